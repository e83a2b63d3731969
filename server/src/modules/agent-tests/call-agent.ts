import type { Source, TestDecision } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { newId } from '../../lib/ids.ts'
import { wordingIn } from '../../wording/index.ts'
import { saidName } from '../agents/said-name.ts'
import { newRehearsal } from '../actions/running/book.ts'
import { answer } from '../answering/service.ts'
import type { AgentProfile } from '../agents/agent-profile.ts'
import type { Turn } from '../answering/types.ts'
import type { Call, Next } from '../calls/call.ts'
import { followsCaller } from '../calls/scripts/follow-caller.ts'
import type { SalesState } from '../calls/scripts/lead.ts'
import { beginSalesScript, salesScript } from '../calls/scripts/sales.ts'
import { beginScreeningScript, screeningScript } from '../calls/scripts/screening.ts'
import type { Scene } from '../calls/scripts/types.ts'
import type { Tried } from './judge.ts'
import { NOTHING_KNOWN } from '../screening/nothing-known.ts'
import { findOwnerName } from './run-store.ts'

/** A number reserved for fiction. */
const CALLER = '+12025550143'

/**
 * Runs a call with the script of a real one, from the greeting to its decision: a stranger calls during opening hours, and there is a phone
 * to put them through to. Nothing is stored.
 */
export async function callAgent(
  deps: Deps,
  agent: AgentProfile,
  lines: string[],
  signal: AbortSignal,
): Promise<Tried> {
  const isScreening = agent.type === 'ANTI_THEFT'
  const script = isScreening ? screeningScript : salesScript
  const begun = await begin(deps, agent, isScreening)
  let call = { ...aCall(agent), script: begun.script }
  const rehearsed = rehearsing(deps)
  const history: Turn[] = [{ role: 'agent', text: begun.say }]
  const replies = [begun.say]
  let sources: Source[] = []
  let next: Next | null = null
  let { call: words, language } = wordingIn(agent.language)
  for (const line of lines) {
    if (next) break
    const scene: Scene = {
      deps: rehearsed,
      call,
      history: [...history],
      canConnect: isScreening || agent.allowHandover,
      hours: { openingHours: null, awayUntil: null },
      language,
      follows: followsCaller(agent.language),
      words,
      rehearsed: agent,
      signal,
    }
    let reply = ''
    for await (const part of script.hear(scene, line)) {
      if (part.type === 'say') reply += part.text
      else if (part.type === 'cited') sources = part.sources
      else if (part.type === 'language') ({ call: words, language } = wordingIn(part.language))
      else if (part.type === 'remember') call = { ...call, ...part.change }
      else if (part.type === 'next') next = part.next
    }
    signal.throwIfAborted()
    history.push({ role: 'customer', text: line }, { role: 'agent', text: reply })
    replies.push(reply)
  }
  const decision = isScreening ? (call.decision ?? 'none') : salesDecision(call, next)
  return { said: replies.join('\n'), sources, outcome: null, decision }
}

async function begin(deps: Deps, agent: AgentProfile, isScreening: boolean) {
  const spokenName = saidName(agent)
  if (!isScreening) {
    return beginSalesScript(wordingIn(agent.language).call.greeting({ brand: spokenName }))
  }
  return beginScreeningScript({
    from: CALLER,
    ...NOTHING_KNOWN,
    ownerName: await findOwnerName(deps.db, agent.userId),
    language: agent.language,
    spokenName,
  })
}

/** The same dependencies without side effects. */
function rehearsing(deps: Deps): Deps {
  const rehearsal = newRehearsal()
  return {
    ...deps,
    answer: (question, signal) => answer(deps, { ...question, isDraft: true, rehearsal }, signal),
  }
}

const salesDecision = ({ script }: Call, next: Next | null): TestDecision => {
  if (next === 'connect' || next === 'end') return next
  return (script as SalesState).wantsCallback ? 'take_message' : 'none'
}

/** A call as it is stored when the phone rings, but not stored. */
function aCall({ id: agentId, userId }: AgentProfile): Call {
  const now = new Date()
  return {
    id: newId(),
    userId,
    agentId,
    callSid: '',
    // A browser call, to which no text is sent.
    channel: 'browser',
    fromNumber: CALLER,
    toNumber: '',
    forwardedFrom: null,
    networkName: null,
    callerName: null,
    callerCountry: null,
    callerState: null,
    callerZip: null,
    stirVerstat: null,
    status: 'in-progress',
    stage: 'talking',
    readAt: null,
    decision: null,
    signals: [],
    script: null,
    callReason: null,
    referral: null,
    lead: null,
    analysis: null,
    analysingSince: null,
    sentimentScore: null,
    sentiment: null,
    control: 'bot',
    epoch: 0,
    lastSeq: 0,
    relayTicket: null,
    relaySession: null,
    language: null,
    relays: 1,
    dialledAt: null,
    dialledNumber: null,
    pickedUpAt: null,
    acceptedAt: null,
    recordingUrl: null,
    recordingSeconds: null,
    seenAt: now,
    startedAt: now,
    endedAt: null,
    durationSeconds: null,
  }
}
