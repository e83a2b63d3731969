import type { DatabaseDriver } from '../../../db/client.ts'
import { groupCommit } from '../../../lib/group-commit.ts'
import type { Message, ReplyJob } from '../message.ts'
import {
  type Acceptance,
  type AcceptedRow,
  type Entry,
  type Settlement,
  writeAlone,
  writeTogether,
  type Written,
} from './commit-store.ts'
import type { PastMessage } from './store.ts'

/** The most entries in one statement: with more, the first would wait too long for the last. */
const MAX_TOGETHER = 64

export type Accepted = {
  userId: string
  agentId: string
  control: 'bot' | 'admin'
  message: Message
  job: ReplyJob | null
  /** An earlier reply of the conversation has to end first. */
  waits: boolean
  /** The conversation was resolved, and the message opened it again. */
  reopened: boolean
  /** Messages before this one, oldest first. */
  history: PastMessage[]
}

const commits = new WeakMap<DatabaseDriver, (entry: Entry) => Promise<Written>>()

function commitOf(database: DatabaseDriver): (entry: Entry) => Promise<Written> {
  const known = commits.get(database)
  if (known) return known
  const commit = groupCommit<Entry, Written>({
    most: MAX_TOGETHER,
    keyOf: ({ conversationId }) => conversationId,
    writeTogether: (entries) => writeTogether(database, entries),
    writeAlone: (entry) => writeAlone(database, entry),
  })
  commits.set(database, commit)
  return commit
}

/**
 * Stores a message and the reply it is to get.
 * @returns nothing when the message was not added.
 */
export async function commitMessage(
  database: DatabaseDriver,
  accept: Acceptance,
): Promise<Accepted | undefined> {
  const { accepted } = await commitOf(database)({ conversationId: accept.conversationId, accept })
  return accepted ? toAccepted(accepted, accept) : undefined
}

/**
 * Stores how a reply ended.
 * @returns the revision; nothing when another attempt settled the reply or it is gone.
 */
export async function commitEnd(
  database: DatabaseDriver,
  settle: Settlement,
): Promise<number | undefined> {
  const { conversationId } = settle
  const { settledRevision } = await commitOf(database)({ conversationId, settle })
  return settledRevision ?? undefined
}

function toAccepted(row: AcceptedRow, accept: Acceptance): Accepted {
  const { conversationId, clientId, text, messageId, files } = accept
  const message: Message = {
    id: messageId,
    conversationId,
    seq: row.seq,
    revision: row.revision,
    role: 'customer',
    senderName: null,
    senderAvatar: null,
    clientId,
    text,
    status: 'complete',
    outcome: null,
    sources: [],
    createdAt: row.created_at,
    ...(files && { files }),
  }
  const { user_id: userId, agent_id: agentId, control, waits, reopened, history } = row
  const job = row.reply_seq === null ? null : toJob(row, row.reply_seq, accept)
  return { userId, agentId, control, message, job, waits, reopened, history }
}

const toJob = (row: AcceptedRow, seq: number, accept: Acceptance): ReplyJob => ({
  id: accept.replyId,
  conversationId: accept.conversationId,
  userId: row.user_id,
  agentId: row.agent_id,
  seq,
  revision: row.revision + 1,
  epoch: row.epoch,
  attempt: 1,
  question: accept.text,
  isFileAlone: accept.files?.[0]?.name === accept.text,
  personAsked: row.person_asked,
  knowledgeRevision: row.knowledge_revision,
  customerZone: row.time_zone,
  customerLanguage: row.language,
  createdAt: row.created_at,
  shownBefore: '',
})
