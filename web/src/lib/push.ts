import { calls } from '../api';

/** Whether this browser can be told something while no page is open. */
export const pushPossible = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));

function written(key: ArrayBuffer | null): string {
  return btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}

const tell = (subscription: PushSubscription) =>
  calls.addBrowser({ endpoint: subscription.endpoint, receiver: written(subscription.getKey('p256dh')), auth: written(subscription.getKey('auth')) });

/** What this browser has at its push service, if anything; also nothing if it does not say. */
async function own(): Promise<PushSubscription | null> {
  if (!pushPossible()) return null;
  try {
    return (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;
  } catch {
    return null;
  }
}

/** Has this browser told of what happens, after its person has agreed; false if they have not. */
export async function tellThisBrowser(pushKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made with the key of another server is of no use.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(pushKey) });
  await tell(subscription);
  return true;
}

/** Does what logs all other browsers out, which are told nothing from then on; this one is if it was before. */
export async function tellNoOthers(how: () => Promise<unknown>): Promise<void> {
  const subscription = await own();
  const told = subscription && (await calls.notices()).browsers.length > 0;
  await how();
  if (told) await tell(subscription);
}

/** Whoever sits here next is not told. Without the push service that is left to the list of browsers in the account. */
export async function forgetThisBrowser(): Promise<void> {
  try {
    await (await own())?.unsubscribe();
  } catch {
    // the push service cannot be reached
  }
}
