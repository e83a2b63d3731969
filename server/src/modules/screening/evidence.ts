import { factSignals } from './caller-facts.ts'
import { disprovedClaims } from './claims.ts'
import { wordingSignal } from './classifier/wording.ts'
import { type CallerCue, CUE_GROUPS, type CueGroup, isHeard } from '../listening/caller-cues.ts'
import { cuesOfCall, cuesOfTurns, heardIn } from './cues/find.ts'
import { CUE_SIGNALS } from './cues/signals.ts'
import { spokenTo } from '../listening/language/spoken-to.ts'
import { normalise, readable } from '../listening/normalise.ts'
import { mannerSignals, mannerOf, type Manner } from './manner.ts'
import { oddsOfUnwanted } from './verdict.ts'
import { firstOf, namedIn, toldIn } from './told.ts'
import { type Trouble, troubleIn } from './trouble.ts'
import type { ScreeningState, ScreeningTurn, Signal, Told } from './types.ts'

/** Everything that speaks for or against a call, computed from all of its turns. */
export type Evidence = {
  signals: Signal[]
  found: CallerCue[]
  /** How clearly each group of cues was heard, from 0 to 1. */
  odds: Record<CueGroup, number>
  told: Told
  organisation: string | null
  manner: Manner
  /** How surely the caller reports that somebody needs help. */
  trouble: Trouble
  /** The caller spoke of themselves, which announcements rarely do. */
  speaksOfSelf: boolean
  language: string
  /** How likely the call is unwanted by all evidence, from 0 to 1. */
  unwantedOdds: number
  /** The same odds by the wording alone; null while too little was said. */
  unwanted: number | null
  /** The evidence of the embedded listener alone, which a caller cannot persuade as they might a model; null when no model took part. */
  byEar: Evidence | null
}

/** Factor by which each further claim counts less than the one before. */
const DIMINISHING = 0.5
/** Texts with fewer words are too short to be judged by their wording. */
export const FEWEST_WORDS = 4

/** The evidence by turns: several parts of the code ask for it in one turn. */
const known = new WeakMap<ScreeningTurn[], Evidence>()

export function gatherEvidence(state: ScreeningState): Evidence {
  const evidence = known.get(state.turns) ?? { ...weighed(state), byEar: heardByEar(state) }
  known.set(state.turns, evidence)
  return evidence
}

function heardByEar(state: ScreeningState): Evidence | null {
  if (!state.turns.some(({ understood }) => understood)) return null
  const turns = state.turns.map(({ understood: _, ...turn }) => turn)
  return { ...weighed({ ...state, turns }), byEar: null }
}

function weighed(state: ScreeningState): Omit<Evidence, 'byEar'> {
  const spoken = state.turns.filter(({ heard }) => heard.trim())
  const language = spokenTo(
    spoken.map(({ heard }) => heard),
    state.facts.language,
    spoken.findLast(({ understood }) => understood?.language)?.understood?.language,
  )
  const heard = spoken.map((turn) => heardIn(turn, turn.heard, language))
  const texts = heard.map(({ plain }) => plain)
  const cues = cuesOfCall(spoken, language)
  const found = cues.filter(isHeard)
  const told = toldIn(state, language)
  const organisation = firstOf(spoken.map((turn) => namedIn(turn, 'organisation', language)))
  const particular = told.callReason && firstOf(heard.map((turn) => turn.particular))
  const manner = mannerOf(
    state.turns,
    texts,
    cuesOfTurns(spoken, language).map((turnCues) => turnCues.filter(isHeard)),
  )
  const all = texts.join(' ')
  const wording = all.split(' ').length >= FEWEST_WORDS ? wordingSignal(all) : null
  const facts = factSignals(state.facts)
  const signals = [
    ...facts,
    ...cueSignals(found, language),
    ...toldSignals({ ...told, organisation, particular }, all, state.facts.ownerName),
    ...mannerSignals(manner),
    ...(wording ? [wording.signal] : []),
  ]
  const evidence = {
    signals,
    found,
    odds: oddsOfGroups(cues),
    told,
    organisation,
    manner,
    trouble: troubleIn(heard, cues),
    speaksOfSelf: heard.some(({ speaksOfSelf }) => speaksOfSelf),
    language,
    unwanted: wording?.unwanted ?? null,
  }
  return { ...evidence, unwantedOdds: oddsOfUnwanted(evidence, facts) }
}

// The cast is needed because `fromEntries` does not keep the type of its keys.
const oddsOfGroups = (cues: CallerCue[]) =>
  Object.fromEntries(
    CUE_GROUPS.map((group) => [
      group,
      Math.max(0, ...cues.filter((cue) => cue.group === group).map(({ odds }) => odds)),
    ]),
  ) as Record<CueGroup, number>

export const has = (evidence: Evidence, ...groups: CueGroup[]) =>
  evidence.found.some(({ group }) => groups.includes(group))

export const weightOf = (evidence: Evidence, ...groups: CueGroup[]) =>
  evidence.found
    .filter(({ group }) => groups.includes(group))
    .reduce((sum, { name }) => sum + CUE_SIGNALS[name].weight, 0)

function cueSignals(found: CallerCue[], language: string): Signal[] {
  const disproved = disprovedClaims(found)
  const weightOf = ({ name }: CallerCue) => CUE_SIGNALS[name].weight
  const claims = found
    .filter((cue) => cue.group === 'relation' && !disproved.has(cue))
    .toSorted((a, b) => weightOf(b) - weightOf(a))
  return found.map((cue) => {
    const { weight, because } = CUE_SIGNALS[cue.name]
    if (disproved.has(cue)) {
      const sentence = `${because}, but demanded what no such caller asks for: “${readable(cue.words, language)}”.`
      return { name: cue.name, weight: 0, because: sentence }
    }
    const rank = Math.max(0, claims.indexOf(cue))
    const counted = Math.round(weight * DIMINISHING ** rank * 100) / 100
    return {
      name: cue.name,
      weight: counted,
      because: `${because}: “${readable(cue.words, language)}”.`,
    }
  })
}

function toldSignals(
  told: Told & { organisation: string | null; particular: string | null },
  all: string,
  owner: string,
): Signal[] {
  const signals: Signal[] = []
  const add = (name: string, weight: number, because: string) =>
    signals.push({ name, weight, because })
  if (told.callerName) add('gave-name', 1, `Gave a name: ${told.callerName}.`)
  if (told.organisation) {
    add('gave-organisation', 0.5, `Said where they call from: ${told.organisation}.`)
  }
  if (told.callReason) add('gave-reason', 0.75, `Said why: “${told.callReason}”.`)
  if (told.particular) {
    add('particular-reason', 1, `Named a time or a thing of theirs: “${told.particular}”.`)
  }
  if (told.referral)
    add('gave-referral', 0.75, `Said how they know the number: “${told.referral}”.`)
  const first = normalise(owner).split(' ')[0] ?? ''
  if (first.length > 1 && all.split(' ').includes(first)) {
    add('knows-owner', 0.75, `Asked for ${owner.split(' ')[0]} by name.`)
  }
  return signals
}
