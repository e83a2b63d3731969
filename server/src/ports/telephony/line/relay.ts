import { EventEmitter } from 'node:events'
import { WebSocket } from 'ws'
import { sign } from '../signature.ts'
import { newSid } from '../sids.ts'
import { type ApplicationFrame, readFrame, type RelayFrame } from './frames.ts'
import { HUNG_UP, type Leg } from './leg.ts'
import type { Verb } from './twiml.ts'

export type RelayEnd =
  | { status: 'ended'; handoffData: string | undefined }
  | { status: 'completed' }
  | { status: 'failed'; code: number; message: string }

type Setup = Omit<
  Extract<RelayFrame, { type: 'setup' }>,
  'type' | 'sessionId' | 'customParameters' | 'accountSid' | 'callSid'
>

export type RelayEvents = {
  /** Every frame that the application sends; the greeting is a `text` with a single token. */
  frame: [ApplicationFrame]
  connected: [{ sessionId: string }]
}

const HANDSHAKE_TIMEOUT_MS = 10_000
const MAX_MALFORMED = 10

/** One `<ConversationRelay>`: behaves as Twilio's WebSocket client does. Each instance runs only once. */
export class Relay extends EventEmitter<RelayEvents> {
  readonly sessionId = newSid('VX')
  readonly #leg: Leg
  readonly #verb: Verb
  readonly #setup: Setup
  #socket: WebSocket | undefined
  /** Frames about what the caller did before the socket was open. */
  readonly #early: RelayFrame[] = []
  #malformed = 0
  #lang: string
  #utterance = ''
  #interruptible = true
  #end: RelayEnd | undefined

  constructor(leg: Leg, verb: Verb, setup: Setup) {
    super()
    this.#leg = leg
    this.#verb = verb
    this.#setup = setup
    const { attributes } = verb
    this.#lang = attributes['transcriptionLanguage'] ?? attributes['language'] ?? 'en-US'
  }

  /** Runs the relay; never rejects. An update of the call ends it as `completed` without any event. */
  run(signal: AbortSignal): Promise<RelayEnd> {
    const url = this.#verb.attributes['url'] ?? ''
    const stopListening = this.#listen()
    return new Promise<RelayEnd>((resolve) => {
      const finish = (end: RelayEnd) => {
        signal.removeEventListener('abort', onAbort)
        stopListening()
        resolve(this.#end ?? end)
      }
      const onAbort = () => {
        this.#end = { status: 'completed' }
        if (!this.#socket || this.#socket.readyState === WebSocket.CLOSED) finish(this.#end)
        else this.#socket.close(1000, signal.reason === HUNG_UP ? 'call ended' : 'call updated')
      }
      signal.addEventListener('abort', onAbort)
      try {
        this.#socket = new WebSocket(url, {
          headers: { 'x-twilio-signature': sign(this.#leg.credentials.authToken, url, {}) },
          handshakeTimeout: HANDSHAKE_TIMEOUT_MS,
          perMessageDeflate: false,
        })
      } catch {
        finish({ status: 'failed', code: 64_101, message: `Invalid url: ${url}` })
        return
      }
      let failure: RelayEnd = { status: 'failed', code: 64_105, message: 'WebSocket ended' }
      let isOpen = false
      this.#socket.on('open', () => {
        isOpen = true
        this.#begin()
      })
      this.#socket.on('message', (data) => this.#take(String(data)))
      this.#socket.on('error', ({ message }) => {
        if (isOpen) return
        failure = { status: 'failed', code: 64_102, message: `Unable to connect: ${message}` }
      })
      this.#socket.on('close', () => finish(failure))
    })
  }

  #listen(): () => void {
    const { input } = this.#leg
    const { dtmfDetection, partialPrompts, interruptible = 'any' } = this.#verb.attributes
    const onSpeech = (text: string, last: boolean) => {
      if (!last && partialPrompts !== 'true') return
      this.#info('clientSpeaking', 'on')
      this.#send({ type: 'prompt', voicePrompt: text, lang: this.#lang, last })
      if (last) this.#info('clientSpeaking', 'off')
    }
    const onDigit = (digit: string) => {
      if (dtmfDetection === 'true') this.#send({ type: 'dtmf', digit })
    }
    const onInterrupt = (utteranceUntilInterrupt: string, durationUntilInterruptMs: number) => {
      if (!this.#interruptible || !['any', 'speech', 'true'].includes(interruptible)) return
      this.#send({ type: 'interrupt', utteranceUntilInterrupt, durationUntilInterruptMs })
    }
    const onDrop = () => this.#socket?.terminate()
    input.on('speech', onSpeech).on('digit', onDigit).on('interrupt', onInterrupt)
    input.on('drop', onDrop)
    return () => {
      input.off('speech', onSpeech).off('digit', onDigit).off('interrupt', onInterrupt)
      input.off('drop', onDrop)
    }
  }

  #begin(): void {
    const { attributes, children } = this.#verb
    const parameters = children.filter(({ name }) => name === 'Parameter')
    const customParameters = Object.fromEntries(
      parameters.map(({ attributes: { name = '', value = '' } }) => [name, value]),
    )
    const { accountSid } = this.#leg.credentials
    const { callSid } = this.#leg
    this.#write({
      type: 'setup',
      sessionId: this.sessionId,
      accountSid,
      callSid,
      ...this.#setup,
      customParameters,
    })
    for (const frame of this.#early.splice(0)) this.#write(frame)
    this.emit('connected', { sessionId: this.sessionId })
    const greeting = attributes['welcomeGreeting']
    if (greeting) this.#speak({ type: 'text', token: greeting, last: true })
  }

  #take(data: string): void {
    const frame = readFrame(data)
    if ('wrong' in frame) return this.#complain(frame.wrong)
    this.#malformed = 0
    if (frame.type === 'text') return this.#speak(frame)
    if (frame.type === 'language') this.#lang = frame.transcriptionLanguage ?? this.#lang
    this.emit('frame', frame)
    if (frame.type !== 'end') return
    this.#end = { status: 'ended', handoffData: frame.handoffData }
    this.#socket!.close(1000)
  }

  #speak(frame: Extract<ApplicationFrame, { type: 'text' }>): void {
    if (!this.#utterance) this.#info('agentSpeaking', 'on')
    this.#utterance += frame.token
    this.#interruptible = frame.interruptible ?? true
    this.emit('frame', frame)
    if (!frame.last) return
    if (this.#hasEvent('tokens-played')) {
      this.#send({ type: 'info', name: 'tokensPlayed', value: this.#utterance })
    }
    this.#utterance = ''
    this.#info('agentSpeaking', 'off')
  }

  #complain(wrong: string): void {
    this.#write({ type: 'error', description: `Invalid message received: ${wrong}` })
    this.#leg.emit('trouble', { code: 64_107, message: wrong })
    if (++this.#malformed < MAX_MALFORMED) return
    const message = 'Too many consecutive malformed messages'
    this.#end = { status: 'failed', code: 64_105, message }
    this.#socket!.close(1007, message)
  }

  #info(name: 'agentSpeaking' | 'clientSpeaking', value: 'on' | 'off'): void {
    if (this.#hasEvent('speaker-events')) this.#send({ type: 'info', name, value, ts: Date.now() })
  }

  #hasEvent = (name: string) => (this.#verb.attributes['events'] ?? '').split(' ').includes(name)

  #send(frame: RelayFrame): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#write(frame)
    else if (!this.#end) this.#early.push(frame)
  }

  #write = (frame: RelayFrame) => this.#socket!.send(JSON.stringify(frame))
}
