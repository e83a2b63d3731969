import type { VisitorMessage } from 'shared-types'
import type { PanelStrings } from '../panel/strings.ts'
import type { RatingChoice } from '../panel/types.ts'
import { toState } from './chat-state.ts'
import type { VisitorStorage } from './storage.ts'
import { mergeMessages, mergeTalks, newTalk, withControl } from './talk.ts'
import type { Control, Talk } from './stored.ts'
import type { ChatState } from './types.ts'
import type { LiveReply } from './view.ts'

/** How often a streaming reply is drawn at most. */
const DRAW_MS = 32
/** A typing indicator disappears unless it is repeated. */
const TYPING_MS = 6_000

type Options = {
  storage: VisitorStorage
  strings: PanelStrings
  isHeldUp: () => boolean
  /** The conversation is left for another one, or for none. */
  onDrop: () => void
}

/**
 * Everything this tab knows about the conversation, what it stores, and the listeners for changes. Storage is read only when first needed,
 * because a record is also created on a server, which has no storage.
 */
export const createRecord = ({ storage, strings, isHeldUp, onDrop }: Options) => {
  const live = new Map<string, LiveReply>()
  const thinking = new Set<object>()
  const listeners = new Set<() => void>()
  let talk: Talk | null | undefined
  let typing: string | null = null
  let typingTimer: ReturnType<typeof setTimeout> | undefined
  let drawTimer: ReturnType<typeof setTimeout> | undefined
  let notice: string | null = null
  let isPersonOffered = false
  let hasEnded = false
  let isOpen = false
  /** The visitor has closed the chat or is about to leave it, and nothing has been written since. */
  let isOver = false
  let state: ChatState | undefined

  const known = () => (talk === undefined ? (talk = storage.readTalk()) : talk)
  const draw = () => {
    clearTimeout(drawTimer)
    drawTimer = undefined
    const last = talk?.messages.at(-1)?.seq ?? 0
    if (isOpen && !document.hidden && last > storage.readSeen()) storage.writeSeen(last)
    state = undefined
    for (const listener of listeners) listener()
  }
  const keep = (changed: Talk) => {
    talk = changed
    storage.writeTalk(talk)
    draw()
  }
  const setTyping = (name: string | null) => {
    clearTimeout(typingTimer)
    if (name !== null) typingTimer = setTimeout(() => setTyping(null), TYPING_MS)
    if (typing === name) return
    typing = name
    draw()
  }
  const drop = () => {
    onDrop()
    talk = null
    live.clear()
    thinking.clear()
    setTyping(null)
  }

  const getState = (): ChatState =>
    (state ??= toState({
      talk: known(),
      live,
      outbox: storage.readOutbox(),
      seen: storage.readSeen(),
      isHeldUp: isHeldUp() || !navigator.onLine,
      isThinking: thinking.size > 0,
      typing,
      notice,
      isPersonOffered,
      hasEnded,
      isOver,
      strings,
    }))
  const askRating = () => {
    isOver = true
    draw()
  }
  const leave = (isEnd: boolean) => {
    drop()
    hasEnded = isEnd
    storage.writeTalk(null)
    storage.writeSeen(0)
    draw()
  }

  return {
    live,
    thinking,
    draw,
    setTyping,
    talk: known,
    /** For text that arrives many times a second. */
    drawSoon: () => {
      drawTimer ??= setTimeout(draw, DRAW_MS)
    },
    /** `cursor` is given by the sources that deliver everything in order: the event stream and the history. */
    addMessages: (messages: VisitorMessage[], cursor = 0) => {
      if (!talk) return
      isOver = false
      for (const { id, status } of messages) if (status === 'complete') live.delete(id)
      keep({ ...mergeMessages(talk, messages), cursor: Math.max(talk.cursor, cursor) })
    },
    setControl: (control: Control) => {
      if (!talk) return
      if (control.isPerson) thinking.clear()
      if (control.isPerson !== talk.control.isPerson) isPersonOffered = false
      const { messages } = talk
      const hasUnstoredReply = [...live.keys()].some(
        (id) => !messages.some((each) => each.id === id),
      )
      keep(withControl(talk, control, hasUnstoredReply))
    },
    setNotice: (text: string | null) => {
      notice = text
      draw()
    },
    offerPerson: () => {
      isPersonOffered = true
      draw()
    },
    setOpen: (value: boolean) => {
      isOpen = value
      // Only the unread count depends on this, so that a panel that is up to date is not drawn again.
      if (!value) askRating()
      else if (getState().unread) draw()
    },
    begin: (id: string, token: string): Talk => {
      const fresh = newTalk(id, token)
      storage.writeSeen(0)
      hasEnded = false
      keep(fresh)
      return fresh
    },
    /** The server no longer accepts this conversation. Messages that the visitor could not send are kept. */
    forget: () => leave(true),
    /** The visitor starts a new conversation. */
    beginAnew: () => {
      if (talk) storage.writeLeft({ id: talk.id, token: talk.token })
      isPersonOffered = false
      leave(false)
    },
    /** The visitor is about to leave it. */
    askRating,
    setRating: (rating: RatingChoice) => talk && keep({ ...talk, rating }),
    /** Reads what another tab has stored. */
    adopt: () => {
      const stored = storage.readTalk()
      if (stored && talk?.id === stored.id) talk = mergeTalks(talk, stored)
      else {
        if (talk) drop()
        talk = stored
        hasEnded &&= !stored
      }
      draw()
    },
    getState,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stop: () => {
      // Streaming replies that no request follows any more are dropped.
      thinking.clear()
      clearTimeout(typingTimer)
      clearTimeout(drawTimer)
      drawTimer = undefined
    },
  }
}
export type ChatRecord = ReturnType<typeof createRecord>
