import type { LanguageCode, Update } from 'grammy/types'
import type { LocalTelegram } from './local/index.ts'

export type TelegramUpdate = Update
export type TelegramMessage = NonNullable<Update['message']>

/** `username` without the `@`. */
export type TelegramBot = { id: number; username: string }

/** The kinds of updates the product uses; Telegram does not send others. */
export const WANTED_UPDATES = ['message', 'my_chat_member'] as const

/** Telegram's Bot API, or the local stand-in for it. Every failure of a call is a `TelegramError`. */
export type Telegram = {
  /** `none`: in production without a token. Every call is refused with 503 `telegram_not_configured`. */
  kind: 'telegram' | 'local' | 'none'
  /** The same API for a bot with another token. */
  as(token: string): Telegram
  /** The bot of the token; requested once and then remembered. */
  bot(): Promise<TelegramBot>
  /**
   * Sets the commands that people are offered in a group.
   * @param language ISO 639-1; without it, for every language that has no commands of its own.
   */
  offerCommands(
    commands: { command: string; description: string }[],
    language?: LanguageCode,
  ): Promise<void>
  /** Makes Telegram post updates to `url`, with `secret` in a header. Setting it again changes nothing. */
  setWebhook(url: string, secret: string): Promise<void>
  /** Removes the webhook, because polling is impossible while there is one. */
  deleteWebhook(): Promise<void>
  /** Waits for updates from `offset` on; Telegram deletes those before it. Empty when there were none. */
  poll(offset: number, signal: AbortSignal): Promise<TelegramUpdate[]>
  /**
   * Sends plain text of at most `MESSAGE_LENGTH` characters.
   * @param replyTo id of the message it answers; it is sent even if that message was deleted.
   * @returns the id of the message in its chat.
   */
  send(chatId: number, text: string, replyTo: number | null): Promise<number>
  /**
   * Sends a picture, or another file as a document.
   * @param caption plain text of at most `CAPTION_LENGTH` characters
   */
  sendFile(
    chatId: number,
    file: TelegramFile,
    caption: string,
    replyTo: number | null,
  ): Promise<number>
  /** The bytes of a received file. Fails with `refused` when there are more than `mostBytes`. */
  download(fileId: string, mostBytes: number): Promise<Uint8Array>
  /** Shows "typing" for five seconds. */
  showTyping(chatId: number): Promise<void>
  /** Leaves a chat; it is no error when the bot is not in it. */
  leave(chatId: number): Promise<void>
  /** Acts as people in the stand-in; null unless `kind` is `local`. */
  local: LocalTelegram | null
  close(): Promise<void>
}

export type TelegramFile = { name: string; type: string; content: Uint8Array }

/** The longest text with a file. */
export const CAPTION_LENGTH = 1_024
/** The longest message, in UTF-16 units, as Telegram counts. */
export const MESSAGE_LENGTH = 4_096
