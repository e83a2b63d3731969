import { asks, splitClauses } from '../../listening/clauses.ts'
import { Reasons } from '../../answering/reasons.ts'
import type { Question } from '../../answering/types.ts'
import { wantsCallback } from '../../listening/wishes.ts'
import type { Heard } from '../../listening/types.ts'
import { isForged } from '../../screening/index.ts'
import type { SalesState } from './lead.ts'
import { profileOf } from './profile-of.ts'
import { Speech } from './speech.ts'
import type { Part, Scene } from './types.ts'

const STYLE =
  'You are on the telephone. Speak in one to three short plain sentences, without lists, links, markdown or mention of sources.'

export type Spoken = {
  answered: boolean
  offerPerson: boolean
  /** The model understood a wish for an appointment. */
  wantsToBook: boolean
  hasSpoken: boolean
  /** True when the caller was asked for something that an action needs. */
  awaits: boolean
  /** Whether an appointment is being arranged; absent when the answer was about something else. */
  isAgreeing?: boolean
}

/** Answers from the agent's knowledge, spoken while it is being written. */
export async function* speakAnswer(
  scene: Scene,
  text: string,
  heard?: Heard,
): AsyncGenerator<Part, Spoken> {
  const { deps, call, history, language, signal } = scene
  const profile = await profileOf(scene)
  const instructions = `${profile.instructions}\n${STYLE}`.trim()
  // The language of the call, because a word such as “ja” may be taken for another one.
  const agent = { ...profile, instructions, language }
  const speech = new Speech()
  const how: Omit<Spoken, 'hasSpoken'> = {
    answered: false,
    offerPerson: false,
    wantsToBook: false,
    awaits: false,
  }
  const reasons = new Reasons(new Date())
  yield { type: 'why', reasons }
  const question: Question = {
    agent,
    history,
    text,
    conversationId: call.id,
    isSpoken: true,
    ...(!scene.rehearsed && { caller: callerOf(scene) }),
    reasons,
    ...(heard && { heard }),
  }
  for await (const part of deps.answer(question, signal)) {
    if (part.type === 'sources') {
      yield { type: 'retrieved' }
      yield { type: 'cited', sources: part.sources }
    } else if (part.type === 'booking') how.wantsToBook = true
    else if (part.type === 'end') {
      how.offerPerson = part.offerPerson
      how.awaits = part.awaits ?? false
      if (part.isAgreeing !== undefined) how.isAgreeing = part.isAgreeing
      how.answered = part.outcome === 'answered'
    } else if (part.type === 'text') {
      const words = speech.push(part.text)
      if (words) yield { type: 'say', text: words }
    }
  }
  const rest = signal.aborted ? '' : speech.flush()
  if (rest) yield { type: 'say', text: rest }
  return { ...how, hasSpoken: speech.hasSpoken }
}

function callerOf({ call, language }: Scene): NonNullable<Question['caller']> {
  const state = call.script as Partial<SalesState> | null
  return {
    number: call.fromNumber,
    isForged: isForged(call),
    to: call.toNumber,
    language,
    name: call.lead?.name ?? null,
    isAgreeing: state?.isAgreeing ?? false,
  }
}

/**
 * Answers a question asked together with a wish: "What is a service, and can I book one?"
 * @returns null when nothing is asked.
 */
export async function* answerBeside(
  scene: Scene,
  utterance: string,
): AsyncGenerator<Part, Spoken | null> {
  const isWish = (clause: string) => wantsCallback(clause, scene.language)
  const beside = splitClauses(utterance).filter((clause) => !isWish(clause))
  if (!beside.some(asks)) return null
  const spoken = yield* speakAnswer(scene, beside.join(' '))
  if (spoken.hasSpoken) yield { type: 'say', text: ' ' }
  return spoken
}
