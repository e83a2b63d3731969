import webhooks from 'twilio/lib/webhooks/webhooks.js'

const { getExpectedTwilioSignature, validateRequest } = webhooks

/** The header `X-Twilio-Signature` of a request. */
export const sign = (authToken: string, url: string, params: Record<string, string>): string =>
  getExpectedTwilioSignature(authToken, url, params)

/** Checks a signature with Twilio's own validator: in constant time, for the address with and without its port. */
export const isSignedBy = (
  authToken: string,
  url: string,
  params: Record<string, string>,
  signature: string | undefined,
): boolean => signature !== undefined && validateRequest(authToken, signature, url, params)
