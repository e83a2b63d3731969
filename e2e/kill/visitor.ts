import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Talker } from './talker.ts'

const AGAIN_MS = 500

/**
 * A visitor that behaves like the widget: a message that was not acknowledged is sent again under the same id, to whichever server answers.
 */
export class Visitor {
  readonly sent = new Map<string, string>()
  readonly accepted = new Set<string>()
  readonly #talkers: Talker[]
  #tries: number

  private constructor(talkers: Talker[], first: number) {
    this.#talkers = talkers
    this.#tries = first
  }

  /** @param first index of the server it talks to first */
  static async open(origins: string[], agentId: string, first: number): Promise<Visitor> {
    const talker = await Talker.open(origins[0]!, agentId)
    return new Visitor(
      origins.map((origin) => talker.at(origin)),
      first,
    )
  }

  /** Sends a message. @returns whether it was accepted before `signal` aborted */
  async say(text: string, signal: AbortSignal): Promise<boolean> {
    const id = randomUUID()
    this.sent.set(id, text)
    while (!signal.aborted) {
      const talker = this.#talkers[this.#tries % this.#talkers.length]!
      this.#tries += 1
      await talker.say(text, id)
      if (talker.accepted.has(id)) {
        this.accepted.add(id)
        return true
      }
      await sleep(AGAIN_MS)
    }
    return false
  }

  history() {
    return this.#talkers[0]!.history()
  }
}
