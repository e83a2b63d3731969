import type { LetterSettings, ReceivedMail } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { notFound, refused } from '../../errors.ts'
import { type Actor, record } from '../audit/record.ts'
import { insertTranscript } from './letter-store.ts'
import { findReceived } from './received-store.ts'
import { findAnswerByEmail, saveAnswerByEmail } from './settings-store.ts'
import { hashAddress, isSuppressed } from './suppression-store.ts'
import { findThread } from './thread-store.ts'

export const readSettings = async (
  { db, config, mailer }: Deps,
  userId: string,
): Promise<LetterSettings> => ({
  answer_by_email: await findAnswerByEmail(db, userId),
  mail: mailer.kind,
  can_be_answered: config.letters.replyAddress !== null,
})

export async function changeSettings(deps: Deps, actor: Actor, isOn: boolean) {
  await saveAnswerByEmail(deps.db, actor.userId, isOn)
  await record(deps.db, actor, { action: 'letters.change', details: { answer_by_email: isOn } })
  return readSettings(deps, actor.userId)
}

/**
 * Requests a mail with the whole conversation.
 * @throws 404, 409 where nobody can be written to: `no_mail`, `no_address`, `unsubscribed`
 */
export async function sendTranscript(
  deps: Deps,
  { actor, personId }: { actor: Actor; personId: string },
  conversationId: string,
  to: 'visitor' | 'me',
): Promise<null> {
  const { userId } = actor
  const thread = await findThread(deps.db, conversationId)
  if (thread?.userId !== userId) throw notFound('Conversation')
  if (deps.mailer.kind === 'none') {
    throw refused('no_mail', 'This installation has no mail server, so nothing can be sent.')
  }
  if (to === 'visitor') await checkVisitor(deps, userId, thread)
  const letter = { userId, conversationId, personId: to === 'me' ? personId : null }
  await deps.db.transaction(async (tx) => {
    if (!(await insertTranscript(tx, letter))) return
    await record(tx, actor, {
      action: 'conversation.send_transcript',
      subject: { id: conversationId },
      details: { to: to === 'me' ? 'themselves' : 'the visitor' },
    })
  })
  return null
}

async function checkVisitor(
  { db }: Deps,
  userId: string,
  { email, bouncedAt }: { email: string | null; bouncedAt: Date | null },
): Promise<void> {
  if (!email) throw refused('no_address', 'This visitor has left no email address.')
  if (bouncedAt) throw refused('no_address', 'The address of this visitor takes no mail.')
  if (await isSuppressed(db, userId, await hashAddress(userId, email))) {
    throw refused('unsubscribed', 'This visitor wants no mails from you.')
  }
}

/**
 * A received mail with its whole text.
 * @throws 404 also for a mail of another account
 */
export async function readMail({ db }: Deps, userId: string, id: string): Promise<ReceivedMail> {
  const mail = await findReceived(db, userId, id)
  if (!mail) throw notFound('Mail')
  return {
    sender: mail.sender,
    is_from_visitor: mail.isFromVisitor,
    subject: mail.subject,
    text: mail.text,
    attachments: mail.attachments,
    date: mail.receivedAt.toISOString(),
  }
}
