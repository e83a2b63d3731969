import type { PanelStrings } from '../panel/strings.ts'
import type { Outgoing, Talk } from './stored.ts'
import type { ChatState } from './types.ts'
import { isBotTyping, plain, toPanelMessages } from './view.ts'
import type { LiveReply } from './view.ts'

type Known = {
  talk: Talk | null
  live: ReadonlyMap<string, LiveReply>
  outbox: Outgoing[]
  seen: number
  isHeldUp: boolean
  isThinking: boolean
  typing: string | null
  notice: string | null
  isPersonOffered: boolean
  hasEnded: boolean
  isOver: boolean
  strings: PanelStrings
}

export const toState = (known: Known): ChatState => {
  const { talk, live, outbox, strings } = known
  const isBusy = known.isThinking || (talk !== null && isBotTyping(talk, live))
  const messages = toPanelMessages(talk, live, outbox, known.isHeldUp, strings)
  if (known.hasEnded) messages.unshift(plain('ended', 'note', strings.ended))
  return {
    messages,
    typing: known.typing ?? (isBusy ? '' : null),
    person: talk?.control.isPerson ? (talk.control.name ?? '') : null,
    isOffline: !navigator.onLine || (known.isHeldUp && outbox.length > 0),
    notice: known.notice,
    isPersonRequested: Boolean(talk?.control.isRequested && !talk.control.isPerson),
    isPersonOffered: known.isPersonOffered,
    unread: talk ? countUnread(talk, known.seen) : 0,
    rating: ratingOf(known),
  }
}

/**
 * A visitor who got an answer may be asked for a rating: when they leave the chat, or when the conversation has been marked as resolved.
 */
const ratingOf = ({ talk, isOver }: Known): ChatState['rating'] =>
  talk && (isOver || talk.control.isDone) && countUnread(talk, 0)
    ? (talk.rating ?? null)
    : undefined

const countUnread = ({ messages }: Talk, seen: number): number =>
  messages.filter(({ seq, sender, text }) => seq > seen && sender.role !== 'customer' && text)
    .length
