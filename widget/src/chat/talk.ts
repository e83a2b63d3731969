import type { VisitorMessage } from 'shared-types'
import type { Control, Note, Talk } from './stored.ts'

/** How many messages the browser stores; older ones are only on the server. */
const KEPT_MESSAGES = 100

export const newTalk = (id: string, token: string): Talk => ({
  id,
  token,
  cursor: 0,
  messages: [],
  notes: [],
  control: { isPerson: false, isRequested: false, name: null },
})

/** Adds new messages and replaces changed ones; never returns to an older revision, and never adds a message twice. */
export const mergeMessages = (talk: Talk, incoming: VisitorMessage[]): Talk => {
  const byId = new Map(talk.messages.map((message) => [message.id, message]))
  for (const message of incoming) {
    const known = byId.get(message.id)
    if (!known || known.revision <= message.revision) byId.set(message.id, message)
  }
  const messages = [...byId.values()].toSorted((a, b) => a.seq - b.seq).slice(-KEPT_MESSAGES)
  return { ...talk, messages }
}

/** Stores who is in control according to the server, and adds a note when that changes, below a reply that is shown but not stored yet. */
export const withControl = (talk: Talk, control: Control, hasUnstoredReply: boolean): Talk => {
  const was = talk.control
  if (was.isPerson === control.isPerson) return { ...talk, control }
  const afterSeq = (talk.messages.at(-1)?.seq ?? 0) + Number(hasUnstoredReply)
  const note: Note = {
    id: `note-${talk.notes.length}-${afterSeq}`,
    kind: control.isPerson ? 'joined' : 'left',
    name: control.isPerson ? control.name : was.name,
    afterSeq,
  }
  return { ...talk, control, notes: [...talk.notes, note] }
}

/** Merges what another tab has stored with what this tab knows of the same conversation. */
export const mergeTalks = (mine: Talk, stored: Talk): Talk => ({
  ...mergeMessages(mine, stored.messages),
  cursor: Math.max(mine.cursor, stored.cursor),
  control: stored.control,
  notes: stored.notes.length > mine.notes.length ? stored.notes : mine.notes,
})
