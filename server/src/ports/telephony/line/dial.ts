import { CalledParty } from './called-party.ts'
import { addressOf, HUNG_UP, type Leg, type PlayVerb } from './leg.ts'
import { Trouble, type Verb } from './twiml.ts'

const DEFAULT_TIMEOUT_S = 30

export type DialHost = {
  from: string
  /** Called when a phone rings; its holder may answer. */
  onDialled(party: CalledParty): void
  onBridged(party: CalledParty): void
  /** Called with words of the other party. */
  onHeard(text: string): void
}

/** `<Dial>`: rings every number at once and connects the first that answers. Its action is told the result. */
export const dialFor =
  (host: DialHost): PlayVerb =>
  async (leg, verb, signal, here) => {
    const parties = partiesOf(leg, verb, host, here)
    const hangUpAll = () => parties.forEach((party) => party.hangUp('canceled'))
    signal.addEventListener('abort', hangUpAll)
    const winner = await firstToTake(parties, verb, host)
    const startedAt = Date.now()
    if (winner) await talk(leg, winner, host)
    hangUpAll()
    signal.removeEventListener('abort', hangUpAll)
    await Promise.all(parties.map((party) => party.settled()))

    const party = winner ?? parties[0]!
    const fields = {
      DialCallSid: party.callSid,
      DialCallStatus: winner ? 'completed' : failureOf(parties),
      DialBridged: String(Boolean(winner)),
      ...(winner && { DialCallDuration: String(Math.round((Date.now() - startedAt) / 1000)) }),
    }
    const url = verb.attributes['action'] && addressOf(verb.attributes['action'], here)
    const method = verb.attributes['method'] ?? 'POST'
    if (signal.aborted && signal.reason === HUNG_UP && url) await leg.report(url, fields, method)
    signal.throwIfAborted()
    return url ? { url, method, fields } : undefined
  }

function partiesOf(leg: Leg, verb: Verb, host: DialHost, here: string): CalledParty[] {
  const numbers = verb.children.filter(({ name }) => name === 'Number')
  const dialled = numbers.length > 0 ? numbers : [{ ...verb, attributes: {} }]
  return dialled.map(({ text, attributes }) => {
    if (!/^\+\d{6,15}$/.test(text)) throw new Trouble(13_223, `Dial: invalid phone number: ${text}`)
    const from = verb.attributes['callerId'] ?? host.from
    const whisper = attributes['url'] ? addressOf(attributes['url'], here) : null
    const callback = attributes['statusCallback'] && {
      url: addressOf(attributes['statusCallback'], here),
      events: new Set((attributes['statusCallbackEvent'] ?? 'completed').split(' ')),
    }
    const call = { to: text, from, parentCallSid: leg.callSid }
    return new CalledParty(leg.credentials, call, whisper, callback || null)
  })
}

async function firstToTake(
  parties: CalledParty[],
  { attributes }: Verb,
  host: DialHost,
): Promise<CalledParty | undefined> {
  const seconds = Number(attributes['timeout'] ?? DEFAULT_TIMEOUT_S)
  const timer = setTimeout(() => {
    for (const party of parties) if (party.status === 'ringing') party.hangUp('no-answer')
  }, seconds * 1000)
  const taken = parties.map(async (party) => {
    const ringing = party.ring()
    host.onDialled(party)
    if (!(await ringing)) throw party
    return party
  })
  const winner = await Promise.any(taken).catch(() => undefined)
  clearTimeout(timer)
  for (const party of parties) if (party !== winner) party.hangUp('canceled')
  return winner
}

/** Connects both parties until one hangs up; aborting hangs up the called party. */
async function talk(leg: Leg, party: CalledParty, host: DialHost): Promise<void> {
  const toParty = (text: string, last: boolean) => {
    if (last) party.emit('heard', { text })
  }
  leg.input.on('speech', toParty)
  party.bridge(host.onHeard)
  host.onBridged(party)
  await new Promise<void>((resolve) => {
    if (party.over.aborted) resolve()
    else party.over.addEventListener('abort', () => resolve())
  })
  leg.input.off('speech', toParty)
}

/** The status for the caller: a phone that was answered and hung up during the whisper counts as not answered. */
const failureOf = (parties: CalledParty[]): string =>
  parties.some(({ status }) => status === 'busy') ? 'busy' : 'no-answer'
