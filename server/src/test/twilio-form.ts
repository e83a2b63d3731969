/** A request of Twilio, which is a form. An empty signature is left out. */
export const twilioForm = (url: string, fields: Record<string, string>, signature: string) => ({
  method: 'POST' as const,
  url,
  headers: {
    'content-type': 'application/x-www-form-urlencoded',
    ...(signature && { 'x-twilio-signature': signature }),
  },
  payload: new URLSearchParams(fields).toString(),
})
