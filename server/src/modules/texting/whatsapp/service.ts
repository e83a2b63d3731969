import type { ConnectWhatsapp, WhatsappSender, WhatsappState } from 'shared-types'
import { isUniqueViolation } from '../../../db/errors.ts'
import type { Deps } from '../../../deps.ts'
import { AppError, invalid, notFound, refused } from '../../../errors.ts'
import { findOwnAgent } from '../../agents/own.ts'
import { notifyAgentChange } from '../../agents/notify.ts'
import { type Actor, record } from '../../audit/record.ts'
import { phoneOf, whatsappOf } from '../../../lib/text-address.ts'
import { accountOf, announcedAt, sealToken } from './sender.ts'
import { deleteSender, findSenderOf, saveSender, type SenderRow } from './sender-store.ts'

/** The sender of an agent. @returns null when the agent has none @throws 404 */
export async function readWhatsapp(
  deps: Deps,
  userId: string,
  agentId: string,
): Promise<WhatsappSender | null> {
  await findOwnAgent(deps, userId, agentId)
  const row = await findSenderOf(deps.db, userId, agentId)
  return row ? toSender(row, await stateOf(deps, row)) : null
}

/**
 * Makes the agent answer at this sender: checks with Twilio that the account has it, and sets where messages are announced.
 * @throws 404; 400 `no_sender`; 409 `account_refused`, `sender_taken`, `no_whatsapp` for an anti-theft agent; 502 `telephony_unreachable`
 */
export async function connectWhatsapp(
  deps: Deps,
  actor: Actor,
  agentId: string,
  { phone, account_sid: accountSid, auth_token: authToken }: ConnectWhatsapp,
): Promise<WhatsappSender> {
  const { userId } = actor
  const { type, name } = await findOwnAgent(deps, userId, agentId)
  if (type === 'ANTI_THEFT') throw refused('no_whatsapp', 'An anti-theft agent answers nobody.')
  const twilio = deps.telephony.whatsapp({ accountSid, authToken })
  const address = whatsappOf(phone)
  const found = await twilio.findSender(address)
  if (!found) throw noSender()
  const sealed = sealToken(deps.config, authToken)
  const row = await deps.db
    .transaction(async (tx) => {
      const saved = await saveSender(tx, { userId, agentId, address, accountSid, sealed })
      await record(tx, actor, {
        action: 'whatsapp.connect',
        subject: { id: agentId, name },
      })
      return saved
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? taken() : error
    })
  // After the sender is stored, so that a message announced at once finds its agent. After a failure the whole call can be repeated.
  await twilio.announceTo(found.sid, announcedAt(deps.config, row.id))
  notifyAgentChange(deps, userId, agentId)
  return toSender(row, stateFrom(found.status))
}

/** Removes the sender. Conversations stay; Twilio may still announce messages, which are ignored. @throws 404 */
export async function removeWhatsapp(deps: Deps, actor: Actor, agentId: string): Promise<null> {
  const { userId } = actor
  const { name } = await findOwnAgent(deps, userId, agentId)
  await deps.db.transaction(async (tx) => {
    if (!(await deleteSender(tx, userId, agentId))) throw notFound('WhatsApp number')
    await record(tx, actor, {
      action: 'whatsapp.remove',
      subject: { id: agentId, name },
    })
  })
  notifyAgentChange(deps, userId, agentId)
  return null
}

const toSender = ({ address, accountSid }: SenderRow, state: WhatsappState): WhatsappSender => ({
  phone: phoneOf(address),
  account_sid: accountSid,
  state,
})

async function stateOf(deps: Deps, row: SenderRow): Promise<WhatsappState> {
  const account = accountOf(deps, row)
  if (!account) return 'refused'
  try {
    const found = await deps.telephony.whatsapp(account).findSender(row.address)
    return found ? stateFrom(found.status) : 'missing'
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error.code === 'account_refused' ? 'refused' : 'unknown'
  }
}

/** All other statuses of Twilio are steps of the registration. */
function stateFrom(status: string): WhatsappState {
  if (status.startsWith('ONLINE')) return 'online'
  return status === 'OFFLINE' ? 'offline' : 'waiting'
}

const noSender = () =>
  invalid(
    'no_sender',
    'This Twilio account has no WhatsApp sender with this number. Register it in the Twilio Console first.',
  )

const taken = () => refused('sender_taken', 'This WhatsApp number works for another agent already.')
