import type { CallLog } from './call-log.ts'

const LATER = { take_message: 'Message taken', end: 'Stopped' } as const
const RANG = {
  ringing: 'Ringing you',
  answered: 'Put through',
  unanswered: 'Rang you, no answer',
} as const

/** A short text for the owner: what the agent decided about a call and what came of it. Null before it decided. */
export function callOutcome({ decision, rang, live, voice_message }: CallLog): string | null {
  if (!decision) return null
  if (decision !== 'connect') return LATER[decision]
  const came = rang ? RANG[rang] : live ? 'Putting through' : 'No phone to ring'
  return voice_message && rang !== 'answered' ? `${came}, message left` : came
}
