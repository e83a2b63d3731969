import { GrammyError, HttpError } from 'grammy'

/** What the caller can do about a call that failed. */
export type Remedy =
  /** Nothing was done: ask again, not before `afterMs`. `isTokenRefused`: Telegram knows no bot with this token any more. */
  | { kind: 'retry'; afterMs: number; isTokenRefused?: true }
  /** The group became a supergroup: the same again, there. */
  | { kind: 'moved'; chatId: number }
  /** The bot is not in the chat any more. */
  | { kind: 'gone' }
  /** Telegram will never take this one. */
  | { kind: 'refused' }

export class TelegramError extends Error {
  override readonly name = 'TelegramError'
  readonly remedy: Remedy

  constructor(message: string, remedy: Remedy, cause: unknown) {
    super(message, { cause })
    this.remedy = remedy
  }
}

const UNREACHABLE: Remedy = { kind: 'retry', afterMs: 2_000 }
/** Another program asks for updates, or the token is refused: somebody has to see to it, and what is to be said waits for that. */
const CONFLICT = 409
const REFUSED_US = { kind: 'retry', afterMs: 60_000 } satisfies Remedy
/** A token that was revoked, and one that never was. */
const NO_BOT = new Set([401, 404])
/** "Forbidden: bot was kicked from the group chat", "Bad Request: chat not found", "... group chat was deactivated". */
const GONE = /chat not found|chat was deactivated|not a member of/i

/** Tells a failure of the library in terms of what to do about it. */
export function telegramError(error: unknown): TelegramError {
  if (error instanceof TelegramError) return error
  if (!(error instanceof GrammyError)) {
    return new TelegramError('Telegram could not be reached.', UNREACHABLE, withoutToken(error))
  }
  return new TelegramError(error.description, remedyFor(error), undefined)
}

function remedyFor({ error_code: code, description, parameters }: GrammyError): Remedy {
  if (parameters.migrate_to_chat_id) return { kind: 'moved', chatId: parameters.migrate_to_chat_id }
  if (code === 429) return { kind: 'retry', afterMs: (parameters.retry_after ?? 1) * 1000 }
  if (code >= 500) return UNREACHABLE
  if (code === CONFLICT) return REFUSED_US
  if (NO_BOT.has(code)) return { ...REFUSED_US, isTokenRefused: true }
  if (code === 403 || GONE.test(description)) return { kind: 'gone' }
  return { kind: 'refused' }
}

/** Whether Telegram knows no bot with the token. */
export const isTokenRefused = (error: unknown): boolean =>
  error instanceof TelegramError &&
  error.remedy.kind === 'retry' &&
  error.remedy.isTokenRefused === true

/** The token stands in the address of every request, and errors of the network quote it. */
const withoutToken = (error: unknown): string =>
  String(error instanceof HttpError ? error.error : error).replaceAll(/bot\d+:[\w-]+/g, 'bot…')
