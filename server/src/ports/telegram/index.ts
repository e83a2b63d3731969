import type { LanguageCode, Update } from 'grammy/types'
import type { LocalTelegram } from './local/index.ts'

export type TelegramUpdate = Update
export type TelegramMessage = NonNullable<Update['message']>

/** `username` without the `@`. */
export type TelegramBot = { id: number; username: string }

/** What this product listens to; everything else Telegram keeps to itself. */
export const WANTED_UPDATES = ['message', 'my_chat_member'] as const

/**
 * Telegram: its Bot API, or the local one that stands in for it.
 * Every failure of a call is a `TelegramError`.
 */
export type Telegram = {
  /** `none`: production without a token. Every call is refused with 503 `telegram_not_configured`. */
  kind: 'telegram' | 'local' | 'none'
  /** The same Telegram for a bot with another token. */
  as(token: string): Telegram
  /** Asked once, then known. */
  bot(): Promise<TelegramBot>
  /** Sets the commands people are offered in a group. @param language ISO 639-1; without one, for every language that has none. */
  offerCommands(
    commands: { command: string; description: string }[],
    language?: LanguageCode,
  ): Promise<void>
  /** From here on Telegram posts updates to `url`, with `secret` in a header. Setting it again changes nothing. */
  setWebhook(url: string, secret: string): Promise<void>
  /** Ends the webhook: as long as there is one, nothing can be polled. */
  deleteWebhook(): Promise<void>
  /** Waits for updates from `offset` on; those before it are forgotten by Telegram. Empty when nothing came. */
  poll(offset: number, signal: AbortSignal): Promise<TelegramUpdate[]>
  /**
   * Plain text of at most `MESSAGE_LENGTH` characters.
   * @param replyTo message of the chat it answers; sent all the same when that one is gone.
   * @returns the id of the message in its chat.
   */
  send(chatId: number, text: string, replyTo: number | null): Promise<number>
  /**
   * A picture to be seen, or another file to be saved.
   * @param caption plain text of at most `CAPTION_LENGTH` characters
   */
  sendFile(
    chatId: number,
    file: TelegramFile,
    caption: string,
    replyTo: number | null,
  ): Promise<number>
  /** The bytes of what somebody sent. Fails with `refused` where they are more than `mostBytes`. */
  download(fileId: string, mostBytes: number): Promise<Uint8Array>
  /** Shows for five seconds that something is being written. */
  showTyping(chatId: number): Promise<void>
  /** Leaving a chat the bot is not in is no error. */
  leave(chatId: number): Promise<void>
  /** Only where `kind` is `local`: acts as people. */
  local: LocalTelegram | null
  close(): Promise<void>
}

export type TelegramFile = { name: string; type: string; content: Uint8Array }

/** Of the words beside a file. */
export const CAPTION_LENGTH = 1_024
/** Of one message, in UTF-16 units, as Telegram counts. */
export const MESSAGE_LENGTH = 4_096
