import { factSignals } from './caller-facts.ts'
import { disprovedClaims } from './claims.ts'
import { wordingSignal } from './classifier/wording.ts'
import type { CueGroup } from './cues/cue.ts'
import { findCues, type FoundCue } from './cues/find.ts'
import { spokenTo } from './listening/language.ts'
import { callerNameIn } from './listening/names.ts'
import { normalise } from './listening/normalise.ts'
import { organisationIn } from './listening/organisations.ts'
import { particularIn } from './listening/particulars.ts'
import { reasonIn } from './listening/reasons.ts'
import { referralIn } from './listening/referrals.ts'
import { mannerSignals, mannerOf, type Manner } from './manner.ts'
import type { ScreeningState, Signal, Told } from './types.ts'

/** Everything that speaks for or against a call, worked out from the whole of it. */
export type Evidence = {
  signals: Signal[]
  score: number
  found: FoundCue[]
  told: Told
  organisation: string | null
  manner: Manner
  language: string
  /** 0 to 1 by the wording alone; null while too little was said. */
  unwanted: number | null
}

/** Each further claim of standing proves less than the one before. */
const DIMINISHING = 0.5
/** Shorter answers say nothing by their wording. */
const FEWEST_WORDS = 4

export function gatherEvidence(state: ScreeningState): Evidence {
  const spoken = state.turns.filter(({ heard }) => heard.trim())
  const texts = spoken.map(({ heard }) => normalise(heard))
  const found = distinct(spansOf(texts).flatMap(findCues))
  const told = tell(state)
  const organisation = firstOf(
    spoken.map(({ asked, heard }) => organisationIn(heard, asked === 'who' && spoken.length > 1)),
  )
  const manner = mannerOf(state.turns, texts)
  const all = texts.join(' ')
  const wording = all.split(' ').length >= FEWEST_WORDS ? wordingSignal(all) : null
  const signals = [
    ...factSignals(state.facts),
    ...cueSignals(found),
    ...toldSignals(told, organisation, all, state.facts.ownerName),
    ...mannerSignals(manner),
    ...(wording ? [wording.signal] : []),
  ]
  return {
    signals,
    score: signals.reduce((sum, { weight }) => sum + weight, 0),
    found,
    told,
    organisation,
    manner,
    language: spokenTo(
      spoken.map(({ heard }) => heard),
      state.facts.language,
    ),
    unwanted: wording?.unwanted ?? null,
  }
}

export const has = (evidence: Evidence, ...groups: CueGroup[]) =>
  evidence.found.some(({ cue }) => groups.includes(cue.group))

export const weightOf = (evidence: Evidence, ...groups: CueGroup[]) =>
  evidence.found
    .filter(({ cue }) => groups.includes(cue.group))
    .reduce((sum, { cue }) => sum + cue.weight, 0)

function tell({ turns, facts }: ScreeningState): Told {
  const names = turns.map(({ asked, heard }) =>
    callerNameIn(heard, facts.ownerName, asked === 'who'),
  )
  return {
    callerName: firstOf(names),
    callReason: reasonIn(turns),
    referral: referralIn(turns),
  }
}

const firstOf = (values: (string | null)[]) => values.find((value) => value !== null) ?? null

/** What was said at a time, and each two running together: a recogniser cuts where it likes. */
const spansOf = (texts: string[]) => [
  ...texts.slice(1).map((text, at) => `${texts[at]} ${text}`),
  ...texts,
]

/** Each cue once, however often it was said. */
function distinct(found: FoundCue[]): FoundCue[] {
  return [...new Map(found.toReversed().map((one) => [one.cue.name, one])).values()].toReversed()
}

function cueSignals(found: FoundCue[]): Signal[] {
  const disproved = disprovedClaims(found)
  const claims = found
    .filter((one) => one.cue.group === 'relation' && !disproved.has(one))
    .toSorted((a, b) => b.cue.weight - a.cue.weight)
  return found.map((one) => {
    const { name, weight, because } = one.cue
    if (disproved.has(one)) {
      const sentence = `${because.replace(/\.$/, '')}, and demands what no such caller does: “${one.words}”.`
      return { name, weight: 0, because: sentence }
    }
    const rank = Math.max(0, claims.indexOf(one))
    const counted = Math.round(weight * DIMINISHING ** rank * 100) / 100
    return { name, weight: counted, because: `${because.replace(/\.$/, '')}: “${one.words}”.` }
  })
}

function toldSignals(
  told: Told,
  organisation: string | null,
  all: string,
  owner: string,
): Signal[] {
  const signals: Signal[] = []
  const add = (name: string, weight: number, because: string) =>
    signals.push({ name, weight, because })
  if (told.callerName) add('gave-name', 1, `Gave a name: ${told.callerName}.`)
  if (organisation) add('gave-organisation', 0.5, `Said where they call from: ${organisation}.`)
  if (told.callReason) add('gave-reason', 0.75, `Said why: “${told.callReason}”.`)
  const particular = told.callReason && particularIn(all)
  if (particular) add('particular-reason', 1, `Named a time or a thing of theirs: “${particular}”.`)
  if (told.referral)
    add('gave-referral', 0.75, `Said how they know the number: “${told.referral}”.`)
  const first = normalise(owner).split(' ')[0] ?? ''
  if (first.length > 1 && all.split(' ').includes(first)) {
    add('knows-owner', 0.75, `Asked for ${owner.split(' ')[0]} by name.`)
  }
  return signals
}
