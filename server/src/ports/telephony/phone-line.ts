import { EventEmitter } from 'node:events'
import type { CalledParty } from './line/called-party.ts'
import { callerFields } from './line/caller-fields.ts'
import { connectThrough } from './line/connect.ts'
import { dialFor } from './line/dial.ts'
import type { ApplicationFrame } from './line/frames.ts'
import { gather } from './line/gather.ts'
import {
  type Credentials,
  HUNG_UP,
  Leg,
  type Output,
  type PlayVerb,
  REPLACED,
  type Step,
} from './line/leg.ts'
import { record } from './line/record.ts'
import { Relay } from './line/relay.ts'
import { SIMPLE_VERBS } from './line/simple-verbs.ts'
import { Trouble, type Verb } from './line/twiml.ts'

export type LineOptions = Credentials & {
  from: string
  to: string
  /** Where the call is announced, and the address that hears of its end. */
  voiceUrl: string
  statusCallback?: string | undefined
  callerName?: string | undefined
  /** Caller id attestation, `TN-Validation-Passed-A` for example. */
  stirVerstat?: string | undefined
  forwardedFrom?: string | undefined
  /** Where the caller's number belongs, as far as the network says. */
  place?: { city?: string; state?: string; zip?: string; country?: string } | undefined
}

/** In Twilio's words for `CallStatus`. */
export type LineStatus = 'ringing' | 'in-progress' | 'completed' | 'busy' | 'no-answer' | 'failed'

type Frame<Type extends ApplicationFrame['type']> = Extract<ApplicationFrame, { type: Type }>

/** What the caller hears, and what happens to the call. */
export type LineEvents = Output & {
  /** The relay is open; once more after every reconnect. */
  connected: [{ sessionId: string }]
  text: [Frame<'text'>]
  digits: [Frame<'sendDigits'>]
  language: [Frame<'language'>]
  /** The application ended the relay. */
  end: [Frame<'end'>]
  /** Somebody's phone rings. */
  dialled: [CalledParty]
  bridged: [CalledParty]
  /** Words of the other party, once bridged. */
  heard: [{ text: string }]
  /** After every webhook has been sent. */
  ended: [{ status: LineStatus }]
}

const APOLOGY = 'We are sorry. An application error has occurred. Goodbye.'

/**
 * Twilio's part of one call: announces it with a signed webhook, plays the TwiML it is answered with, speaks the ConversationRelay
 * protocol, dials, records and reports. Words stand for sound in both directions.
 * The first request leaves on the next turn of the event loop: listeners set at once miss nothing.
 */
export class PhoneLine extends EventEmitter<LineEvents> {
  /** The `ended` event for who comes late; never rejects. */
  readonly ended: Promise<LineStatus>
  readonly #options: LineOptions
  readonly #leg: Leg
  #turn = new AbortController()
  #replacement: Step | undefined
  #status: LineStatus = 'ringing'
  readonly #startedAt = Date.now()

  constructor(options: LineOptions) {
    super()
    this.#options = options
    const verbs: Record<string, PlayVerb> = {
      ...SIMPLE_VERBS,
      Gather: gather,
      Record: record,
      Reject: async (_leg, { attributes }) => {
        this.#status = attributes['reason'] === 'busy' ? 'busy' : 'no-answer'
        return 'hang-up'
      },
      Connect: connectThrough((verb) => this.#openRelay(verb)),
      Dial: dialFor({
        from: options.from,
        onDialled: (party) => this.emit('dialled', party),
        onBridged: (party) => this.emit('bridged', party),
        onHeard: (text) => this.emit('heard', { text }),
      }),
    }
    this.#leg = new Leg(
      options,
      Object.fromEntries(
        Object.entries(verbs).map(([name, play]) => [name, this.#answering(name, play)]),
      ),
      () => ({ ...callerFields(options), CallStatus: this.#status }),
      (name, ...told) => this.emit(name, ...(told as never)),
    )
    this.ended = new Promise((resolve) => setImmediate(() => resolve(this.#run())))
  }

  get callSid(): string {
    return this.#leg.callSid
  }

  get status(): LineStatus {
    return this.#status
  }

  /** @param last false for what is heard so far: the whole of it, not what came since. */
  say(text: string, { last = true }: { last?: boolean } = {}): void {
    this.#leg.input.emit('speech', text, last)
  }

  press = (digit: string) => void this.#leg.input.emit('digit', digit)

  /** Talks over the agent. @param heard what was spoken by then. */
  interrupt = (heard: string, ms: number) => void this.#leg.input.emit('interrupt', heard, ms)

  hangUp(): void {
    if (this.isOver) return
    this.#status = this.#status === 'ringing' ? 'no-answer' : 'completed'
    this.#turn.abort(HUNG_UP)
  }

  /** The relay's socket breaks; the call stays up. */
  dropSocket = () => void this.#leg.input.emit('drop')

  /** The call does something else from now on. */
  replace(twiml: string): void {
    if (this.isOver) return
    this.#replacement = { twiml, url: this.#options.voiceUrl }
    const replaced = this.#turn
    this.#turn = new AbortController()
    replaced.abort(REPLACED)
  }

  get isOver(): boolean {
    return this.#status !== 'ringing' && this.#status !== 'in-progress'
  }

  async #run(): Promise<LineStatus> {
    let step: Step | undefined = { url: this.#options.voiceUrl }
    while (step && !this.isOver) {
      await this.#playUntilReplaced(step)
      step = this.#replacement
      this.#replacement = undefined
    }
    if (!this.isOver) this.#status = 'completed'
    const { statusCallback } = this.#options
    if (statusCallback) await this.#leg.report(statusCallback, this.#endFields())
    this.emit('ended', { status: this.#status })
    return this.#status
  }

  async #playUntilReplaced(step: Step): Promise<void> {
    const { signal } = this.#turn
    try {
      await this.#leg.play(step, signal)
    } catch (error) {
      if (signal.aborted) return
      const { code, message } =
        error instanceof Trouble ? error : new Trouble(11_100, String(error))
      this.emit('trouble', { code, message })
      this.emit('said', { text: APOLOGY, language: null })
    }
  }

  /** A call is answered by its first verb, unless that one rejects it. */
  #answering =
    (name: string, play: PlayVerb): PlayVerb =>
    (...given) => {
      if (name !== 'Reject' && name !== 'Redirect' && this.#status === 'ringing') {
        this.#status = 'in-progress'
      }
      return play(...given)
    }

  #openRelay(verb: Verb): Relay {
    const { from, to, forwardedFrom = '', callerName = '' } = this.#options
    const relay = new Relay(this.#leg, verb, {
      parentCallSid: '',
      from,
      to,
      forwardedFrom,
      callType: 'PSTN',
      callerName,
      direction: 'inbound',
      callStatus: 'RINGING',
    })
    relay.on('connected', (session) => this.emit('connected', session))
    relay.on('frame', (frame) => this.#hear(frame))
    return relay
  }

  #hear(frame: ApplicationFrame): void {
    switch (frame.type) {
      case 'text':
        return void this.emit('text', frame)
      case 'play':
        return void this.emit('play', { source: frame.source, loop: frame.loop ?? 1 })
      case 'sendDigits':
        return void this.emit('digits', frame)
      case 'language':
        return void this.emit('language', frame)
      case 'end':
        return void this.emit('end', frame)
    }
  }

  #endFields = () => ({
    CallbackSource: 'call-progress-events',
    SequenceNumber: '0',
    Timestamp: new Date().toUTCString(),
    CallDuration: String(Math.round((Date.now() - this.#startedAt) / 1000)),
  })
}
