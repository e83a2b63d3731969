import { Api } from 'grammy'
import type { Telegram, TelegramBot } from './index.ts'
import { WANTED_UPDATES } from './index.ts'
import { TelegramError, telegramError } from './errors.ts'

/** How long Telegram holds a poll open while nothing comes. */
const POLL_SECONDS = 25
const TIMEOUT_SECONDS = 20

type Options = {
  token: string
  /** Origin that answers in Telegram's place, and how long it holds a poll open. */
  standIn?: { apiRoot: () => Promise<string>; pollSeconds: number }
}

/** Telegram's Bot API through grammY. */
export function botApi({ token, standIn }: Options): Telegram {
  let opening: Promise<Api> | undefined
  let known: Promise<TelegramBot> | undefined
  const pollSeconds = standIn?.pollSeconds ?? POLL_SECONDS
  const open = async () => {
    const apiRoot = await standIn?.apiRoot()
    // A poll lasts longer than anything else, so this is what the library gives up after.
    return new Api(token, {
      timeoutSeconds: pollSeconds + TIMEOUT_SECONDS,
      ...(apiRoot && { apiRoot }),
    })
  }
  /** Runs one request; what fails is told with what to do about it. */
  const asking = async <T>(request: (api: Api) => Promise<T>): Promise<T> => {
    try {
      return await request(await (opening ??= open()))
    } catch (error) {
      throw telegramError(error)
    }
  }
  const inTime = () => asGrammySignal(AbortSignal.timeout(TIMEOUT_SECONDS * 1000))
  const askWhoItIs = () =>
    asking(async (api) => {
      const { id, username } = await api.getMe(inTime())
      return { id, username }
    })

  return {
    kind: 'telegram',
    local: null,
    bot: () =>
      (known ??= askWhoItIs().catch((error: unknown) => {
        known = undefined
        throw error
      })),
    offerCommands: (commands, language) =>
      asking(async (api) => {
        const options = language ? { language_code: language } : {}
        await api.setMyCommands(commands, options, inTime())
      }),
    setWebhook: (url, secret) =>
      asking(async (api) => {
        // One connection keeps the order in which things were written.
        const options = { secret_token: secret, max_connections: 1 }
        await api.setWebhook(url, { ...options, allowed_updates: [...WANTED_UPDATES] }, inTime())
      }),
    deleteWebhook: () => asking(async (api) => void (await api.deleteWebhook({}, inTime()))),
    poll: (offset, signal) =>
      asking((api) =>
        api.getUpdates(
          { offset, timeout: pollSeconds, allowed_updates: [...WANTED_UPDATES] },
          asGrammySignal(signal),
        ),
      ),
    send: (chatId, text, replyTo) =>
      asking(async (api) => {
        const sent = await api.sendMessage(
          chatId,
          text,
          {
            link_preview_options: { is_disabled: true },
            ...(replyTo !== null && {
              reply_parameters: { message_id: replyTo, allow_sending_without_reply: true },
            }),
          },
          inTime(),
        )
        return sent.message_id
      }),
    showTyping: (chatId) =>
      asking(async (api) => void (await api.sendChatAction(chatId, 'typing', {}, inTime()))),
    leave: async (chatId) => {
      try {
        await asking((api) => api.leaveChat(chatId, inTime()))
      } catch (error) {
        const isOut = error instanceof TelegramError && error.remedy.kind === 'gone'
        if (!isOut) throw error
      }
    },
    close: async () => {},
  }
}

/** grammY's types name the signal of a package that stands in for it on old Nodes; it is the same object. */
const asGrammySignal = (signal: AbortSignal) => signal as Parameters<Api['getMe']>[0]
