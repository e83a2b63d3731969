import { EventEmitter } from 'node:events'
import { Agent, fetch } from 'undici'
import { sign } from '../signature.ts'
import { newSid } from '../sids.ts'
import { parseTwiml, Trouble, type Verb } from './twiml.ts'

/** How a call continues: at an address to ask, or with a document and the address to which its relative links refer. */
export type Step =
  | { url: string; method?: string; fields?: Record<string, string> }
  | { twiml: string; url: string }

/** Result of a verb: another document, the end of the call, or nothing, which continues with the next verb. */
export type Outcome = Step | 'hang-up' | undefined

/**
 * Plays one verb.
 * @param here address of the verb's document.
 * Rejects with the signal's reason when it is aborted.
 */
export type PlayVerb = (leg: Leg, verb: Verb, signal: AbortSignal, here: string) => Promise<Outcome>

/** Connections are not kept alive, because one would break when its server stops, together with a request just sent on it. */
const ownConnection = new Agent({ pipelining: 0 })

/** Reasons for aborting a document. */
export const HUNG_UP = new Error('The line was hung up.')
export const REPLACED = new Error('The call was updated with other instructions.')

/** What the person on this end does. */
export type Input = {
  speech: [text: string, last: boolean]
  digit: [digit: string]
  interrupt: [heard: string, ms: number]
  drop: []
}

/** What the person on this end hears; tests and the browser follow the call by it. */
export type Output = {
  /** A `<Say>` was played. */
  said: [{ text: string; language: string | null }]
  /** A `<Play>` or a `play` frame was played. */
  play: [{ source: string; loop: number }]
  /** A `<Record>` began. */
  recording: [{ recordingSid: string }]
  /** A recording ended. */
  recorded: [{ recordingSid: string; seconds: number }]
  /** A warning or error as in Twilio's debugger. */
  trouble: [{ code: number; message: string }]
}

export type Credentials = { accountSid: string; authToken: string }

const API_VERSION = '2010-04-01'
/** How long a webhook may take, in ms: Twilio's own limit. */
const WEBHOOK_TIMEOUT_MS = 15_000

/** One end of a call: sends its signed webhooks and plays the TwiML they answer with. */
export class Leg {
  readonly callSid = newSid('CA')
  readonly input = new EventEmitter<Input>()
  readonly credentials: Credentials
  readonly #verbs: Record<string, PlayVerb>
  readonly #fields: () => Record<string, string>
  readonly emit: <K extends keyof Output>(name: K, ...values: Output[K]) => void

  /**
   * @param fields added to every request, beside those that name the account and the call.
   * @param emit receives what happens on this end.
   */
  constructor(
    credentials: Credentials,
    verbs: Record<string, PlayVerb>,
    fields: () => Record<string, string>,
    emit: <K extends keyof Output>(name: K, ...values: Output[K]) => void,
  ) {
    this.credentials = credentials
    this.#verbs = verbs
    this.#fields = fields
    this.emit = emit
  }

  /**
   * Plays documents until one ends without naming another.
   * @returns whether a verb hung up.
   */
  async play(start: Step, signal: AbortSignal): Promise<boolean> {
    let step: Outcome = start
    while (step && step !== 'hang-up') step = await this.#playDocument(step, signal)
    return step === 'hang-up'
  }

  async playVerbs(verbs: Verb[], signal: AbortSignal, here: string): Promise<Outcome> {
    for (const verb of verbs) {
      signal.throwIfAborted()
      const play = this.#verbs[verb.name]
      if (!play) throw new Trouble(12_200, `<${verb.name}> cannot stand here`)
      const outcome = await play(this, verb, signal, here)
      if (outcome) return outcome
    }
    return undefined
  }

  async #playDocument(step: Step, signal: AbortSignal): Promise<Outcome> {
    signal.throwIfAborted()
    const twiml = 'twiml' in step ? step.twiml : await this.ask(step)
    const verbs = await parseTwiml(twiml)
    signal.throwIfAborted()
    return this.playVerbs(verbs, signal, step.url)
  }

  /**
   * Sends one signed webhook.
   * @returns the body of the response.
   * @throws `Trouble` 11200 where there is no successful response.
   */
  async ask({ url, method = 'POST', fields = {} }: Exclude<Step, { twiml: string }>) {
    const all = {
      AccountSid: this.credentials.accountSid,
      ApiVersion: API_VERSION,
      CallSid: this.callSid,
      ...this.#fields(),
      ...fields,
    }
    const form = new URLSearchParams(all)
    const isGet = method.toUpperCase() === 'GET'
    const address = isGet ? `${url}${url.includes('?') ? '&' : '?'}${form}` : url
    const signature = sign(this.credentials.authToken, address, isGet ? {} : all)
    const request = () =>
      fetch(address, {
        method: isGet ? 'GET' : 'POST',
        ...(!isGet && { body: form }),
        headers: { 'x-twilio-signature': signature, 'user-agent': 'TwilioProxy/1.1' },
        signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
        dispatcher: ownConnection,
      })
    const response = await request()
      // As with Twilio, a failed connection is tried once more, and a late response is not.
      .catch((error: unknown) => {
        if (error instanceof Error && error.name === 'TimeoutError') throw error
        return request()
      })
      .catch((error: unknown) => {
        throw new Trouble(11_200, `HTTP retrieval failure: ${url}: ${String(error)}`)
      })
    const body = await response.text()
    if (!response.ok) {
      throw new Trouble(11_200, `HTTP retrieval failure: ${url} answered ${response.status}`)
    }
    return body
  }

  /** Sends a webhook whose response does not matter. */
  async report(url: string, fields: Record<string, string>, method?: string): Promise<void> {
    await this.ask({ url, fields, ...(method && { method }) }).catch((error: Trouble) =>
      this.emit('trouble', { code: error.code, message: error.message }),
    )
  }
}

/** The absolute address of a link in a document. */
export const addressOf = (link: string, here: string): string => new URL(link, here).href

/**
 * Waits for the first value that `listen` reports.
 * @param listen must not report before it has returned the function that ends it.
 */
export function waitFor<T>(
  signal: AbortSignal,
  listen: (done: (value: T) => void) => () => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason as Error)
    const cut = () => {
      stop()
      reject(signal.reason as Error)
    }
    const stop = listen((value) => {
      signal.removeEventListener('abort', cut)
      stop()
      resolve(value)
    })
    signal.addEventListener('abort', cut, { once: true })
  })
}
