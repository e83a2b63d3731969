import type { Question } from '../../answering/types.ts'
import type { Talk } from '../run-store.ts'

/** The conversation or call in which a question was asked. */
export const talkOf = ({ isSpoken, conversationId }: Question): Talk =>
  isSpoken ? { callId: conversationId } : { conversationId }
