import type { VisitorMessage } from 'shared-types'
import type { PanelMessage } from '../panel/types.ts'
import type { PanelStrings } from '../panel/strings.ts'
import type { Note, Outgoing, Talk } from './stored.ts'

/** A reply that streams in on the response of a POST and is not stored yet. */
export type LiveReply = {
  id: string
  afterSeq: number
  text: string
  sources: VisitorMessage['sources']
}

/** What a visitor sees: stored messages by `seq`, notes between them, then messages being sent or streamed. */
export const toPanelMessages = (
  talk: Talk | null,
  live: ReadonlyMap<string, LiveReply>,
  outbox: Outgoing[],
  /** Whether messages in the outbox are waiting, rather than being sent at this moment. */
  isHeldUp: boolean,
  strings: PanelStrings,
): PanelMessage[] => {
  const stored = talk?.messages ?? []
  const storedIds = new Set(stored.flatMap(({ id, client_id }) => [id, client_id]))
  const lines = [
    ...stored.map((message) => line(message.seq, toStored(message, live.get(message.id), strings))),
    ...(talk?.notes ?? []).map((note) => line(note.afterSeq + 0.6, toNote(note, strings))),
    ...[...live.values()]
      .filter(({ id }) => !storedIds.has(id))
      .map((reply) => line(reply.afterSeq + 0.5, toLive(reply))),
  ]
  return [
    ...lines
      .toSorted(([one], [other]) => one - other)
      .map(([, message]) => message)
      .filter(isShown),
    ...outbox.filter(({ id }) => !storedIds.has(id)).map((item) => toOutgoing(item, isHeldUp)),
  ]
}

/** Whether a reply is being made that has no text yet. */
export const isBotTyping = (
  { messages, control }: Talk,
  live: ReadonlyMap<string, LiveReply>,
): boolean => {
  const last = messages.at(-1)
  return (
    !control.isPerson &&
    last !== undefined &&
    isGrowing(last) &&
    !last.text &&
    !live.get(last.id)?.text
  )
}

const isGrowing = ({ status }: VisitorMessage): boolean =>
  status === 'pending' || status === 'streaming'

const line = (order: number, message: PanelMessage): [number, PanelMessage] => [order, message]

const isShown = (message: PanelMessage): boolean => !!message.text || message.state === 'failed'

const FROM = { customer: 'visitor', agent: 'agent', admin: 'person' } as const

const toStored = (
  message: VisitorMessage,
  live: LiveReply | undefined,
  strings: PanelStrings,
): PanelMessage => {
  const { id, client_id, sender, status } = message
  const grows = isGrowing(message)
  const failed = status === 'failed'
  // Text on the screen stays: a stored reply that is still growing may be shorter than what has been streamed.
  const keepsLive =
    live && (grows || failed || !message.text) && live.text.length > message.text.length
  return {
    // A message keeps its first id, so that its bubble stays the same element once it is accepted.
    id: client_id ?? id,
    from: FROM[sender.role],
    name: sender.name,
    text: keepsLive ? live.text : message.text,
    state: grows ? 'streaming' : status === 'complete' ? 'sent' : (status as 'cut' | 'failed'),
    ...(failed && { error: strings.replyFailed }),
    sources: message.sources.length ? message.sources : (live?.sources ?? []),
    files: message.files,
  }
}

const toLive = ({ id, text, sources }: LiveReply): PanelMessage => ({
  ...plain(id, 'agent', text),
  state: 'streaming',
  sources,
})

const toNote = ({ id, kind, name }: Note, strings: PanelStrings): PanelMessage =>
  plain(id, 'note', strings[kind](name ?? strings.someone))

const toOutgoing = ({ id, text, error }: Outgoing, isHeldUp: boolean): PanelMessage => {
  const message = plain(id, 'visitor', text)
  if (error !== undefined) return { ...message, state: 'failed', error }
  return isHeldUp ? { ...message, state: 'waiting' } : message
}

/** A message line with default values. */
export const plain = (id: string, from: PanelMessage['from'], text: string): PanelMessage => ({
  id,
  from,
  text,
  name: '',
  state: 'sent',
  sources: [],
})
