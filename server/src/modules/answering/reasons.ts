import type { Why, WhyAction, WhyAsked, WhyFound, WhyWeighed } from 'shared-types'
import type { Model, TokenUsage } from '../../ports/model/index.ts'
import { asJsonb } from '../../lib/jsonb.ts'
import type { Passage, Term } from './retrieval/types.ts'

/** The most entries of each list, each with the beginning of its text: about two kilobytes for a reply. */
const ASKED_MAX = 3
const FOUND_MAX = 6
const WEIGHED_MAX = 6
const ACTIONS_MAX = 4
const WORDS_MAX = 12
const TEXT_MAX = 160
const TITLE_MAX = 80
const URL_MAX = 300

type Weighed = Omit<WhyWeighed, 'kept' | 'closest'>
/** A run of an action. */
type Acted = {
  actionName: string
  state: string
  inputs: Record<string, string>
  said: string | null
  problem: string | null
  tookMs: number | null
}
type LookedUp = {
  text: string
  language: string
  terms: Term[]
  context: Term[]
  passages: Passage[]
}

/**
 * Collects why a reply says what it says. While the reply is being made it holds references only; afterwards it becomes one short text
 * stored beside the reply. Nothing waits for it, and if nobody can read it nothing is collected.
 */
export class Reasons {
  readonly #heard: Date
  readonly #clock: number
  #lookups: LookedUp[] = []
  #weighed: WhyWeighed[] = []
  #actions: WhyAction[] = []
  #leastOdds: number | null = null
  #model: Why['model'] = null
  #foundMs: number | null = null
  #firstMs: number | null = null

  /** @param clock the value of `performance.now()` when the question was received. */
  constructor(heard: Date, clock = performance.now()) {
    this.#heard = heard
    this.#clock = clock
  }

  lookedUp(lookup: LookedUp): void {
    this.#lookups.push(lookup)
    this.#foundMs = this.#sinceHeard()
  }

  /** Records the candidates, and which of them were used. @param leastOdds null when a model chose. */
  weighed(all: Weighed[], kept: Weighed[], leastOdds: number | null): void {
    this.#leastOdds = leastOdds
    const add = (weighed: Weighed, isKept: boolean) => {
      const isSame = ({ kind, text }: Weighed) => kind === weighed.kind && text === weighed.text
      const known = this.#weighed.find(isSame)
      if (known) known.kept ||= isKept
      else this.#weighed.push({ ...weighed, kept: isKept })
    }
    for (const candidate of kept) add(candidate, true)
    for (const candidate of all.slice(0, WEIGHED_MAX)) add(candidate, false)
  }

  /** Records that a candidate was not said as the answer, but shown as what comes closest to one. */
  showedAsClosest({ kind, text }: Pick<Weighed, 'kind' | 'text'>): void {
    const shown = this.#weighed.find((one) => one.kind === kind && one.text === text)
    if (shown) shown.closest = true
  }

  /** Records what an action did for the customer. */
  acted({ actionName, state, inputs, said, problem, tookMs }: Acted): void {
    this.#actions.push({
      name: actionName,
      state,
      inputs: Object.values(inputs).map(beginningOf),
      said: beginningOf(said ?? problem ?? '') || null,
      took_ms: tookMs,
    })
  }

  /** Records that a model is asked; what it used is recorded when it has finished. */
  asksModel({ provider, name }: Pick<Model, 'provider' | 'name'>): void {
    this.#model ??= {
      name: `${provider}:${name}`,
      calls: 0,
      tokens_in: 0,
      tokens_out: 0,
      is_estimate: false,
      cost_micros: 0,
    }
  }

  used = ({ tokensIn, tokensOut, isEstimate }: TokenUsage, costMicros: number): void => {
    const model = this.#model
    if (!model) return
    model.calls += 1
    model.tokens_in += tokensIn
    model.tokens_out += tokensOut
    model.is_estimate ||= isEstimate
    model.cost_micros += costMicros
  }

  /** Records when the first words are sent; only the first call counts. */
  spoke(): void {
    this.#firstMs ??= this.#sinceHeard()
  }

  /** Everything collected so far as JSON, in the shape of `Why`. */
  toText(): string {
    const why: Why = {
      asked: this.#lookups.slice(0, ASKED_MAX).map(askedOf),
      language: this.#lookups[0]?.language ?? null,
      found: foundIn(this.#lookups),
      weighed: this.#weighed
        .toSorted((a, b) => Number(b.kept) - Number(a.kept) || (b.odds ?? 0) - (a.odds ?? 0))
        .slice(0, WEIGHED_MAX)
        .map((candidate) => ({
          ...candidate,
          title: candidate.title.slice(0, TITLE_MAX),
          text: beginningOf(candidate.text),
        })),
      least_odds: this.#leastOdds,
      ...(this.#actions.length > 0 && { actions: this.#actions.slice(0, ACTIONS_MAX) }),
      model: this.#model,
      times: {
        heard: this.#heard.toISOString(),
        found: this.#foundMs,
        first: this.#firstMs,
        last: this.#sinceHeard(),
      },
    }
    return asJsonb(why)
  }

  #sinceHeard = (): number => Math.round((performance.now() - this.#clock) * 10) / 10
}

const askedOf = ({ text, terms, context }: LookedUp): WhyAsked => ({
  text: beginningOf(text),
  words: wordsOf(terms.filter(({ rarity }) => rarity > 0)),
  context: wordsOf(context),
})

const wordsOf = (terms: Term[]): string[] =>
  terms.slice(0, WORDS_MAX).map(({ word }) => word.slice(0, TITLE_MAX))

/** Each passage once over several lookups, with its best score. */
function foundIn(lookups: LookedUp[]): WhyFound[] {
  const best = new Map<string, Passage>()
  for (const passage of lookups.flatMap(({ passages }) => passages.slice(0, FOUND_MAX))) {
    if (passage.score > (best.get(passage.id)?.score ?? Number.NEGATIVE_INFINITY))
      best.set(passage.id, passage)
  }
  return [...best.values()]
    .toSorted((a, b) => b.score - a.score)
    .slice(0, FOUND_MAX)
    .map(({ title, url, pageId, pageNumber, heading, text, score }) => ({
      title: title.slice(0, TITLE_MAX),
      url: url && url.length <= URL_MAX ? url : null,
      page: pageNumber,
      text: beginningOf(heading ? `${heading}: ${text}` : text),
      score: Math.round(score * 1_000) / 1_000,
      page_id: pageId,
    }))
}

/** White space other than a single space, which most of it is and which stays as it is. */
const UNEVEN = /\s{2,}|[^\S ]/g

const beginningOf = (text: string): string =>
  text
    .slice(0, 2 * TEXT_MAX)
    .replaceAll(UNEVEN, ' ')
    .slice(0, TEXT_MAX)
