import type { CallLog } from 'shared-types'
import type { chatFiles } from '../../db/schema/files.ts'
import { isWhatsapp, phoneOf } from '../../lib/text-address.ts'
import type { Visited, Wish } from './store.ts'

/** A conversation with everything that belongs to it. */
export function toConversation(
  { conversation, rating, summary, phone, telegramId }: Visited['held'][number],
  { said, noted, sent, done }: Pick<Visited, 'said' | 'noted' | 'sent' | 'done'>,
) {
  const isOfIt = ({ conversationId }: { conversationId: string }) =>
    conversationId === conversation.id
  return {
    id: conversation.id,
    channel: phone !== null && isWhatsapp(phone) ? 'whatsapp' : conversation.channel,
    ...(phone !== null && { texted_from: phoneOf(phone) }),
    ...(telegramId !== null && { telegram_id: telegramId }),
    page_url: conversation.pageUrl,
    last_page: conversation.currentPage,
    locale: conversation.locale,
    time_zone: conversation.timeZone,
    sentiment: conversation.sentiment,
    rating: rating && { good: rating.isGood, words: rating.words, at: rating.ratedAt },
    created_at: conversation.createdAt,
    messages: said.filter(isOfIt).map(({ seq, role, senderName, text, createdAt }) => ({
      number: seq,
      from: role,
      name: senderName,
      text,
      at: createdAt,
    })),
    summary,
    notes: noted
      .filter(isOfIt)
      .map(({ authorName, text, createdAt }) => ({ by: authorName, text, at: createdAt })),
    letters: sent.filter(isOfIt).map(toLetter),
    actions: done.filter((run) => run.conversationId === conversation.id).map(toDone),
  }
}

/** An action that was run for them, with its inputs. */
export const toDone = (run: Visited['done'][number]) => ({
  name: run.actionName,
  state: run.state,
  inputs: run.inputs,
  result: run.said,
  at: run.createdAt,
})

/** A letter with the numbers of its messages, because it contains no words of its own. */
const toLetter = ({ kind, personId, afterSeq, toSeq, ...letter }: Visited['sent'][number]) => ({
  kind,
  to: personId === null ? 'visitor' : 'team',
  tells: { after: afterSeq, up_to: toSeq },
  at: letter.createdAt,
  settled_at: letter.settledAt,
  failure: letter.failure,
})

export const toMail = (mail: Visited['mails'][number]) => ({
  conversation: mail.conversationId,
  from: mail.sender,
  subject: mail.subject,
  text: mail.text,
  attachments: mail.attachments,
  at: mail.receivedAt,
})

export const toCall = (log: CallLog) => ({
  id: log.id,
  at: log.created_at,
  seconds: log.duration,
  name: log.logEntry?.callerName ?? null,
  reason: log.logEntry?.callReason ?? null,
  referral: log.logEntry?.referral ?? null,
  country: log.caller_country,
  state: log.caller_state,
  zip_code: log.zip_code,
  lead: log.lead ?? null,
  analysis: log.analysis,
  has_recording: log.voice_message?.has_sound ?? false,
  transcript: log.messages.map(({ entity_type: from, content, created_at: at }) => ({
    from,
    text: content,
    at,
  })),
})

export const toWish = ({ words, startsAt, timeZone, createdAt }: Wish) => ({
  words,
  starts_at: startsAt,
  time_zone: timeZone,
  asked_at: createdAt,
})

export const toFile = (file: typeof chatFiles.$inferSelect) => ({
  id: file.id,
  conversation: file.conversationId,
  name: file.name,
  type: file.type,
  at: file.createdAt,
  base64: Buffer.from(file.content).toString('base64'),
})
