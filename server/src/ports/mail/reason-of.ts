import { MailRefused } from './index.ts'

/** Never the words of a mail server, in which the address stands: its number says enough. */
export function reasonOf(error: unknown): Record<string, unknown> {
  const { code, responseCode, message } = error as Error & { code?: string; responseCode?: number }
  if (error instanceof MailRefused) return { reason: 'refused' }
  return responseCode === undefined ? { code, reason: message } : { code, answer: responseCode }
}
