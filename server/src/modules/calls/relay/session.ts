import type { Deps } from '../../../deps.ts'
import { type Span, traceIdOf } from '../../../telemetry/tracing.ts'
import { type TurnWatch, watchTurn } from '../../../telemetry/watch-turn.ts'
import { type Call, type Next, STAGE_OF } from '../call.ts'
import { takeUnspoken } from '../message-store.ts'
import { dropSession, holdWords } from '../node.ts'
import type { Hours } from '../../hours/presence.ts'
import type { Part, Scene, Script } from '../scripts/types.ts'
import { wordingIn } from '../../../wording/index.ts'
import { localeOf } from '../../../wording/locale.ts'
import type { CallWording, Language } from '../../../wording/types.ts'
import { findCall } from '../store.ts'
import type { ApplicationFrame, RelayFrame } from './frames.ts'
import { heardWords, readWords } from './heard-words.ts'
import { SilenceClock } from './silence.ts'
import { Transcript } from './transcript.ts'
import { type HeardAt, heardNow, Utterance } from './utterance.ts'

const SAVE_EVERY_MS = 500
/**
 * How long an utterance may take to be spoken, in ms: the carrier reports its end, but if it does not, the call goes on after
 * this.
 */
const LONGEST_SPEECH_MS = 20_000
/** The most unwritten messages of a call, which are minutes of talk: a database that hangs must not fill the memory. */
const MOST_UNWRITTEN = 200

/** Made once, because aborting without a reason creates an error with a stack trace each time. */
const SILENCED = new Error('the agent may not speak any more')

/** The frame that ends an utterance. */
const LAST: ApplicationFrame = { type: 'text', token: '', last: true }

export type Surroundings = {
  script: Script
  canConnect: boolean
  hours: Hours
  /** The language the agent speaks and listens in; it may change to the caller's. */
  language: Language
  follows: boolean
  words: CallWording
  send(frame: ApplicationFrame): void
  close(): void
}

/**
 * One socket of one call: receives the caller's words, has the script answer, speaks, and continues the call as the script says.
 */
export class CallSession {
  readonly #deps: Deps
  readonly #transcript: Transcript
  #with: Surroundings
  readonly #silence: SilenceClock
  readonly #span: Span
  #turn = new AbortController()
  #leaving: { next: Next; timer: NodeJS.Timeout } | null = null
  /** What the caller is saying at the moment. */
  #partial = ''
  #isOver = false

  constructor(deps: Deps, transcript: Transcript, surroundings: Surroundings) {
    this.#deps = deps
    this.#transcript = transcript
    this.#with = surroundings
    // A call that continues after a dropped socket also continues its trace.
    this.#span = deps.tracing.start('call', {}, traceIdOf(transcript.call.id))
    this.#silence = new SilenceClock(deps.config.callSilenceMs, (times) => this.#ask(times))
  }

  get call(): Call {
    return this.#transcript.call
  }

  /** Resolves when everything said so far is in the database. */
  written = () => this.#transcript.written()

  /** Begins a session while the greeting is being spoken; words of the admin may be waiting. */
  start(): void {
    this.#silence.said(this.#transcript.speaking?.turn.text ?? '')
    void this.refresh()
  }

  take(frame: RelayFrame): void {
    if (this.#isOver) return
    // The carrier will ask how to go on, and gets an answer when the database is back.
    if (this.#transcript.waiting > MOST_UNWRITTEN) return this.replace()
    if (frame.type === 'prompt' && frame.last === false) this.#overhear(frame.voicePrompt)
    else if (frame.type === 'prompt') this.#hear(heardWords(frame.voicePrompt))
    else if (frame.type === 'dtmf') this.#press(frame.digit)
    else if (frame.type === 'interrupt') this.#interrupt(frame.utteranceUntilInterrupt)
    else if (frame.type === 'info') this.#note(frame.name, frame.value)
    else if (frame.type === 'error') {
      // The description is not logged, as it may repeat what was to be spoken.
      this.#deps.log.warn({ callSid: this.call.callSid }, 'the relay complains')
    }
  }

  /** Ends the session when its socket is gone: the call may come back, or be over. */
  closed(): void {
    dropSession(this.#deps, this)
    this.#span.end()
    if (this.#isOver) return
    this.#isOver = true
    this.#silence.stop()
    this.#fallSilent(null)
    if (this.#leaving) clearTimeout(this.#leaving.timer)
    // Where the caller hung up while speaking, what they said until then is kept.
    if (this.#partial) this.#transcript.callerSaid(this.#partial, true)
    holdWords(this.#deps, this.call.callSid, this.written())
  }

  /** Closes the session because another socket continues the call, or because this one cannot. */
  replace(): void {
    this.closed()
    this.#with.close()
  }

  /** Applies changes from outside: a new speaker, or words of the admin to be spoken. Never throws. */
  async refresh(): Promise<void> {
    await this.#readChanges().catch((error: unknown) => {
      const { callSid } = this.call
      this.#deps.log.warn({ err: error, callSid }, 'a call could not be looked at again')
    })
  }

  async #readChanges(): Promise<void> {
    const call = await findCall(this.#deps.db, this.call.id)
    if (this.#isOver || !call) return
    const { control, epoch } = call
    const hasChanged = control !== this.call.control
    this.#transcript.call = { ...this.call, control, epoch }
    if (control === 'bot') return hasChanged ? this.#silence.said('') : undefined
    this.#silence.stop()
    if (hasChanged) this.#fallSilent(null)
    for (const { id, text } of await takeUnspoken(this.#deps.driver, call.id)) {
      this.#transcript.begins(new Utterance(null, { id, turn: { role: 'admin', text } }))
      this.#with.send({ type: 'text', token: text, last: true })
    }
  }

  #overhear(text: string): void {
    this.#partial = text
    this.#silence.heard()
  }

  #hear(words: string): void {
    const heardAt = heardNow()
    this.#partial = ''
    this.#silence.heard()
    if (!words) return this.#silence.said('')
    const { history } = this.#transcript
    // Stored in the background; the reply does not wait for it.
    this.#transcript.callerSaid(words)
    if (!this.#mayAnswer()) return
    const read = readWords(words)
    void this.#reply(heardAt, (scene) => this.#with.script.hear({ ...scene, history }, read))
  }

  #press(digit: string): void {
    const heardAt = heardNow()
    this.#silence.heard()
    this.#transcript.callerSaid(`(pressed ${digit})`)
    if (this.#mayAnswer()) {
      void this.#reply(heardAt, (scene) => this.#with.script.press(scene, digit))
    }
  }

  #ask(times: number): void {
    void this.#reply(null, (scene) => this.#with.script.silence(scene, times))
  }

  /**
   * Whether the agent may answer. A caller who speaks while being put through is heard but not answered; a goodbye is taken back.
   */
  #mayAnswer(): boolean {
    if (this.call.control === 'admin') return false
    if (!this.#leaving) return true
    if (this.#leaving.next !== 'end') return false
    clearTimeout(this.#leaving.timer)
    this.#leaving = null
    return true
  }

  #interrupt(heard: string): void {
    this.#silence.heard()
    this.#fallSilent(heard)
  }

  /**
   * Ends the current utterance.
   * @param heard what the caller heard of it; null where nobody interrupted, so that all of it counts.
   */
  #fallSilent(heard: string | null): void {
    this.#turn.abort(SILENCED)
    const { speaking } = this.#transcript
    if (!speaking || speaking.isCut || (heard === null && speaking.isWhole)) return
    if (!speaking.isWhole && !this.#isOver) this.#with.send(LAST)
    speaking.cut(heard)
    this.#transcript.save(speaking)
  }

  #note(name: string, value: unknown): void {
    const { speaking } = this.#transcript
    if (name === 'clientSpeaking' && value === 'on') this.#silence.heard()
    if (name !== 'agentSpeaking') return
    if (value === 'on') return speaking?.mark('spoken')
    if (!speaking?.isWhole) return
    this.#transcript.save(speaking)
    this.#silence.spoken()
    if (this.#leaving) this.#leave(this.#leaving.next)
  }

  #reply(heardAt: HeardAt | null, parts: (scene: Scene) => AsyncIterable<Part>): Promise<void> {
    const watched = this.#span.run(() => watchTurn(this.#deps, 'call'))
    return watched.run(() => this.#answer(heardAt, parts, watched))
  }

  async #answer(
    heardAt: HeardAt | null,
    parts: (scene: Scene) => AsyncIterable<Part>,
    watched: TurnWatch,
  ): Promise<void> {
    this.#fallSilent(null)
    const { signal } = (this.#turn = new AbortController())
    signal.addEventListener('abort', () => watched.end('cut'), { once: true })
    const utterance = new Utterance(heardAt)
    const saving = setInterval(() => this.#transcript.save(utterance), SAVE_EVERY_MS)
    const { call, history } = this.#transcript
    const { canConnect, hours, language, follows, words } = this.#with
    let next: Next | null = null
    try {
      const given = { call, history, canConnect, hours, language, follows, words, signal }
      const scene = { deps: this.#deps, ...given }
      for await (const part of parts(scene)) {
        if (signal.aborted) return
        if (part.type === 'say') {
          watched.spoke()
          this.#say(utterance, part.text)
        } else if (part.type === 'retrieved') utterance.mark('retrieved')
        else if (part.type === 'why') utterance.reasons = part.reasons
        else if (part.type === 'cited') utterance.cite(part.sources)
        else if (part.type === 'language') this.#goOnIn(part.language)
        else if (part.type === 'remember') this.#transcript.change(part.change)
        else next = part.next
      }
      watched.end('answered')
    } catch (error) {
      if (signal.aborted) return
      watched.end('failed', error)
      this.#deps.log.error({ err: error, callSid: call.callSid }, 'a spoken reply failed')
      this.#say(utterance, this.#with.words.failed)
    } finally {
      clearInterval(saving)
    }
    if (!signal.aborted) await this.#finish(utterance, next, signal)
  }

  /** Changes the language of voice and sentences. Callers are understood in any language already where the agent follows them. */
  #goOnIn(language: Language): void {
    this.#with = { ...this.#with, language, words: wordingIn(language).call }
    this.#with.send({ type: 'language', ttsLanguage: localeOf(language) })
    this.#transcript.change({ language })
  }

  #say(utterance: Utterance, text: string): void {
    this.#with.send({ type: 'text', token: text, last: false })
    utterance.mark('first_token')
    const isFirst = utterance.turn.text === ''
    utterance.say(text)
    if (!isFirst) return
    this.#transcript.begins(utterance)
    this.#transcript.save(utterance)
  }

  async #finish(utterance: Utterance, next: Next | null, signal: AbortSignal): Promise<void> {
    const { text } = utterance.turn
    this.#transcript.save(utterance)
    // The words and their consequences are stored before the caller has heard the end of them.
    await this.written()
    if (signal.aborted || this.#isOver) return
    utterance.isWhole = true
    if (text) this.#with.send(LAST)
    this.#transcript.save(utterance)
    if (!next) return this.#silence.said(text)
    this.#silence.stop()
    if (!text) return this.#leave(next)
    const timer = setTimeout(() => this.#leave(next), LONGEST_SPEECH_MS)
    this.#leaving = { next, timer }
  }

  #leave(next: Next): void {
    if (this.#leaving) clearTimeout(this.#leaving.timer)
    this.#isOver = true
    this.#silence.stop()
    this.#transcript.change({ stage: STAGE_OF[next] })
    void this.#end(next)
  }

  /** Ends the relay. The carrier asks at once how to go on, so that everything has to be stored before. */
  async #end(reason: Next): Promise<void> {
    await this.written()
    this.#with.send({ type: 'end', handoffData: JSON.stringify({ reason }) })
  }
}
