import type { VapidKeys } from '../../config-notices.ts'

/** A browser's push subscription: an address of its vendor, and the keys for encryption. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

export type PushMessage = {
  /** JSON for the service worker. */
  payload: string
  /** A newer message replaces an undelivered one with the same topic: 32 characters of base64url at most. */
  topic: string
}

export type Push = {
  /**
   * Encrypts a message for one browser and hands it to the vendor's push service. `gone`: the browser has unsubscribed.
   * @throws PushRefused when it will never be accepted; after any other error it may be tried again.
   */
  send(target: PushTarget, message: PushMessage, keys: VapidKeys): Promise<'taken' | 'gone'>
  /** Whether this is a permitted address for push messages. */
  mayReach(endpoint: string): boolean
  close(): Promise<void>
}

/** The push service refuses the message permanently. */
export class PushRefused extends Error {
  constructor(why: string) {
    super(why)
    this.name = 'PushRefused'
  }
}
