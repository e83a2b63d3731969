import { GrammyError, HttpError } from 'grammy'
import { MINUTE_MS } from '../../lib/time.ts'

/** What the caller can do about a failed call. */
export type Remedy =
  /** Nothing was done: try again, not before `afterMs`. `isTokenRefused`: Telegram does not know a bot with this token any more. */
  | { kind: 'retry'; afterMs: number; isTokenRefused?: true }
  /** The group became a supergroup: repeat the call with its new id. */
  | { kind: 'moved'; chatId: number }
  /** The bot is not in the chat any more. */
  | { kind: 'gone' }
  /** Telegram will never accept this request. */
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
/** Another program polls for updates, or the token is refused: a person must correct that, and messages wait until then. */
const CONFLICT = 409
const REFUSED_US = { kind: 'retry', afterMs: MINUTE_MS } satisfies Remedy
/** Status codes for a token that was revoked, and for one that never existed. */
const NO_BOT = new Set([401, 404])
/** "Forbidden: bot was kicked from the group chat", "Bad Request: chat not found", "... group chat was deactivated". */
const GONE = /chat not found|chat was deactivated|not a member of/i

/** Turns an error of the library into one that says what to do. */
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

/** Whether Telegram does not know a bot with the token. */
export const isTokenRefused = (error: unknown): boolean =>
  error instanceof TelegramError &&
  error.remedy.kind === 'retry' &&
  error.remedy.isTokenRefused === true

/** Removes the token from a message: it is part of every request's address, which network errors quote. */
const withoutToken = (error: unknown): string =>
  String(error instanceof HttpError ? error.error : error).replaceAll(/bot\d+:[\w-]+/g, 'bot…')
