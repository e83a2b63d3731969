import type { SystemStatus } from 'shared-types'

/** One sentence per stand-in, in the order a newcomer meets them. */
export function localModeNotes({
  model,
  sign_in,
  telephony,
  billing,
  telegram,
}: Pick<SystemStatus, 'model' | 'sign_in' | 'telephony' | 'billing' | 'telegram'>): string[] {
  return [
    ...(model ? [] : ['No model key: agents answer by quoting their knowledge.']),
    ...(sign_in === 'local' ? ['Sign-in is a local stand-in for Google.'] : []),
    ...(telephony === 'local' ? ['Codes and texts come to an on-screen inbox.'] : []),
    ...(billing === 'local' ? ['The checkout stands in for Stripe and charges nothing.'] : []),
    ...(telegram === 'local' ? ['Telegram groups are local ones.'] : []),
  ]
}
