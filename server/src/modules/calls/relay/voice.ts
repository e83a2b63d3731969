import type { ApplicationFrame } from './frames.ts'
import type { Surroundings } from './surroundings.ts'
import type { Transcript } from './transcript.ts'
import { Utterance } from './utterance.ts'

/** Made once, because aborting without a reason creates an error with a stack trace each time. */
const SILENCED = new Error('the agent may not speak any more')

/** The frame that ends an utterance. */
const LAST: ApplicationFrame = { type: 'text', token: '', last: true }

/** Speaks to the caller, one utterance after another; a new one ends the one before. */
export class Voice {
  readonly #transcript: Transcript
  readonly #send: Surroundings['send']
  #turn = new AbortController()
  #isGone = false

  constructor(transcript: Transcript, send: Surroundings['send']) {
    this.#transcript = transcript
    this.#send = send
  }

  /** Begins a turn. @returns a signal that ends it when something else is said, the caller interrupts or the socket closes. */
  begin(): AbortSignal {
    this.fallSilent(null)
    this.#turn = new AbortController()
    return this.#turn.signal
  }

  /** Speaks the next piece of an utterance. */
  say(utterance: Utterance, text: string): void {
    this.#send({ type: 'text', token: text, last: false })
    utterance.mark('first_token')
    const isFirst = utterance.turn.text === ''
    utterance.say(text)
    if (!isFirst) return
    this.#transcript.begins(utterance)
    this.#transcript.save(utterance)
  }

  /** No more words of an utterance follow. */
  complete(utterance: Utterance): void {
    utterance.isWhole = true
    if (utterance.turn.text) this.#send(LAST)
    this.#transcript.save(utterance)
  }

  /** Speaks words of the admin, which are stored already. */
  sayForAdmin({ id, text }: { id: string; text: string }): void {
    this.#transcript.begins(new Utterance(null, { id, turn: { role: 'admin', text } }))
    this.#send({ type: 'text', token: text, last: true })
  }

  /**
   * Ends the current utterance.
   * @param heard what the caller heard of it; null when nobody interrupted, so that all of it counts.
   */
  fallSilent(heard: string | null): void {
    this.#turn.abort(SILENCED)
    const { speaking } = this.#transcript
    if (!speaking || speaking.isCut || (heard === null && speaking.isWhole)) return
    if (!speaking.isWhole && !this.#isGone) this.#send(LAST)
    speaking.cut(heard)
    this.#transcript.save(speaking)
  }

  /** The socket is gone: nothing more is sent. */
  end(): void {
    this.#isGone = true
    this.fallSilent(null)
  }
}
