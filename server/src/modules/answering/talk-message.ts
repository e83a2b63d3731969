import type { TalkMessage } from '../appointments/talk-types.ts'
import type { Heard } from '../listening/types.ts'
import type { Question } from './types.ts'

/** What was said, for arranging an appointment; null when the agent has no appointments, or when the message is a draft. */
export function talkMessageIn(
  question: Question,
  heard: Heard,
  language: string,
): TalkMessage | null {
  const { agent, caller, conversationId, customerZone = null, history, isDraft, text } = question
  const isSpoken = question.isSpoken ?? false
  if (!agent.hasSchedule || isDraft || (isSpoken && !caller)) return null
  return {
    agentId: agent.id,
    talk: isSpoken ? { callId: conversationId } : { conversationId },
    call: caller ?? null,
    history,
    text,
    heard,
    // A name alone could be any language.
    language: caller?.language ?? language,
    zone: customerZone,
  }
}
