import webhooks from 'twilio/lib/webhooks/webhooks.js'

const { getExpectedTwilioSignature, validateRequest } = webhooks

/** `X-Twilio-Signature` of a request, as Twilio makes it. */
export const sign = (authToken: string, url: string, params: Record<string, string>): string =>
  getExpectedTwilioSignature(authToken, url, params)

/** Twilio's own validator: constant time, the address with and without its port. */
export const isSignedBy = (
  authToken: string,
  url: string,
  params: Record<string, string>,
  signature: string | undefined,
): boolean => signature !== undefined && validateRequest(authToken, signature, url, params)
