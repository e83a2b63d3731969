import type { VapidKeys } from '../../config-notices.ts'

/** What a browser gave us to push to it: an address of its vendor, and keys that only it can open with. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

export type PushMessage = {
  /** JSON for the service worker. */
  payload: string
  /** A newer one takes the place of an older one of this topic that was not delivered yet: 32 characters of base64url at most. */
  topic: string
}

export type Push = {
  /**
   * Encrypts for one browser and hands it to the push service of its vendor. `gone`: the browser wants nothing any more.
   * @throws PushRefused where it will never be taken; anything else may be tried again.
   */
  send(target: PushTarget, message: PushMessage, keys: VapidKeys): Promise<'taken' | 'gone'>
  /** Whether this is an address to push to at all. */
  mayReach(endpoint: string): boolean
  close(): Promise<void>
}

/** The push service says no, and would again. */
export class PushRefused extends Error {
  constructor(why: string) {
    super(why)
    this.name = 'PushRefused'
  }
}
