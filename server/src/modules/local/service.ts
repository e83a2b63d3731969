import type { ConnectWhatsapp, LocalMail, LocalMessage, SendText, User } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { notFound, refused } from '../../errors.ts'
import { agentAt } from '../numbers/service.ts'
import { whatsappOf } from '../../lib/text-address.ts'
import { holderOf } from '../texting/line.ts'
import { listMails, listMessages, readersOf, readersOfMail } from './store.ts'

/** The name in WhatsApp of the person who writes from the screen. */
const WHATSAPP_NAME = 'Sam Carter'

/** The on-screen inbox. @throws 404 when a real carrier delivers. */
export async function readMessages(deps: Deps, userId: string): Promise<LocalMessage[]> {
  if (deps.telephony.kind !== 'local') throw notFound('Local inbox')
  return listMessages(deps.db, userId)
}

/** Texts a number of the account, like somebody with a phone. @throws 404, also when a real carrier delivers */
export async function sendText(deps: Deps, userId: string, message: SendText): Promise<null> {
  const { local } = deps.telephony
  const agent = local && (await agentAt(deps, message.to))
  if (agent?.userId !== userId) throw notFound('Number')
  await local!.text(message)
  return null
}

/** A WhatsApp sender in a Twilio account of the owner. @throws 404 when a real carrier delivers */
export async function registerWhatsapp(deps: Deps, userId: string): Promise<ConnectWhatsapp> {
  const { local } = deps.telephony
  if (!local) throw notFound('Local carrier')
  const { accountSid, authToken, phone } = await local.registerWhatsapp(userId)
  return { account_sid: accountSid, auth_token: authToken, phone }
}

/** Writes to a WhatsApp sender of the account. @throws 404, also when a real carrier delivers; 409 `not_connected` */
export async function writeWhatsapp(deps: Deps, userId: string, message: SendText): Promise<null> {
  const { local } = deps.telephony
  const agent = local && (await holderOf(deps, whatsappOf(message.to)))
  if (agent?.userId !== userId) throw notFound('WhatsApp number')
  const isAnnounced = await local!.writeWhatsapp({ ...message, name: WHATSAPP_NAME })
  if (!isAnnounced) throw refused('not_connected', 'Connect this number to an agent first.')
  return null
}

/** Makes the open dashboards of the recipients' accounts reload their inbox. */
export async function notifyMessage(
  deps: Pick<Deps, 'db' | 'bus'>,
  message: { from: string; to: string },
): Promise<void> {
  const event = { id: message.to, agent_id: '' }
  for (const userId of await readersOf(deps.db, message)) {
    deps.bus.publish('dashboard', { userId, name: 'local_message', event })
  }
}

/** Mails to the address of the account. @throws 404 when a real mail server delivers. */
export async function readMails({ db, mailer }: Deps, { email }: User): Promise<LocalMail[]> {
  if (mailer.kind !== 'local') throw notFound('Local mailbox')
  return listMails(db, email)
}

/** Makes the open dashboards of the recipients' accounts reload their mailbox. */
export async function notifyMail(deps: Pick<Deps, 'db' | 'bus'>, recipient: string): Promise<void> {
  const event = { id: recipient, agent_id: '' }
  for (const userId of await readersOfMail(deps.db, recipient)) {
    deps.bus.publish('dashboard', { userId, name: 'local_message', event })
  }
}
