import { MailRefused } from './index.ts'

/** What to log about a failure: the status code but never the mail server's message, which may contain the address. */
export function reasonOf(error: unknown): Record<string, unknown> {
  const { code, responseCode, message } = error as Error & { code?: string; responseCode?: number }
  if (error instanceof MailRefused) return { reason: 'refused' }
  return responseCode === undefined ? { code, reason: message } : { code, answer: responseCode }
}
