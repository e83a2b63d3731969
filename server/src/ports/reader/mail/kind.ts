type Headers = Map<string, string[]>

/** Values of headers that only machines send; null: whatever it says. */
const BY_MACHINES: Record<string, RegExp | null> = {
  'auto-submitted': /^(?!\s*no\b)/i,
  'x-autoreply': null,
  'x-autorespond': null,
  'x-auto-reply': null,
  precedence: /^\s*(?:bulk|list|junk|auto_reply)\b/i,
  'list-id': null,
  'list-post': null,
  'list-unsubscribe': null,
  'x-failed-recipients': null,
  // What comes back from a bounce would bounce.
  'return-path': /^\s*<\s*>/,
  'content-type': /^\s*multipart\/report\b/i,
  from: /\b(?:mailer-daemon|postmaster)@/i,
}

/** No person sent it. Who asks others for silence by X-Auto-Response-Suppress may well be one. */
export const isAutomatic = (headers: Headers): boolean =>
  Object.entries(BY_MACHINES).some(([name, sign]) =>
    headers.get(name)?.some((value) => sign === null || sign.test(value)),
  )

/** A delivery report that says no for good; what is only late may still arrive. @param text with what the report says to machines */
export const isBounce = (headers: Headers, text: string): boolean =>
  (headers.get('content-type') ?? []).some((value) => /^\s*multipart\/report\b/i.test(value)) &&
  /^Action:[ \t]*failed\b/im.test(text)
