import { wordingIn } from '../../../wording/index.ts'
import type { Parties, ScreeningWording } from '../../../wording/call-types.ts'
import type { Evidence } from '../evidence.ts'
import { has } from '../evidence.ts'
import { isAutomated } from '../decide.ts'
import type { CallerFacts, Decision, ScreeningState, Topic } from '../types.ts'

export function sayQuestion(topic: Topic, state: ScreeningState, evidence: Evidence): string {
  const words = wordsOf(evidence)
  const parties = partiesOf(state, evidence)
  const before = state.turns.filter(({ asked }) => asked === topic).length
  const second = before > 0 ? 1 : 0
  switch (topic) {
    case 'who':
      return words.who[before > 1 ? 1 : 0]
    case 'why':
      return evidence.told.callReason === null ? words.why[second](parties) : words.more(parties)
    case 'presence':
      return words.presence[second]
    case 'message':
      return words.noted(parties)
    case 'how':
    case 'decline':
      return words[topic](parties)
  }
}

export function sayDecision(decision: Decision, state: ScreeningState, evidence: Evidence): string {
  const words = wordsOf(evidence)
  const parties = partiesOf(state, evidence)
  if (decision !== 'take_message') return words[decision](parties)
  if (has(evidence, 'wrong-number')) return words.wrongNumber(parties)
  const leavesNoMore = isAutomated(evidence) || has(evidence, 'machine')
  return leavesNoMore ? words.noted(parties) : words.takeMessage(parties)
}

/** Asks a caller who was cut off in mid-sentence to continue. */
export const sayGoOn = (evidence: Evidence) => wordsOf(evidence).goOn

/** The greeting. When the owner wrote it, our question is added: otherwise nobody would say who they are. */
export function sayGreeting(facts: CallerFacts): string {
  const { greeting, who } = wordingIn(facts.language ?? 'auto').screening
  if (facts.greeting) return `${facts.greeting} ${who[0]}`
  return greeting({ owner: saidOwner(facts), caller: null })
}

/** Answers who asks who has answered, with the question of the greeting, in their language. */
export function sayWho(state: ScreeningState, evidence: Evidence): string {
  const { greeting, who } = wordsOf(evidence)
  const own = state.facts.greeting
  return own ? `${own} ${who[0]}` : greeting(partiesOf(state, evidence))
}

const wordsOf = ({ language }: Evidence): ScreeningWording => wordingIn(language).screening

/** Languages in which names are read reliably. In others a greeting may be mistaken for a name, so nobody is addressed by name. */
const NAMES_ARE_READ_IN = ['en', 'es']

const partiesOf = ({ facts }: ScreeningState, { told, language }: Evidence): Parties => ({
  owner: saidOwner(facts),
  caller: NAMES_ARE_READ_IN.includes(language) ? told.callerName : null,
})

const saidOwner = ({ spokenName, ownerName }: CallerFacts): string =>
  spokenName ?? ownerName.trim().split(/\s+/)[0] ?? ownerName
