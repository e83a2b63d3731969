import type { MessageEvent, MessageFile, MessageStatus, SenderRole, Source } from 'shared-types'

/** A message as the engine knows it, on every channel. */
export type Message = {
  id: string
  conversationId: string
  seq: number
  revision: number
  role: SenderRole
  /** The admin who wrote it; null for others. */
  senderName: string | null
  senderAvatar: string | null
  clientId: string | null
  text: string
  status: MessageStatus
  outcome: 'answered' | 'not_known' | null
  sources: Source[]
  createdAt: Date
  /** What happened that it tells of; absent of what somebody says. */
  event?: MessageEvent
  /** Absent where nothing came with it. */
  files?: MessageFile[]
}

/** A reply somebody has to make, and all there is to know for it. */
export type ReplyJob = {
  id: string
  conversationId: string
  userId: string
  agentId: string
  seq: number
  revision: number
  /** The conversation's epoch it was begun in. */
  epoch: number
  attempt: number
  question: string
  /** It says nothing: its text is the name of a file. */
  isFileAlone: boolean
  /** Somebody asked for a person before this question, and none has come. */
  personAsked: boolean
  /** Of what the agent knew when the question was taken. */
  knowledgeRevision: number
  /** IANA name of the customer's time zone; null where it is not known. */
  customerZone: string | null
  createdAt: Date
  /** Text an earlier attempt showed; empty at the first. */
  shownBefore: string
}

/** A reply as everybody sees it. */
export const asMessage = (
  job: ReplyJob,
  now: Pick<Message, 'status' | 'text' | 'outcome' | 'sources' | 'revision'>,
): Message => ({
  id: job.id,
  conversationId: job.conversationId,
  seq: job.seq,
  role: 'agent',
  senderName: null,
  senderAvatar: null,
  clientId: null,
  createdAt: job.createdAt,
  ...now,
})

/** A reply before its first word. */
export const pendingReply = (job: ReplyJob): Message =>
  asMessage(job, {
    status: 'pending',
    text: '',
    outcome: null,
    sources: [],
    revision: job.revision,
  })

export const isSettled = (message: Pick<Message, 'status'>): boolean =>
  message.status !== 'pending' && message.status !== 'streaming'
