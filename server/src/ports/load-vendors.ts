import type { Config } from '../config.ts'

/**
 * Loads the libraries of the vendors there are keys for. That holds the event loop for up to a second, so it is done before the server
 * answers anybody: otherwise everybody who chats would wait for the first who buys a number. Without keys the stand-ins load them when
 * they are asked, which spares a trial installation their memory.
 */
export async function loadVendors({ twilio, stripe }: Config): Promise<void> {
  if (twilio) await import('twilio')
  if (stripe) await import('stripe')
}
