import type { Source } from 'shared-types'
import { Reasons } from '../../answering/reasons.ts'
import type { Message, ReplyJob } from '../message.ts'

/** How long a node may work on a reply without telling the database that it lives. */
export const LEASE_MS = 8_000
/** A node falls silent this long before its lease ends, whatever its clock and its event loop do. */
const SAFETY_MS = 1_000

/** Made once: an abort without a reason makes an error with a stack trace each time. */
const SILENCED = new Error('the reply may not speak any more')

export type ReplyListener = {
  token(text: string): void
  sources(sources: Source[]): void
}

/** How a reply ended. */
export type Settled = { message: Message; offerPerson: boolean }

/** A reply that comes into being on this node. What it has said is what was shown: nothing is said that is not kept. */
export class LiveReply {
  readonly job: ReplyJob
  readonly reasons: Reasons
  text = ''
  sources: Source[] = []
  outcome: Message['outcome'] = null
  offerPerson = false
  /** Nobody is offered a person who has asked for one. */
  personAsked: boolean
  /** Length of the text that is in the database. */
  savedLength = 0
  /** Writes of it under way. */
  saving = 0
  /** Resolves to null when another node took the reply over, or the conversation is gone. */
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

  /** Aborts as soon as the reply may not speak any more. */
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

  say(said: string): void {
    // No text in PostgreSQL holds it, and what is shown is what is kept.
    const text = said.replaceAll('\0', '')
    this.text += text
    for (const listener of this.#listeners) listener.token(text)
  }

  cite(sources: Source[]): void {
    this.sources = sources
    for (const listener of this.#listeners) listener.sources(sources)
  }

  /** Tells `listener` what was said so far, then everything as it comes. */
  attach(listener: ReplyListener): () => void {
    if (this.text) listener.token(this.text)
    if (this.sources.length > 0) listener.sources(this.sources)
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** From here on not a word more. @returns false when it was silent already. */
  silence(): boolean {
    if (this.#stop.signal.aborted) return false
    this.#stop.abort(SILENCED)
    return true
  }

  end(settled: Settled | null): void {
    this.#resolve(settled)
  }
}
