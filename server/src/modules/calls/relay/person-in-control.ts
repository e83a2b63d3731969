import type { Deps } from '../../../deps.ts'
import { notifyDashboards } from '../../../ports/bus/notify-dashboards.ts'
import { product, record } from '../../audit/record.ts'
import { presenceOf } from '../../presence/presence.ts'
import { findAnswering } from '../answering-store.ts'
import type { Call } from '../call.ts'
import type { Part, Scene, Script } from '../scripts/types.ts'
import { switchCallControl } from '../store.ts'
import { readWords } from './heard-words.ts'
import { speakingMs } from './silence.ts'

/** How many times as long as a caller a person may be away and silent, because they type what they say: a minute by default. */
const PATIENCE = 7.5
/** How often in that time it is looked whether they have the call open. */
const LOOKS = 6

/** Gives a call back to its agent when the person who took it over says nothing and does not have it open any more. */
export class PersonInControl {
  readonly #deps: Deps
  readonly #onLeft: () => void
  readonly #call: Call
  #timer: NodeJS.Timeout | undefined
  /** When they were last there, in ms as `performance.now()` counts. */
  #lastHere = 0

  constructor(deps: Deps, call: Call, onLeft: () => void) {
    this.#deps = deps
    this.#call = call
    this.#onLeft = onLeft
  }

  /** The person took the call over, or had `text` spoken. */
  said(text: string): void {
    this.#lastHere = performance.now() + speakingMs(text)
    this.#lookSoon()
  }

  stop = (): void => clearTimeout(this.#timer)

  #lookSoon(): void {
    this.stop()
    this.#timer = setTimeout(() => this.#look(), this.#patienceMs / LOOKS)
  }

  #look(): void {
    const { userId, id } = this.#call
    // Whoever has the call open reads along, even if they say nothing.
    if (presenceOf(this.#deps).isSeen(userId, id)) this.#lastHere = performance.now()
    if (performance.now() - this.#lastHere < this.#patienceMs) this.#lookSoon()
    else void this.#leave()
  }

  get #patienceMs(): number {
    return this.#deps.config.callSilenceMs * PATIENCE
  }

  async #leave(): Promise<void> {
    try {
      if (await returnToAgent(this.#deps, this.#call)) this.#onLeft()
    } catch (error) {
      this.#deps.log.warn({ err: error, callSid: this.#call.callSid }, 'a call was not given back')
      this.said('')
    }
  }
}

/** @returns whether this call gave it back; somebody else may have been first */
async function returnToAgent(deps: Deps, call: Call): Promise<boolean> {
  const isReturned = await deps.db.transaction(async (tx) => {
    if (!(await switchCallControl(tx, call.id, 'admin'))) return false
    const subject = { id: call.id }
    await record(tx, product(call.userId), { action: 'call.return_control', subject })
    return true
  })
  if (isReturned) notifyDashboards(deps, 'call', call)
  return isReturned
}

/**
 * The agent's turn after that: tells the caller and answers what they said to nobody. The caller of an agent that was switched off
 * meanwhile leaves a message.
 */
export async function* goOnAlone(
  scene: Scene,
  script: Script,
  unanswered: string,
): AsyncGenerator<Part> {
  const agent = await findAnswering(scene.deps.db, scene.call.agentId)
  if (!agent?.activated) return yield { type: 'next', next: 'record' }
  yield { type: 'say', text: scene.words.returned }
  if (!unanswered) return
  yield { type: 'say', text: ' ' }
  yield* script.hear(scene, readWords(unanswered))
}
