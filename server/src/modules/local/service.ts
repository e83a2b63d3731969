import type { LocalMail, LocalMessage, User } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { listMails, listMessages, readersOf, readersOfMail } from './store.ts'

/** The on-screen inbox. @throws 404 where a real carrier delivers. */
export async function readMessages(deps: Deps, userId: string): Promise<LocalMessage[]> {
  if (deps.telephony.kind !== 'local') throw notFound('Local inbox')
  return listMessages(deps.db, userId)
}

/** Tells the open dashboards whose inbox it is in. */
export async function tellMessage(
  deps: Pick<Deps, 'db' | 'bus'>,
  message: { from: string; to: string },
): Promise<void> {
  const event = { id: message.to, agent_id: '' }
  for (const userId of await readersOf(deps.db, message)) {
    deps.bus.publish('dashboard', { userId, name: 'local_message', event })
  }
}

/** Mails to the address of the account. @throws 404 where a real mail server delivers. */
export async function readMails({ db, mailer }: Deps, { email }: User): Promise<LocalMail[]> {
  if (mailer.kind !== 'local') throw notFound('Local mailbox')
  return listMails(db, email)
}

/** Tells the open dashboards whose mailbox it is in. */
export async function tellMail(deps: Pick<Deps, 'db' | 'bus'>, recipient: string): Promise<void> {
  const event = { id: recipient, agent_id: '' }
  for (const userId of await readersOfMail(deps.db, recipient)) {
    deps.bus.publish('dashboard', { userId, name: 'local_message', event })
  }
}
