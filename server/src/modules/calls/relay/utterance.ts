import type { CallTrace, Source } from 'shared-types'
import { newId } from '../../../lib/ids.ts'
import type { Reasons } from '../../answering/reasons.ts'
import type { Turn } from '../../answering/types.ts'

type Timings = Omit<CallTrace, 'heard'>

/** When the caller's last word arrived. */
export type HeardAt = { clock: number; date: Date }

export const heardNow = (): HeardAt => ({ clock: performance.now(), date: new Date() })

/** Words of the agent or the admin that are being spoken to the caller. */
export class Utterance {
  readonly id: string
  /** The turn in the history: the words that the caller heard. */
  readonly turn: Turn
  /** No more words will follow. */
  isWhole: boolean
  /** Whether it has a row in the database. */
  isStored: boolean
  /** The reasons for what is said; null where it answers nothing. */
  reasons: Reasons | null = null
  #why: string | null = null
  #said: string
  #isCut = false
  #saved = ''
  #sources: Source[] = []
  readonly #heardAt: HeardAt | null
  readonly #timings: Timings = { retrieved: null, first_token: null, spoken: null }

  /** @param heardAt null for words that answer nothing. */
  constructor(heardAt: HeardAt | null, stored: { id: string; turn: Turn } | null = null) {
    this.#heardAt = heardAt
    this.id = stored?.id ?? newId()
    this.turn = stored?.turn ?? { role: 'agent', text: '' }
    this.#said = this.turn.text
    this.isStored = stored !== null
    this.isWhole = stored !== null
  }

  get isCut(): boolean {
    return this.#isCut
  }

  mark(name: keyof Timings): void {
    if (!this.#heardAt) return
    this.#timings[name] ??= Math.round((performance.now() - this.#heardAt.clock) * 10) / 10
  }

  /** Sets the sources of the words. */
  cite(sources: Source[]): void {
    this.#sources = sources
  }

  say(text: string): void {
    this.reasons?.spoke()
    this.#said += text
    this.turn.text = this.#said
  }

  /**
   * Ends an utterance that was interrupted.
   * @param heard what the caller heard of it; null when unknown, so that all of it counts.
   */
  cut(heard: string | null): void {
    this.#isCut = true
    this.isWhole = true
    this.turn.text = heard ?? this.#said
  }

  get hasUnsaved(): boolean {
    return this.#said !== '' && JSON.stringify(this.#row()) !== this.#saved
  }

  /** The row to be written; undefined when it was written already. */
  takeUnsaved() {
    const row = this.#row()
    const written = JSON.stringify(row)
    if (!this.#said || written === this.#saved) return null
    this.#saved = written
    return row
  }

  #row() {
    const content = this.turn.text.trim()
    const trace = this.#heardAt && { heard: this.#heardAt.date.toISOString(), ...this.#timings }
    const said = content === this.#said.trim() ? null : this.#said
    // Written only once, when no more words follow.
    if (this.isWhole) this.#why ??= this.reasons?.toText() ?? null
    return { content, said, cut: this.#isCut, trace, sources: this.#sources, why: this.#why }
  }
}
