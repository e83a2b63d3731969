import { isUsOrCanadian } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { wordingIn } from '../../wording/index.ts'
import { DAY_MS, MINUTE_MS } from '../../lib/time.ts'
import { saidName } from '../agents/said-name.ts'
import type { AgentProfile } from '../agents/agent-profile.ts'
import { notifyDashboards } from '../../ports/bus/notify-dashboards.ts'
import { sendOnce } from '../texting/carried.ts'
import { wantsNoTexts } from '../texting/opt-outs.ts'
import { capReached } from '../usage/caps.ts'
import { countText } from '../usage/count.ts'
import type { Payer } from '../usage/store.ts'
import { codeOf, linkOf } from './page-link.ts'
import { insertOffer } from './store.ts'
import { claimText, countTexts, settleText, type TextToSend } from './text-store.ts'

/** A call whose caller may get a text. */
type TextableCall = Payer & {
  id: string
  channel: 'phone' | 'browser'
  fromNumber: string
  toNumber: string
}

/** A text that could not be sent for this long, in ms, is useless and given up. */
const GIVE_UP_MS = 30 * MINUTE_MS
/** The most texts to one number in a day: each costs money, and callers can call as often as they like. */
const MAX_TEXTS = 3
/** North American numbers that receive no texts: toll-free and premium ones. */
const NO_MOBILE = /^\+1(?:8(?:00|33|44|55|66|77|88)|900)/

/**
 * Whether a link can be texted to this caller: they called from a number in the US or Canada, the agent has a number to text
 * from, they have not asked for no more texts, and the cap is not reached.
 */
export const canText = async (deps: Deps, call: TextableCall): Promise<boolean> =>
  isTextable(deps, call) &&
  !(await capReached(deps, call)) &&
  !(await wantsNoTexts(deps.db, { ours: call.toNumber, theirs: call.fromNumber }))

/** Whether a number, E.164, can receive texts from one of ours. */
export const takesTexts = (phone: string): boolean =>
  isUsOrCanadian(phone) && !NO_MOBILE.test(phone)

const isTextable = (deps: Deps, call: TextableCall): boolean =>
  deps.telephony.kind !== 'none' &&
  call.channel === 'phone' &&
  takesTexts(call.fromNumber) &&
  call.toNumber.startsWith('+') &&
  call.toNumber !== call.fromNumber

/**
 * Promises the caller a text with the booking link. It is stored when this returns, so that the agent may announce it, and sent
 * once, even if this node dies.
 * @returns false when it was promised before in this call, or often enough to this number.
 */
export async function promiseText(
  deps: Deps,
  agent: AgentProfile,
  call: TextableCall,
): Promise<boolean> {
  const where = { agentId: agent.id, talkId: call.id }
  const since = new Date(deps.now().getTime() - DAY_MS)
  const lately = { agentId: agent.id, phone: call.fromNumber, since }
  if ((await countTexts(deps.db, lately)) >= MAX_TEXTS) return false
  const isNew = await insertOffer(deps.db, {
    agentId: agent.id,
    channel: 'voice',
    callId: call.id,
    code: codeOf(deps.config, where),
    textFrom: call.toNumber,
    textTo: call.fromNumber,
    textBody: wordingIn(agent.language).booking.text({
      brand: saidName(agent),
      link: linkOf(deps.config, where),
    }),
    textState: 'promised',
  })
  if (isNew) deps.lifecycle.inBackground(sendTexts(deps))
  return isNew
}

/** Sends texts that were promised and not sent yet. Never throws. */
export async function sendTexts(deps: Deps): Promise<void> {
  try {
    for (let text = await claimText(deps.db); text; text = await claimText(deps.db)) {
      await send(deps, text)
    }
  } catch (error) {
    deps.log.error({ err: error }, 'promised texts could not be looked after')
  }
}

async function send(deps: Deps, text: TextToSend): Promise<void> {
  const isLate = deps.now().getTime() - text.createdAt.getTime() > GIVE_UP_MS
  try {
    const { from, to, body, attempts, createdAt: since } = text
    // A text that is very late is not sent: nobody should be woken by what they asked for the evening before.
    const outgoing = { from, to, text: body, attempts, since, isTooLate: isLate }
    const isSent = await sendOnce(deps, outgoing)
    await settle(deps, text, isSent ? SENT : { state: 'failed', failure: NOT_TAKEN })
  } catch (error) {
    const isFinal = error instanceof AppError && error.code !== 'telephony_unreachable'
    if (!isFinal && !isLate) return deps.log.warn({ err: error }, 'a promised text is tried again')
    const failure = error instanceof AppError ? error.message : NOT_TAKEN
    await settle(deps, text, { state: 'failed', failure })
  }
}

const SENT = { state: 'sent', failure: null } as const
const NOT_TAKEN = 'The phone carrier did not take it.'

async function settle(deps: Deps, text: TextToSend, end: Parameters<typeof settleText>[2]) {
  await deps.db.transaction(async (tx) => {
    const isFirst = await settleText(tx, text.id, end)
    if (isFirst && end.state === 'sent') await countText(deps, tx, text)
  })
  if (text.callId) notifyDashboards(deps, 'call', { ...text, id: text.callId })
}
