type Headers = Map<string, string[]>

/** Headers that only machines send, with the value that counts; null: any value. */
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
  // An empty return path is that of a bounce, which must not be answered.
  'return-path': /^\s*<\s*>/,
  'content-type': /^\s*multipart\/report\b/i,
  from: /\b(?:mailer-daemon|postmaster)@/i,
}

/** Whether a machine sent the mail. X-Auto-Response-Suppress does not count: people's mails may have it too. */
export const isAutomatic = (headers: Headers): boolean =>
  Object.entries(BY_MACHINES).some(([name, sign]) =>
    headers.get(name)?.some((value) => sign === null || sign.test(value)),
  )

/**
 * Whether a mail reports a permanent failure of delivery; a delayed mail may still arrive.
 * @param text including the machine-readable part of the report
 */
export const isBounce = (headers: Headers, text: string): boolean =>
  (headers.get('content-type') ?? []).some((value) => /^\s*multipart\/report\b/i.test(value)) &&
  /^Action:[ \t]*failed\b/im.test(text)
