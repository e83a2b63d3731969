import type { Deps } from '../../../deps.ts'
import { type Span, traceIdOf } from '../../../telemetry/tracing.ts'
import { type TurnWatch, watchTurn } from '../../../telemetry/watch-turn.ts'
import { type Call, type Next, STAGE_OF } from '../call.ts'
import { takeUnspoken } from '../message-store.ts'
import { dropSession, holdWords } from '../node.ts'
import type { Part, Scene } from '../scripts/types.ts'
import { wordingIn } from '../../../wording/index.ts'
import { localeOf } from '../../../wording/locale.ts'
import type { Language } from '../../../wording/types.ts'
import { findCall } from '../store.ts'
import type { RelayFrame } from './frames.ts'
import { heardWords, readWords } from './heard-words.ts'
import { Leaving } from './leaving.ts'
import { goOnAlone, PersonInControl } from './person-in-control.ts'
import { SilenceClock } from './silence.ts'
import { speakParts } from './speak-parts.ts'
import type { Surroundings } from './surroundings.ts'
import { Transcript } from './transcript.ts'
import { Voice } from './voice.ts'
import { type HeardAt, heardNow, Utterance } from './utterance.ts'

const SAVE_EVERY_MS = 500
/** The most unwritten messages of a call, which are minutes of talk: a database that hangs must not fill the memory. */
const MAX_UNWRITTEN = 200

/** One socket of one call: receives the caller's words, lets the script answer, speaks, and continues the call as the script decides. */
export class CallSession {
  readonly #deps: Deps
  readonly #transcript: Transcript
  #with: Surroundings
  readonly #silence: SilenceClock
  readonly #person: PersonInControl
  readonly #span: Span
  readonly #voice: Voice
  readonly #leaving = new Leaving((next) => this.#leave(next))
  /** What the caller is saying at the moment. */
  #partial = ''
  #isOver = false

  constructor(deps: Deps, transcript: Transcript, surroundings: Surroundings) {
    this.#deps = deps
    this.#transcript = transcript
    this.#with = surroundings
    this.#voice = new Voice(transcript, surroundings.send)
    // A call that continues after a dropped socket also continues its trace.
    this.#span = deps.tracing.start('call', {}, traceIdOf(transcript.call.id))
    this.#silence = new SilenceClock(deps.config.callSilenceMs, (times) => this.#ask(times))
    this.#person = new PersonInControl(deps, transcript.call, () => void this.#goOnAlone())
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
    // The carrier will ask how to continue, and gets an answer when the database is back.
    if (this.#transcript.waiting > MAX_UNWRITTEN) return this.replace()
    if (frame.type === 'prompt' && frame.last === false) this.#overhear(frame.voicePrompt)
    else if (frame.type === 'prompt') this.#hear(heardWords(frame.voicePrompt))
    else if (frame.type === 'dtmf') this.#press(frame.digit)
    else if (frame.type === 'interrupt') this.#interrupt(frame.utteranceUntilInterrupt)
    else if (frame.type === 'info') this.#note(frame.name, frame.value)
    else if (frame.type === 'error') {
      // The description is not logged, because it may repeat what was to be spoken.
      this.#deps.log.warn({ callSid: this.call.callSid }, 'the relay complains')
    }
  }

  /** Ends the session when its socket is gone: the call may come back, or be over. */
  closed(): void {
    dropSession(this.#deps, this)
    this.#span.end()
    if (this.#isOver) return
    this.#isOver = true
    this.#stopClocks()
    this.#voice.end()
    this.#leaving.stop()
    // When the caller hung up while speaking, what they said until then is kept.
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
    if (call.endedAt) return this.replace()
    const { control, epoch } = call
    const hasChanged = control !== this.call.control
    this.#transcript.call = { ...this.call, control, epoch }
    if (control === 'admin') return this.#speakFor(call, hasChanged)
    this.#person.stop()
    if (hasChanged) this.#silence.said('')
  }

  async #speakFor({ id }: Call, hasChanged: boolean): Promise<void> {
    this.#silence.stop()
    if (hasChanged) this.#voice.fallSilent(null)
    const unspoken = await takeUnspoken(this.#deps.driver, id)
    for (const words of unspoken) this.#voice.sayForAdmin(words)
    if (!this.#isOver) this.#person.said(unspoken.map(({ text }) => text).join(' '))
  }

  /** Continues without the person who had control. A caller who is speaking is answered after that. */
  async #goOnAlone(): Promise<void> {
    await this.refresh()
    if (this.#isOver || this.#partial) return
    const { before: history, unanswered } = this.#transcript.splitUnanswered()
    const { script } = this.#with
    await this.#reply(null, (scene) => goOnAlone({ ...scene, history }, script, unanswered))
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

  /** Whether the agent may answer. A caller who speaks while being put through is transcribed but not answered; a goodbye is taken back. */
  #mayAnswer(): boolean {
    return this.call.control !== 'admin' && this.#leaving.takeBack()
  }

  #interrupt(heard: string): void {
    this.#silence.heard()
    this.#voice.fallSilent(heard)
  }

  #note(name: string, value: unknown): void {
    const { speaking } = this.#transcript
    if (name === 'clientSpeaking' && value === 'on') this.#silence.heard()
    if (name !== 'agentSpeaking') return
    if (value === 'on') return speaking?.mark('spoken')
    if (!speaking?.isWhole) return
    this.#transcript.save(speaking)
    this.#silence.spoken()
    this.#leaving.spoken()
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
    const signal = this.#voice.begin()
    signal.addEventListener('abort', () => watched.end('cut'), { once: true })
    const utterance = new Utterance(heardAt)
    const saving = setInterval(() => this.#transcript.save(utterance), SAVE_EVERY_MS)
    const { call, history } = this.#transcript
    const { canConnect, hours, language, follows, words } = this.#with
    let next: Next | null = null
    try {
      const given = { call, history, canConnect, hours, language, follows, words, signal }
      next = await speakParts(parts({ deps: this.#deps, ...given }), utterance, signal, {
        say: (text) => {
          watched.spoke()
          this.#voice.say(utterance, text)
        },
        goOnIn: (language) => this.#goOnIn(language),
        remember: (change) => this.#transcript.change(change),
      })
      if (signal.aborted) return
      watched.end('answered')
    } catch (error) {
      if (signal.aborted) return
      watched.end('failed', error)
      this.#deps.log.error({ err: error, callSid: call.callSid }, 'a spoken reply failed')
      this.#voice.say(utterance, this.#with.words.failed)
    } finally {
      clearInterval(saving)
    }
    if (!signal.aborted) await this.#finish(utterance, next, signal)
  }

  /** Changes the language of voice and sentences. If the agent follows its callers, they are understood in any language already. */
  #goOnIn(language: Language): void {
    this.#with = { ...this.#with, language, words: wordingIn(language).call }
    this.#with.send({ type: 'language', ttsLanguage: localeOf(language) })
    this.#transcript.change({ language })
  }

  async #finish(utterance: Utterance, next: Next | null, signal: AbortSignal): Promise<void> {
    const { text } = utterance.turn
    this.#transcript.save(utterance)
    // The words and their consequences are stored before the caller has heard the end of them.
    await this.written()
    if (signal.aborted || this.#isOver) return
    this.#voice.complete(utterance)
    if (!next) return this.#silence.said(text)
    this.#silence.stop()
    if (text) this.#leaving.plan(next)
    else this.#leaving.now(next)
  }

  #stopClocks(): void {
    this.#silence.stop()
    this.#person.stop()
  }

  #leave(next: Next): void {
    this.#isOver = true
    this.#stopClocks()
    this.#transcript.change({ stage: STAGE_OF[next] })
    // The carrier asks at once how to continue, so everything must be stored before.
    const handoffData = JSON.stringify({ reason: next })
    void this.written().then(() => this.#with.send({ type: 'end', handoffData }))
  }
}
