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
  /** Address that a call is announced to; `statusCallback` is told of its end. */
  voiceUrl: string
  statusCallback?: string | undefined
  callerName?: string | undefined
  /** How far the caller id is verified, such as `TN-Validation-Passed-A`. */
  stirVerstat?: string | undefined
  forwardedFrom?: string | undefined
  /** Place of the caller's number, as far as the network knows it. */
  place?: { city?: string; state?: string; zip?: string; country?: string } | undefined
}

/** The values of Twilio's `CallStatus`. */
export type LineStatus = 'ringing' | 'in-progress' | 'completed' | 'busy' | 'no-answer' | 'failed'

type Frame<Type extends ApplicationFrame['type']> = Extract<ApplicationFrame, { type: Type }>

/** What the caller hears, and what happens to the call. */
export type LineEvents = Output & {
  /** The relay is open; also sent after every reconnect. */
  connected: [{ sessionId: string }]
  text: [Frame<'text'>]
  digits: [Frame<'sendDigits'>]
  language: [Frame<'language'>]
  /** The application ended the relay. */
  end: [Frame<'end'>]
  /** A phone rings. */
  dialled: [CalledParty]
  bridged: [CalledParty]
  /** Words of the other party, once both are connected. */
  heard: [{ text: string }]
  /** Sent after every webhook of the call has been sent. */
  ended: [{ status: LineStatus }]
}

const APOLOGY = 'We are sorry. An application error has occurred. Goodbye.'

/**
 * Twilio's part of one call: announces it with a signed webhook, plays the TwiML of the response, speaks the ConversationRelay
 * protocol, dials, records and reports. Words stand for sound in both directions.
 * The first request is sent on the next turn of the event loop, so that listeners added at once miss nothing.
 */
export class PhoneLine extends EventEmitter<LineEvents> {
  /** Resolves with the status of the `ended` event, also for those who ask later; never rejects. */
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
      (name, ...values) => this.emit(name, ...(values as never)),
    )
    this.ended = new Promise((resolve) => setImmediate(() => resolve(this.#run())))
  }

  get callSid(): string {
    return this.#leg.callSid
  }

  get status(): LineStatus {
    return this.#status
  }

  /** @param last false while the caller is still speaking: `text` is then all they have said so far, not only what is new. */
  say(text: string, { last = true }: { last?: boolean } = {}): void {
    this.#leg.input.emit('speech', text, last)
  }

  press = (digit: string) => void this.#leg.input.emit('digit', digit)

  /**
   * The caller interrupts the agent.
   * @param heard what was spoken until then.
   * @param ms how long the agent had spoken.
   */
  interrupt = (heard: string, ms: number) => void this.#leg.input.emit('interrupt', heard, ms)

  hangUp(): void {
    if (this.isOver) return
    this.#status = this.#status === 'ringing' ? 'no-answer' : 'completed'
    this.#turn.abort(HUNG_UP)
  }

  /** Breaks the socket of the relay; the call itself continues. */
  dropSocket = () => void this.#leg.input.emit('drop')

  /** Redirects the call to other TwiML. */
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

  /** A call counts as answered by its first verb, unless that is `<Reject>` or `<Redirect>`. */
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
