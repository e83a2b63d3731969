import type { Config } from '../config.ts'

/**
 * Loads the libraries of the vendors for which there are keys. That blocks the event loop for up to a second, so it is done before the
 * server answers requests; otherwise everybody who chats would wait for the first person who buys a number. Without keys the stand-ins load
 * them on demand, which saves memory in a trial installation.
 */
export async function loadVendors({ twilio, stripe, smtp }: Config): Promise<void> {
  if (twilio) await import('twilio')
  if (stripe) await import('stripe')
  if (smtp) await import('nodemailer')
}
