import { SvelteSet } from 'svelte/reactivity';

/** Which of many things on a page have come near what is seen of it; once near, they stay so. */
export class Nearby {
  private readonly found = new SvelteSet<string>();
  private readonly names = new WeakMap<Element, string>();
  private readonly eye: IntersectionObserver;

  /** @param margin how far below or above the window is near, such as '400px' */
  constructor(margin: string) {
    this.eye = new IntersectionObserver((entries) => entries.forEach((entry) => this.look(entry)), { rootMargin: margin });
  }

  private look({ isIntersecting, target }: IntersectionObserverEntry): void {
    const name = this.names.get(target);
    if (!isIntersecting || name === undefined) return;
    this.found.add(name);
    this.eye.unobserve(target);
  }

  has(name: string): boolean {
    return this.found.has(name);
  }

  /** An attachment for the element that stands for a thing. */
  watch(name: string): (element: Element) => () => void {
    return (element) => {
      this.names.set(element, name);
      this.eye.observe(element);
      return () => this.eye.unobserve(element);
    };
  }

  close(): void {
    this.eye.disconnect();
  }
}
