import { beginScreening, hear } from '../engine.ts'
import type { Decision, Signal, Topic } from '../types.ts'
import { STRANGER } from './stranger.ts'
import type { CallScript } from './types.ts'

/** More turns than the engine needs for any decision. */
const MAX_TURNS = 24

export type ScreenedCall = {
  decision: Decision
  lines: string[]
  signals: Signal[]
  questions: number
  /** Milliseconds of the slowest `hear`. */
  slowestMs: number
}

/** Plays a script against the engine: the caller answers each question as long as the script has an answer; a line break is a pause. */
export function playCall(script: CallScript): ScreenedCall {
  const { state: first, say } = beginScreening({ ...STRANGER, ...script.facts })
  const lines = [`- ${say}`]
  const answer = callerOf(script)
  let state = first
  let slowestMs = 0
  let [spoken = '', ...more] = script.opens.split('\n')
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    const started = performance.now()
    const heard = hear(state, spoken)
    slowestMs = Math.max(slowestMs, performance.now() - started)
    lines.push(`> ${spoken}`, `- ${heard.say}`)
    state = heard.state
    if (heard.decision) {
      const questions = state.turns.length - 1
      return { decision: heard.decision, lines, signals: heard.signals, questions, slowestMs }
    }
    // A caller who was cut off first finishes their sentence, and answers the last question after that.
    if (more.length === 0) more = answer(state.asking).split('\n')
    spoken = more.shift() ?? ''
  }
  throw new Error(`No decision about ${script.id}:\n${lines.join('\n')}`)
}

/** Gives each answer once. After that, people say whatever is left in the script; recordings say nothing. */
function callerOf(script: CallScript): (asked: Topic) => string {
  const answers = new Map<Topic, string | undefined>([
    ['who', script.who],
    ['why', script.why],
    ['how', script.how],
    ['decline', script.no],
  ])
  const rest = [...(script.else ?? [])]
  const isPerson = Boolean(script.who ?? script.why ?? script.how)
  return (asked) => {
    const answer = answers.get(asked)
    answers.delete(asked)
    return answer ?? rest.shift() ?? (isPerson ? insist(answers) : '')
  }
}

function insist(answers: Map<Topic, string | undefined>): string {
  const left = [...answers].find(([topic, answer]) => answer && topic !== 'decline')
  if (!left) return 'i already told you'
  answers.delete(left[0])
  return left[1]!
}
