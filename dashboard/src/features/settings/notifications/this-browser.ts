import type { PushDevice } from 'shared-types'

const WORKER = '/push.js'
/** Under which `localStorage` holds who turned it on: somebody else who signs in here asked for nothing. */
const WHOSE_KEY = 'nexus:pushed-to'

/** `unsupported` also on an iPhone where the dashboard is not on the Home Screen. */
export type Here = 'on' | 'off' | 'denied' | 'unsupported'

const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window

/** Whether this browser is pushed to. */
export async function readHere(personId: string): Promise<Here> {
  if (!canPush()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return (await deviceOf(personId)) ? 'on' : 'off'
}

/** Where to push to, if it was this person who turned it on here. */
export async function deviceOf(personId: string): Promise<PushDevice | null> {
  if (!canPush() || localStorage.getItem(WHOSE_KEY) !== personId) return null
  const held = await subscription()
  return held && deviceFrom(held)
}

/** @throws Error with a sentence for the person where the browser, or they, say no. */
export async function subscribeHere(pushKey: string, personId: string): Promise<PushDevice> {
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
  localStorage.setItem(WHOSE_KEY, personId)
  return deviceFrom(made)
}

/** @returns the address that is of no use any more; nothing where there was none */
export async function unsubscribeHere(): Promise<string | undefined> {
  localStorage.removeItem(WHOSE_KEY)
  const held = await subscription()
  await held?.unsubscribe()
  return held?.endpoint
}

function deviceFrom(held: PushSubscription): PushDevice {
  const { endpoint, keys } = held.toJSON()
  return { endpoint: endpoint!, keys: { p256dh: keys!['p256dh']!, auth: keys!['auth']! } }
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration(WORKER)
  return (await worker?.pushManager.getSubscription()) ?? null
}
