import type { Message } from '../../ports/bus/conversation-event.ts'

export type { Message }

/** A reply that a node has to make, with everything needed for it. */
export type ReplyJob = {
  id: string
  conversationId: string
  userId: string
  agentId: string
  seq: number
  revision: number
  /** The conversation's epoch when the reply began. */
  epoch: number
  attempt: number
  question: string
  /** The question has no words of its own: its text is the name of a file. */
  isFileAlone: boolean
  /** The customer asked for a person before this question, and none has come. */
  personAsked: boolean
  /** Revision of the agent's knowledge when the question was accepted. */
  knowledgeRevision: number
  /** IANA name of the customer's time zone; null where it is not known. */
  customerZone: string | null
  /** Language of the customer's widget, ISO 639-1; null where it is not known. */
  customerLanguage: string | null
  createdAt: Date
  /** Text that an earlier attempt of another node had shown; empty at the first attempt. */
  shownBefore: string
}

/** The reply of a job as the message that everybody sees. */
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

/** The message of a reply before its first word. */
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
