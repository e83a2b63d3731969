import type { PushDevice } from 'shared-types'
import { browserStorage } from '~/lib/storage.ts'

const WORKER = '/push.js'
/** Key in `localStorage` for the user who turned notifications on, so that another user who signs in here does not get them. */
const WHOSE_KEY = 'nexus:pushed-to'

/** `unsupported` also on an iPhone on which the dashboard has not been added to the Home Screen. */
export type Here = 'on' | 'off' | 'denied' | 'unsupported'

const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window

/** Whether this browser receives push notifications. */
export async function readHere(personId: string): Promise<Here> {
  if (!canPush()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return (await deviceOf(personId)) ? 'on' : 'off'
}

/** The browser's push subscription, where this user turned it on here. */
export async function deviceOf(personId: string): Promise<PushDevice | null> {
  if (!canPush() || browserStorage.get(WHOSE_KEY) !== personId) return null
  const held = await subscription()
  return held && deviceFrom(held)
}

/** @throws Error with a sentence for the user where the browser, or the user, refuses. */
export async function subscribeHere(pushKey: string, personId: string): Promise<PushDevice> {
  if ((await Notification.requestPermission()) !== 'granted') {
    throw new Error('This browser was not allowed to show notifications.')
  }
  const worker = await navigator.serviceWorker.register(WORKER)
  await navigator.serviceWorker.ready
  // A subscription made with an earlier key would never be accepted.
  await (await worker.pushManager.getSubscription())?.unsubscribe()
  const made = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: pushKey })
    .catch(() => {
      throw new Error('This browser could not reach its push service.')
    })
  browserStorage.set(WHOSE_KEY, personId)
  return deviceFrom(made)
}

/** @returns the address that is no longer used; nothing where there was none */
export async function unsubscribeHere(): Promise<string | undefined> {
  browserStorage.set(WHOSE_KEY, null)
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
