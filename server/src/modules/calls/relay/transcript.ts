import type { Deps } from '../../../deps.ts'
import { newId } from '../../../lib/ids.ts'
import type { Turn } from '../../answering/types.ts'
import { notifyDashboards } from '../../../ports/bus/notify-dashboards.ts'
import { sentimentOf } from '../../listening/feeling.ts'
import type { Call, CallChange } from '../call.ts'
import { addMessage, lastMessages, reviseMessage, type CallLine } from '../message-store.ts'
import { updateCall } from '../store.ts'
import { Utterance } from './utterance.ts'

/** The most earlier messages that are passed to the answering. */
const HISTORY = 12
const ROLE = { user: 'customer', agent: 'agent', admin: 'admin' } as const

/** A call and what was said in it. Messages are written in order, and speaking never waits for that. */
export class Transcript {
  call: Call
  /** What the caller is hearing now, or heard last. */
  speaking: Utterance | null = null
  readonly #deps: Deps
  readonly #turns: Turn[]
  #writes: Promise<unknown> = Promise.resolve()
  #waiting = 0
  /** Utterances that are going to be written already, so that they need not be added again. */
  readonly #saving = new Set<Utterance>()

  private constructor(deps: Deps, call: Call, turns: Turn[]) {
    this.#deps = deps
    this.call = call
    this.#turns = turns
  }

  static async read(deps: Deps, call: Call): Promise<Transcript> {
    const lines = await lastMessages(deps.driver, call.id, HISTORY)
    const turns = lines.map(({ speaker, text }): Turn => ({ role: ROLE[speaker], text }))
    const transcript = new Transcript(deps, call, turns)
    const last = lines.at(-1)
    if (last?.speaker === 'agent') {
      transcript.speaking = new Utterance(null, { id: last.id, turn: turns.at(-1)! })
    }
    return transcript
  }

  /** The last turns, oldest first. */
  get history(): Turn[] {
    return this.#turns.slice(-HISTORY)
  }

  /** What the caller has said since somebody else last spoke, and the turns before it. */
  splitUnanswered(): { before: Turn[]; unanswered: string } {
    const answered = this.#turns.findLastIndex(({ role }) => role !== 'customer') + 1
    const unanswered = this.#turns.slice(answered).map(({ text }) => text)
    return {
      before: this.#turns.slice(0, answered).slice(-HISTORY),
      unanswered: unanswered.join(' '),
    }
  }

  /** Number of unwritten messages, which grows while the database is slow. */
  get waiting(): number {
    return this.#waiting
  }

  /** Resolves when everything so far is in the database. */
  written = (): Promise<unknown> => this.#writes

  /**
   * Adds words of the caller.
   * @param cut whether the caller hung up while speaking.
   */
  callerSaid(text: string, cut = false): void {
    this.#turns.push({ role: 'customer', text })
    const line: CallLine = { id: newId(), speaker: 'user', text }
    const { driver } = this.#deps
    const how = { cut, trace: null, sources: [], why: null }
    this.#write(() => addMessage(driver, this.call.id, line, sentimentOf(text), how))
  }

  /** Adds an utterance when its first words are sent. */
  begins(utterance: Utterance): void {
    this.speaking = utterance
    this.#turns.push(utterance.turn)
  }

  /** Stores an utterance in the state it has when its write begins; further requests until then add nothing. */
  save(utterance: Utterance): void {
    if (this.#saving.has(utterance) || !utterance.hasUnsaved) return
    this.#saving.add(utterance)
    this.#write(async () => {
      this.#saving.delete(utterance)
      await this.#store(utterance)
    })
  }

  change(change: CallChange): void {
    this.call = { ...this.call, ...change }
    this.#write(() => updateCall(this.#deps.db, this.call.id, change))
  }

  async #store(utterance: Utterance): Promise<void> {
    const row = utterance.takeUnsaved()
    if (!row) return
    const { driver } = this.#deps
    const { id, isStored } = utterance
    utterance.isStored = true
    if (isStored) return reviseMessage(driver, id, row)
    const line: CallLine = { id, speaker: 'agent', text: row.content }
    await addMessage(driver, this.call.id, line, null, row)
  }

  #write(work: () => Promise<unknown>): void {
    this.#waiting += 1
    this.#writes = this.#writes
      .then(work)
      .then(() => notifyDashboards(this.#deps, 'call', this.call))
      .catch((error: unknown) => {
        const { callSid } = this.call
        this.#deps.log.error({ err: error, callSid }, 'words of a call were not stored')
      })
      .finally(() => (this.#waiting -= 1))
  }
}
