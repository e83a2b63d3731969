import { randomBytes } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { newId } from '../../lib/ids.ts'
import { wordingIn } from '../../wording/index.ts'
import { localeOf } from '../../wording/locale.ts'
import { forbidden } from '../../errors.ts'
import { agentProfile, callManner } from '../agents/profile.ts'
import { saidName } from '../agents/said-name.ts'
import { contactNamed } from '../contacts/service.ts'
import { notifyDashboards } from '../../ports/bus/notify-dashboards.ts'
import { capReached } from '../usage/caps.ts'
import type { Call } from './call.ts'
import { callSpeech } from './call-wording.ts'
import { followsCaller } from './scripts/follow-caller.ts'
import { factsOfCaller } from './facts-of-caller.ts'
import { keepHolding, turnAway } from './loops.ts'
import { addMessage, findGreeting } from './message-store.ts'
import { beginSalesScript } from './scripts/sales.ts'
import { decideListed } from './listed.ts'
import { beginScreeningScript } from './scripts/screening.ts'
import { type Answering, findAnswering, findByNumber } from './answering-store.ts'
import { findBySid, insertCall, updateCall } from './store.ts'
import { busy, type Held, hangUp, record, talk } from './twiml.ts'

/** Fields of the carrier's voice webhook, unchanged. */
export type Fields = Record<string, string | undefined>

/** The caller of a test call, which is addressed to an agent instead of a number. */
export const BROWSER_CALLER = 'client:browser'
const BROWSER_TO = 'client:agent-'
const AGENT_ID = /^[0-9a-f-]{36}$/
export const browserAddress = (agentId: string) => `${BROWSER_TO}${agentId}`

const NOT_IN_SERVICE = 'The number you have dialled is not in service. Goodbye.'

/**
 * Answers an incoming call.
 * @param held after `hold`
 * @returns TwiML for the carrier.
 * @throws 403 `replayed` for a call that was answered already.
 */
export async function answerCall(deps: Deps, fields: Fields, held?: Held): Promise<string> {
  const { CallSid: callSid = '', To: to = '' } = fields
  const agentId = agentAt(to)
  const who = agentId ? await findAnswering(deps.db, agentId) : await findByNumber(deps.db, to)
  if (!who || !callSid) return hangUp(NOT_IN_SERVICE)
  if ('isSuspended' in who && who.isSuspended) return saySuspended(deps, who.agentId)
  const known = await findBySid(deps.db, callSid)
  if (known) return answerAgain(deps, known)
  const other = held ? await keepHolding(deps, who, held) : await turnAway(deps, who, fields)
  if (other) return other
  // At the owner's cap, calls are still answered by quoting the knowledge; at the operator's cap they are not, so that no minute
  // is paid.
  if (!agentId && (await capReached(deps, who)) === 'operator') return busy()
  const begun = await begin(deps, who, agentId ? 'browser' : 'phone', fields)
  // The carrier sent the same request twice at the same moment.
  if (!begun) return answerCall(deps, fields, held)
  const { call, say } = begun
  notifyDashboards(deps, 'call', call)
  const decided = call.stage === 'talking' ? await decideListed(deps, call) : null
  if (decided) return decided
  // Stored before it is spoken, so that the log never lacks it.
  await addMessage(deps.driver, call.id, { id: newId(), speaker: 'agent', text: say }, null)
  return call.stage === 'voicemail' ? answerAsMailbox(deps, call) : openRelay(deps, call, say)
}

/** The agent a call from the browser is addressed to; null for a call to a number. */
function agentAt(to: string): string | null {
  const id = to.startsWith(BROWSER_TO) ? to.slice(BROWSER_TO.length) : ''
  return AGENT_ID.test(id) ? id : null
}

/**
 * TwiML that opens the relay.
 * @param greeting the first words; without it, the stored greeting.
 */
export async function openRelay(deps: Deps, call: Call, greeting?: string): Promise<string> {
  // If the carrier asks twice it may use either response, so both have the same ticket.
  const ticket = call.relayTicket ?? newTicket()
  if (!call.relayTicket) await updateCall(deps.db, call.id, { relayTicket: ticket })
  const [{ locale }, { language }, { voice }] = await Promise.all([
    callSpeech(deps, call),
    agentProfile(deps, call.agentId),
    callManner(deps, call.agentId),
  ])
  return talk(
    { appUrl: deps.config.appUrl, language: locale },
    {
      ticket,
      greeting: greeting ?? (await findGreeting(deps.driver, call.id)),
      voice,
      follows: followsCaller(language),
    },
  )
}

/**
 * Repeats the response, which the carrier requests when the first was lost. Once the relay has been opened, such a request is
 * forged.
 */
async function answerAgain(deps: Deps, call: Call): Promise<string> {
  if (call.endedAt || call.relays > 0)
    throw forbidden('replayed', 'This call was answered already.')
  if (call.stage === 'voicemail') return answerAsMailbox(deps, call)
  return (await decideListed(deps, call)) ?? openRelay(deps, call)
}

async function begin(
  deps: Deps,
  { agentId, userId, activated, ownerName }: Answering,
  channel: Call['channel'],
  fields: Fields,
) {
  const from = fields['From'] || 'anonymous'
  const profile = await agentProfile(deps, agentId)
  const { type, language } = profile
  const words = wordingIn(language).call
  const { greeting, announcesRecording } = await callManner(deps, agentId)
  // For a contact, the owner's name for them counts, whatever the network reports.
  const contact = channel === 'phone' ? await contactNamed(deps, userId, from) : null
  const who = { agentId, userId, ownerName }
  const facts =
    type === 'ANTI_THEFT' ? await factsOfCaller(deps, who, { from, contact }, fields) : null
  const callerName = facts?.callerName ?? contact ?? (fields['CallerName'] || null)
  const { script, say } = facts
    ? beginScreeningScript({
        ...facts,
        language,
        spokenName: saidName(profile),
        greeting,
      })
    : beginSalesScript(greeting ?? words.greeting({ brand: saidName(profile) }))
  const id = newId()
  const call = await insertCall(deps.db, {
    id,
    userId,
    agentId,
    callSid: fields['CallSid']!,
    channel,
    fromNumber: from,
    toNumber: fields['To']!,
    forwardedFrom: fields['ForwardedFrom'] || null,
    networkName: fields['CallerName'] || null,
    callerName,
    callerCountry: fields['FromCountry'] || null,
    callerState: fields['FromState'] || null,
    callerZip: fields['FromZip'] || null,
    stirVerstat: fields['StirVerstat'] || null,
    status: 'ringing',
    stage: activated ? 'talking' : 'voicemail',
    script,
    relayTicket: activated ? newTicket() : null,
  })
  if (!call) return undefined
  // Callers who are asked to leave a message know that they are recorded.
  const isTold = activated && announcesRecording
  const text = activated
    ? [...(isTold ? [words.recorded] : []), say].join(' ')
    : words.notTakingCalls
  return { call, say: text }
}

async function saySuspended(deps: Deps, agentId: string): Promise<string> {
  const { language } = await agentProfile(deps, agentId)
  return hangUp(wordingIn(language).call.suspended, localeOf(language))
}

const newTicket = () => randomBytes(24).toString('base64url')

async function answerAsMailbox(deps: Deps, call: Call): Promise<string> {
  const { language } = await agentProfile(deps, call.agentId)
  const where = { appUrl: deps.config.appUrl, language: localeOf(language) }
  return record(where, call.id, wordingIn(language).call.notTakingCalls)
}
