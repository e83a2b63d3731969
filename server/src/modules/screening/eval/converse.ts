import { beginScreening, endOfCall, hear } from '../engine.ts'
import type { CallerFacts } from '../types.ts'
import { STRANGER } from './stranger.ts'

/** Plays a call in which the caller says these lines, whatever they are asked, until there is a decision. */
export function converse(lines: string[], facts: Partial<CallerFacts> = {}) {
  let { state } = beginScreening({ ...STRANGER, ...facts })
  const says: string[] = []
  for (const line of lines) {
    const heard = hear(state, line)
    state = heard.state
    says.push(heard.say)
    if (heard.decision) break
  }
  return { state, says, decision: state.decision, asking: state.asking, ...endOfCall(state) }
}
