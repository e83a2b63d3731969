import type { Question } from '../../answering/types.ts'
import type { Talk } from '../run-store.ts'

/** Whom an action would be done for. */
export const talkOf = ({ isSpoken, conversationId }: Question): Talk =>
  isSpoken ? { callId: conversationId } : { conversationId }
