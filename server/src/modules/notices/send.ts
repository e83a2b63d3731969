import { type NoticeKind, reaches, type Role } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { MailRefused } from '../../ports/mail/index.ts'
import { PushRefused } from '../../ports/push/index.ts'
import { ROLE_FOR } from './choices.ts'
import { type Entry, entriesOf } from './compose/entry.ts'
import { composeMail } from './compose/mail.ts'
import { composePush } from './compose/push.ts'
import {
  type NoticeMessage,
  postponeMessage,
  removeMessage,
  settleMessage,
} from './message-store.ts'
import { listPeople } from './settings-store.ts'
import { pushToAll } from './push-devices.ts'
import { findAddress, readTold, type Told } from './told-store.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

/** Tried again after 5 seconds, 15, 45 and so on, then every hour: for about half a day. */
const FIRST_WAIT_MS = 5_000
const LONGEST_WAIT_MS = 60 * 60_000
const MOST_ATTEMPTS = 16

/** Sends a message that is leased to this node, and writes down how that ended. */
export async function sendMessage(deps: Deps, message: NoticeMessage): Promise<void> {
  try {
    const entries = await entriesFor(deps, message)
    // Gone, taken up, or not for this person any more.
    if (entries.length === 0) return void (await removeMessage(deps.db, message))
    await (message.channel === 'email' ? mail : push)(deps, message, entries)
    await settleMessage(deps.db, message, null)
  } catch (error) {
    await failed(deps, message, error)
  }
}

/** What the person is still to be told: nothing once they share the account no more, or not in a role that is told of it. */
async function entriesFor({ db }: Deps, { id, userId, personId }: NoticeMessage) {
  const people = await listPeople(db, userId)
  const person = people.find((one) => one.personId === personId)
  if (!person) return []
  return entriesOf((await readTold(db, id)).filter(isFor(person.role)))
}

const isFor =
  (role: Role) =>
  ({ kind }: Told) =>
    kind === 'test' || reaches(role, ROLE_FOR[kind])

async function mail({ db, config, mailer }: Deps, message: NoticeMessage, entries: Entry[]) {
  const to = await findAddress(db, message.personId)
  if (!to) throw new MailRefused('There is no address to write to.')
  const { appUrl, mailFrom, secret } = config
  const token = unsubscribeToken(secret, { ...message, kinds: kindsOf(entries) })
  const unsubscribe = `${appUrl}/unsubscribe/${token}`
  await mailer.send({
    messageId: `notice/${message.id}@${mailFrom.address.split('@').at(-1)}`,
    to,
    ...composeMail(entries, { appUrl, unsubscribe }),
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      // Holiday answers are of no use to anybody here.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
  })
}

const push = (deps: Deps, message: NoticeMessage, entries: Entry[]) =>
  pushToAll(deps, message, composePush(entries, message.id))

async function failed(deps: Deps, message: NoticeMessage, error: unknown): Promise<void> {
  const isRefused = error instanceof MailRefused || error instanceof PushRefused
  const { id, channel, attempts } = message
  const about = { message: id, channel, attempts, ...reasonOf(error) }
  if (isRefused || attempts >= MOST_ATTEMPTS) {
    deps.log.warn(about, 'a notice was given up')
    return void (await settleMessage(deps.db, message, sentenceFor(channel, isRefused)))
  }
  deps.log.warn(about, 'a notice is tried again')
  const wait = Math.min(FIRST_WAIT_MS * 3 ** (attempts - 1), LONGEST_WAIT_MS)
  await postponeMessage(deps.db, message, wait)
}

const sentenceFor = (channel: NoticeMessage['channel'], isRefused: boolean): string =>
  channel === 'email'
    ? isRefused
      ? 'The mail server did not take the last mail to you.'
      : 'The mail server could not be reached for hours, so the last mail to you was given up.'
    : 'The last notification did not reach your browsers. Turn it off and on again there.'

/** Never the words of a mail server, in which the address stands: its number says enough. */
function reasonOf(error: unknown): Record<string, unknown> {
  const { code, responseCode, message } = error as Error & { code?: string; responseCode?: number }
  if (error instanceof MailRefused) return { reason: 'refused' }
  return responseCode === undefined ? { code, reason: message } : { code, answer: responseCode }
}

const kindsOf = (entries: Entry[]): NoticeKind[] =>
  entries.flatMap(({ kind }) => (kind === 'test' ? [] : [kind]))
