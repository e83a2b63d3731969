import type { PushDevice } from 'shared-types'

const WORKER = '/push.js'

/** `unsupported` also on an iPhone where the dashboard is not on the Home Screen. */
export type Here = 'on' | 'off' | 'denied' | 'unsupported'

/** Whether this browser is pushed to. */
export async function readHere(): Promise<Here> {
  if (!('serviceWorker' in navigator && 'PushManager' in window)) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return (await subscription()) ? 'on' : 'off'
}

/** @throws Error with a sentence for the person where the browser, or they, say no. */
export async function subscribeHere(pushKey: string): Promise<PushDevice> {
  if ((await Notification.requestPermission()) !== 'granted') {
    throw new Error('This browser was not allowed to show notifications.')
  }
  const worker = await navigator.serviceWorker.register(WORKER)
  await navigator.serviceWorker.ready
  // One for a key of another time would never be taken.
  await (await worker.pushManager.getSubscription())?.unsubscribe()
  const made = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: pushKey })
    .catch(() => {
      throw new Error('This browser could not reach its push service.')
    })
  const { endpoint, keys } = made.toJSON()
  return { endpoint: endpoint!, keys: { p256dh: keys!['p256dh']!, auth: keys!['auth']! } }
}

/** @returns the address that is of no use any more; nothing where there was none */
export async function unsubscribeHere(): Promise<string | undefined> {
  const held = await subscription()
  await held?.unsubscribe()
  return held?.endpoint
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration(WORKER)
  return (await worker?.pushManager.getSubscription()) ?? null
}
