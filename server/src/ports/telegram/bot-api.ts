import { Api, InputFile } from 'grammy'
import type { Telegram, TelegramBot, TelegramFile } from './index.ts'
import { WANTED_UPDATES } from './index.ts'
import { TelegramError, telegramError } from './errors.ts'

/** How long Telegram keeps a poll open while there are no updates. */
const POLL_SECONDS = 25
const TIMEOUT_SECONDS = 20
/** Enough for a file over a slow connection. */
const FILE_SECONDS = 120
/** The library's own limit, which is the same for every request: each has a shorter one in its signal. */
const LIBRARY_SECONDS = FILE_SECONDS + TIMEOUT_SECONDS
const API_ROOT = 'https://api.telegram.org'
/** Types that every Telegram app shows as a picture. */
const SHOWN = ['image/jpeg', 'image/png']

type Options = {
  token: string
  /** Origin of a stand-in that answers instead of Telegram, and how long it keeps a poll open. */
  standIn?: { apiRoot: () => Promise<string>; pollSeconds: number }
}

/** Telegram's Bot API through grammY. */
export function botApi({ token, standIn }: Options): Telegram {
  let opening: Promise<Api> | undefined
  let known: Promise<TelegramBot> | undefined
  const pollSeconds = standIn?.pollSeconds ?? POLL_SECONDS
  const open = async () => {
    const apiRoot = await standIn?.apiRoot()
    return new Api(token, { timeoutSeconds: LIBRARY_SECONDS, ...(apiRoot && { apiRoot }) })
  }
  /** Runs one request; its failure is turned into an error that says what to do. */
  const runRequest = async <T>(request: (api: Api) => Promise<T>): Promise<T> => {
    try {
      return await request(await (opening ??= open()))
    } catch (error) {
      throw telegramError(error)
    }
  }
  const inTime = (seconds = TIMEOUT_SECONDS, also: AbortSignal[] = []) =>
    asGrammySignal(AbortSignal.any([AbortSignal.timeout(seconds * 1000), ...also]))
  const sendAs = (
    isPicture: boolean,
    chatId: number,
    { name, content }: TelegramFile,
    caption: string,
    replyTo: number | null,
  ) =>
    runRequest(async (api) => {
      const file = new InputFile(content, name)
      const more = { caption, ...answering(replyTo) }
      const sent = isPicture
        ? await api.sendPhoto(chatId, file, more, inTime(FILE_SECONDS))
        : await api.sendDocument(chatId, file, more, inTime(FILE_SECONDS))
      return sent.message_id
    })
  const askWhoItIs = () =>
    runRequest(async (api) => {
      const { id, username } = await api.getMe(inTime())
      return { id, username }
    })

  return {
    kind: 'telegram',
    local: null,
    as: (other) => botApi({ token: other, ...(standIn && { standIn }) }),
    bot: () =>
      (known ??= askWhoItIs().catch((error: unknown) => {
        known = undefined
        throw error
      })),
    offerCommands: (commands, language) =>
      runRequest(async (api) => {
        const options = language ? { language_code: language } : {}
        await api.setMyCommands(commands, options, inTime())
      }),
    setWebhook: (url, secret) =>
      runRequest(async (api) => {
        // A single connection, so that updates arrive in order.
        const options = { secret_token: secret, max_connections: 1 }
        await api.setWebhook(url, { ...options, allowed_updates: [...WANTED_UPDATES] }, inTime())
      }),
    deleteWebhook: () => runRequest(async (api) => void (await api.deleteWebhook({}, inTime()))),
    poll: (offset, signal) =>
      runRequest((api) =>
        api.getUpdates(
          { offset, timeout: pollSeconds, allowed_updates: [...WANTED_UPDATES] },
          inTime(pollSeconds + TIMEOUT_SECONDS, [signal]),
        ),
      ),
    send: (chatId, text, replyTo) =>
      runRequest(async (api) => {
        const sent = await api.sendMessage(
          chatId,
          text,
          {
            link_preview_options: { is_disabled: true },
            ...answering(replyTo),
          },
          inTime(),
        )
        return sent.message_id
      }),
    async sendFile(chatId, file, caption, replyTo) {
      if (!SHOWN.includes(file.type)) return sendAs(false, chatId, file, caption, replyTo)
      try {
        return await sendAs(true, chatId, file, caption, replyTo)
      } catch (error) {
        // A picture whose shape Telegram refuses is sent as a file.
        const isNoPicture = error instanceof TelegramError && error.remedy.kind === 'refused'
        if (!isNoPicture) throw error
        return sendAs(false, chatId, file, caption, replyTo)
      }
    },
    download: (fileId, mostBytes) =>
      runRequest(async (api) => {
        const { file_path: path, file_size: size = 0 } = await api.getFile(fileId, inTime())
        if (size > mostBytes) throw refusedFile(TOO_LARGE)
        const root = (await standIn?.apiRoot()) ?? API_ROOT
        const response = await fetch(`${root}/file/bot${token}/${path}`, {
          signal: AbortSignal.timeout(FILE_SECONDS * 1000),
        })
        // Only a temporary failure is worth repeating.
        const isGone = response.status >= 400 && response.status < 500 && response.status !== 429
        if (isGone) throw refusedFile('The file is not there any more.')
        if (!response.ok) throw new Error(`a file was answered with ${response.status}`)
        const content = new Uint8Array(await response.arrayBuffer())
        if (content.length > mostBytes) throw refusedFile(TOO_LARGE)
        return content
      }),
    showTyping: (chatId) =>
      runRequest(async (api) => void (await api.sendChatAction(chatId, 'typing', {}, inTime()))),
    leave: async (chatId) => {
      try {
        await runRequest((api) => api.leaveChat(chatId, inTime()))
      } catch (error) {
        const isOut = error instanceof TelegramError && error.remedy.kind === 'gone'
        if (!isOut) throw error
      }
    },
    close: async () => {},
  }
}

const answering = (replyTo: number | null) =>
  replyTo === null
    ? {}
    : { reply_parameters: { message_id: replyTo, allow_sending_without_reply: true } }

const TOO_LARGE = 'The file is too large.'
const refusedFile = (why: string) => new TelegramError(why, { kind: 'refused' }, undefined)

/** The cast is safe: grammY's types name the signal of a polyfill package, which is the same object. */
const asGrammySignal = (signal: AbortSignal) => signal as Parameters<Api['getMe']>[0]
