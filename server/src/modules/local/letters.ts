import type { LocalMail } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { notFound, refused } from '../../errors.ts'
import { newId } from '../../lib/ids.ts'
import { replyAddressFor } from '../letters/reply-address.ts'
import { findLetter, listMailsToVisitors } from './store.ts'

/** The mailboxes of visitors. @throws 404 when a real mail server delivers. */
export async function readLetters({ db, mailer }: Deps, userId: string): Promise<LocalMail[]> {
  if (mailer.kind !== 'local') throw notFound('Local mailbox')
  return listMailsToVisitors(db, userId)
}

/** Answers as the visitor, with a real mail that quotes like mail programs do. @throws 404, also for a mail of another account */
export async function answerLetter(
  deps: Deps,
  userId: string,
  id: string,
  text: string,
): Promise<null> {
  const { replyAddress } = deps.config.letters
  if (deps.mailer.kind !== 'local' || !replyAddress) throw notFound('Local mailbox')
  const mail = await findLetter(deps.db, userId, id)
  if (!mail) throw notFound('Mail')
  const quoted = mail.text.split('\n').map((line) => `> ${line}`)
  await deps.mailer
    .send({
      messageId: `${newId()}@visitor.invalid`,
      visitor: mail.to,
      to: replyAddressFor(replyAddress, mail.token),
      subject: `Re: ${mail.subject}`,
      text: `${text}\n\nOn ${mail.receivedAt.toUTCString()}, ${mail.from} wrote:\n${quoted.join('\n')}`,
      html: '',
      headers: {},
      references: [mail.mailId.replace(/^<|>$/g, '')],
    })
    .catch(() => {
      throw refused('not_delivered', 'The local mail server did not take it. Please try again.')
    })
  return null
}
