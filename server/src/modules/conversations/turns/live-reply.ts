import type { Source } from 'shared-types'
import { Reasons } from '../../answering/reasons.ts'
import type { Message, ReplyJob } from '../message.ts'

/** How long a reply stays leased to its node after each renewal, in ms. */
export const LEASE_MS = 8_000
/**
 * How long before the end of its lease a node stops showing words of a reply, in ms: room for a late clock or a busy event loop.
 */
const SAFETY_MS = 1_000

/** Made once, because aborting without a reason creates an error with a stack trace each time. */
const SILENCED = new Error('the reply may not speak any more')

export type ReplyListener = {
  token(text: string): void
  sources(sources: Source[]): void
}

/** How a reply ended. */
export type Settled = { message: Message; offerPerson: boolean }

/** A reply that this node is making. Everything it has shown is also stored. */
export class LiveReply {
  readonly job: ReplyJob
  readonly reasons: Reasons
  text = ''
  sources: Source[] = []
  outcome: Message['outcome'] = null
  offerPerson = false
  /** The customer has asked for a person already, so that none is offered again. */
  personAsked: boolean
  /** Length of the text that is stored in the database. */
  savedLength = 0
  /** Number of writes to the database under way. */
  saving = 0
  /** Resolves when the reply has ended; to null when another node took it over or the conversation is gone. */
  readonly settled: Promise<Settled | null>
  readonly #resolve: (settled: Settled | null) => void
  readonly #stop = new AbortController()
  readonly #listeners = new Set<ReplyListener>()
  #leasedAt: number

  /** @param leasedAt `performance.now()` before the statement that took the lease was sent. */
  constructor(job: ReplyJob, leasedAt: number) {
    this.job = job
    this.reasons = new Reasons(job.createdAt, leasedAt)
    this.personAsked = job.personAsked
    this.#leasedAt = leasedAt
    let settle!: (settled: Settled | null) => void
    this.settled = new Promise((resolve) => (settle = resolve))
    this.#resolve = settle
  }

  /** Aborts as soon as the reply may not show anything more. */
  get signal(): AbortSignal {
    return this.#stop.signal
  }

  get leaseAge(): number {
    return performance.now() - this.#leasedAt
  }

  get maySpeak(): boolean {
    return !this.#stop.signal.aborted && this.leaseAge < LEASE_MS - SAFETY_MS
  }

  renewed(leasedAt: number): void {
    this.#leasedAt = leasedAt
  }

  say(words: string): void {
    // PostgreSQL cannot store this character, and the text shown has to equal the text stored.
    const text = words.replaceAll('\0', '')
    this.text += text
    for (const listener of this.#listeners) listener.token(text)
  }

  cite(sources: Source[]): void {
    this.sources = sources
    for (const listener of this.#listeners) listener.sources(sources)
  }

  /**
   * Passes what was said so far to `listener`, then every new piece.
   * @returns a function that ends it.
   */
  attach(listener: ReplyListener): () => void {
    if (this.text) listener.token(this.text)
    if (this.sources.length > 0) listener.sources(this.sources)
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /**
   * Ends the reply's right to show words.
   * @returns false when it had ended already.
   */
  silence(): boolean {
    if (this.#stop.signal.aborted) return false
    this.#stop.abort(SILENCED)
    return true
  }

  end(settled: Settled | null): void {
    this.#resolve(settled)
  }
}
