import { WRITTEN } from '../../wording/index.ts'
import type { Heard } from '../listening/types.ts'
import type { Question } from './types.ts'

/** Whether the visitor accepts the agent's offer to fetch a person, and says nothing else. */
export function acceptsOffer({ history }: Pick<Question, 'history'>, heard: Heard): boolean {
  const last = history.at(-1)
  if (last?.role !== 'agent') return false
  const wasOffered = Object.values(WRITTEN).some(({ chat }) =>
    last.text.trimEnd().endsWith(chat.offer),
  )
  return wasOffered && heard.smallTalk !== null && heard.saysYes
}
