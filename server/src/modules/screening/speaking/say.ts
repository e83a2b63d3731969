import type { Evidence } from '../evidence.ts'
import { has } from '../evidence.ts'
import { isAutomated } from '../decide.ts'
import type { CallerFacts, Decision, ScreeningState, Topic } from '../types.ts'
import { askingLanguage, phrasesIn } from './phrases.ts'

export function sayQuestion(topic: Topic, state: ScreeningState, evidence: Evidence): string {
  const phrases = phrasesIn(evidence.language)
  const before = state.turns.filter(({ asked }) => asked === topic).length
  const knowsWhy = evidence.told.callReason !== null
  const phrase = topic === 'why' && knowsWhy ? phrases.more : questionOf(phrases, topic, before)
  return fill(phrase, state, evidence)
}

function questionOf(phrases: ReturnType<typeof phrasesIn>, topic: Topic, before: number): string {
  const second = before > 0 ? 1 : 0
  if (topic === 'who') return phrases.who[before > 1 ? 1 : 0]
  if (topic === 'why') return phrases.why[second]
  if (topic === 'presence') return phrases.presence[second]
  if (topic === 'message') return phrases.noted
  return phrases[topic]
}

export function sayDecision(decision: Decision, state: ScreeningState, evidence: Evidence): string {
  const phrases = phrasesIn(evidence.language)
  if (decision !== 'take_message') return fill(phrases[decision], state, evidence)
  if (has(evidence, 'wrong-number')) return fill(phrases.wrongNumber, state, evidence)
  const leavesNoMore = isAutomated(evidence) || has(evidence, 'machine')
  return fill(leavesNoMore ? phrases.noted : phrases.take_message, state, evidence)
}

/** To somebody who was cut off in the middle of a sentence. */
export const sayGoOn = (evidence: Evidence) => phrasesIn(evidence.language).goOn

export const sayGreeting = ({ ownerName, language }: CallerFacts) =>
  phrasesIn(askingLanguage(language)).greeting.replaceAll('{owner}', firstName(ownerName))

const fill = (phrase: string, { facts }: ScreeningState, { told }: Evidence) =>
  phrase
    .replaceAll('{owner}', firstName(facts.ownerName))
    .replace('{caller}', told.callerName ? `, ${told.callerName}` : '')

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name
