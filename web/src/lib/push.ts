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

/** Has this browser told of what happens, after its person has agreed; false if they have not. */
export async function tellThisBrowser(pushKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made with the key of another server is of no use.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(pushKey) });
  await calls.addBrowser({ endpoint: subscription.endpoint, receiver: written(subscription.getKey('p256dh')), auth: written(subscription.getKey('auth')) });
  return true;
}
