import { EventEmitter } from 'node:events'
import { gather } from './gather.ts'
import { type Credentials, HUNG_UP, Leg, type Output } from './leg.ts'
import { SIMPLE_VERBS } from './simple-verbs.ts'
import { Trouble } from './twiml.ts'

export type PartyEvents = Output & {
  /** Caller and called party can hear each other. */
  bridged: []
  /** Words of the caller, once both are connected. */
  heard: [{ text: string }]
  ended: [{ status: PartyStatus }]
}

/** The values of Twilio's `CallStatus`. */
export type PartyStatus =
  | 'initiated'
  | 'ringing'
  | 'in-progress'
  | 'completed'
  | 'busy'
  | 'no-answer'
  | 'canceled'

type Callback = { url: string; events: Set<string> }

/** A phone that a `<Dial>` rings: its holder can answer, press keys, speak and hang up. */
export class CalledParty extends EventEmitter<PartyEvents> {
  readonly to: string
  readonly #leg: Leg
  readonly #whisper: string | null
  readonly #callback: Callback | null
  readonly #over = new AbortController()
  #status: PartyStatus = 'initiated'
  #sequence = 0
  #answeredAt: number | undefined
  #told: Promise<void> = Promise.resolve()
  #answered!: (isAnswered: boolean) => void
  readonly #answer = new Promise<boolean>((resolve) => (this.#answered = resolve))

  /** @param whisper address of the TwiML that the holder hears before being connected; null for none. */
  constructor(
    credentials: Credentials,
    call: { to: string; from: string; parentCallSid: string },
    whisper: string | null,
    callback: Callback | null,
  ) {
    super()
    this.to = call.to
    this.#whisper = whisper
    this.#callback = callback
    const fields = () => ({
      From: call.from,
      Caller: call.from,
      To: call.to,
      Called: call.to,
      Direction: 'outbound-dial',
      ParentCallSid: call.parentCallSid,
      CallStatus: this.#status,
    })
    this.#leg = new Leg(
      credentials,
      { ...SIMPLE_VERBS, Gather: gather },
      fields,
      (name, ...values) => this.emit(name, ...(values as never)),
    )
  }

  get callSid(): string {
    return this.#leg.callSid
  }

  answer = () => this.#answered(true)
  press = (digit: string) => void this.#leg.input.emit('digit', digit)
  say = (text: string) => void this.#leg.input.emit('speech', text, true)

  /** Hangs up, or declines the call, for which the caller is given the reason `why`. */
  hangUp(why: 'busy' | 'no-answer' | 'canceled' = 'no-answer'): void {
    if (this.#over.signal.aborted) return
    this.#become(this.#status === 'in-progress' ? 'completed' : why)
    this.#over.abort(HUNG_UP)
    this.#answered(false)
    this.emit('ended', { status: this.#status })
  }

  /**
   * Rings the phone and plays the whisper.
   * @returns whether to connect the caller.
   */
  async ring(): Promise<boolean> {
    this.#report('initiated')
    this.#become('ringing')
    if (!(await this.#answer)) return false
    this.#answeredAt = Date.now()
    this.#become('in-progress')
    try {
      const url = this.#whisper
      const isOver = url !== null && (await this.#leg.play({ url }, this.#over.signal))
      if (isOver) this.hangUp()
      return !isOver && !this.#over.signal.aborted
    } catch (error) {
      if (error instanceof Trouble)
        this.emit('trouble', { code: error.code, message: error.message })
      this.hangUp()
      return false
    }
  }

  get status(): PartyStatus {
    return this.#status
  }

  /** Aborts when this phone hangs up. */
  get over(): AbortSignal {
    return this.#over.signal
  }

  /** Connects the two parties: from now on `listener` receives the words of this one. */
  bridge(listener: (text: string) => void): void {
    this.#leg.input.on('speech', listener)
    this.emit('bridged')
  }

  /** Resolves when every status callback has been sent. */
  settled = () => this.#told

  #become(status: PartyStatus): void {
    this.#status = status
    if (status === 'ringing') this.#report('ringing')
    else if (status === 'in-progress') this.#report('answered')
    else this.#report('completed')
  }

  /** Sends a status callback; each waits for the one before, so that they arrive in order. */
  #report(event: string): void {
    if (!this.#callback?.events.has(event)) return
    const { url } = this.#callback
    const fields = {
      CallStatus: this.#status,
      CallbackSource: 'call-progress-events',
      SequenceNumber: String(this.#sequence++),
      Timestamp: new Date().toUTCString(),
      ...(event === 'completed' && { CallDuration: String(this.#seconds()) }),
    }
    this.#told = this.#told.then(() => this.#leg.report(url, fields))
  }

  /** Seconds since the phone was answered; 0 where it was not. */
  #seconds = () =>
    this.#answeredAt === undefined ? 0 : Math.round((Date.now() - this.#answeredAt) / 1000)
}
