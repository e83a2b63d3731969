import { type NoticeChannel, type NoticeKind, reaches, type Role } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { waitAfter } from '../../lib/second-tries.ts'
import { MailRefused } from '../../ports/mail/index.ts'
import { reasonOf } from '../../ports/mail/reason-of.ts'
import { PushRefused } from '../../ports/push/index.ts'
import { countText } from '../usage/count.ts'
import { readNotices } from '../usage/service.ts'
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
import { TextRefused, textTo } from './text.ts'
import { findAddress, readNoticeEvents, type NoticeEvent } from './message-events-store.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

/** Sends a message that is leased to this node, and stores the result. */
export async function sendMessage(deps: Deps, message: NoticeMessage): Promise<void> {
  try {
    const entries = await entriesFor(deps, message)
    // The news is outdated, was handled, or is not for this person any more.
    if (entries.length === 0) return void (await removeMessage(deps.db, message))
    await SEND[message.channel](deps, message, entries)
  } catch (error) {
    await failed(deps, message, error)
  }
}

/** The news that must still be sent; empty when the person left the account, or lost the role for it. */
async function entriesFor(deps: Deps, { id, userId, personId }: NoticeMessage) {
  const { db } = deps
  const people = await listPeople(db, userId)
  const person = people.find((candidate) => candidate.personId === personId)
  if (!person) return []
  const events = (await readNoticeEvents(db, id)).filter(isFor(person.role))
  const isAboutCaps = events.some(({ kind }) => kind === 'cap_near')
  return entriesOf(events, isAboutCaps ? await readNotices(deps, userId) : [])
}

const isFor =
  (role: Role) =>
  ({ kind }: NoticeEvent) =>
    kind === 'test' || reaches(role, ROLE_FOR[kind])

type Send = (deps: Deps, message: NoticeMessage, entries: Entry[]) => Promise<unknown>

/** For each channel: sends a message and records that. */
const SEND: Record<NoticeChannel, Send> = {
  email: async (deps, message, entries) => {
    await mail(deps, message, entries)
    await settleMessage(deps.db, message, null)
  },
  push: async (deps, message, entries) => {
    await pushToAll(deps, message, composePush(entries, message.id))
    await settleMessage(deps.db, message, null)
  },
  text: async (deps, message, entries) => {
    const payer = await textTo(deps, message, entries)
    await deps.db.transaction(async (tx) => {
      if (await settleMessage(tx, message, null)) await countText(deps, tx, payer)
    })
  },
}

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
      // Prevents automatic replies such as absence notes.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
  })
}

async function failed(deps: Deps, message: NoticeMessage, error: unknown): Promise<void> {
  const isRefused = [MailRefused, PushRefused, TextRefused].some((kind) => error instanceof kind)
  const { id, channel, attempts } = message
  const about = { message: id, channel, attempts, ...reasonOf(error) }
  const wait = isTooLate(message) ? null : waitAfter(attempts)
  if (isRefused || wait === null) {
    deps.log.warn(about, 'a notice was given up')
    const failure = error instanceof TextRefused ? error.message : sentenceFor(channel, isRefused)
    return void (await settleMessage(deps.db, message, failure))
  }
  deps.log.warn(about, 'a notice is tried again')
  await postponeMessage(deps.db, message, wait)
}

/** A text that is very late is not sent, so that nobody is woken by last evening's news: this many attempts take about half an hour. */
const isTooLate = ({ channel, attempts }: NoticeMessage) => channel === 'text' && attempts > 6

function sentenceFor(channel: NoticeChannel, isRefused: boolean): string {
  if (channel === 'push') {
    return 'The last notification did not reach your browsers. Turn it off and on again there.'
  }
  if (channel === 'text') return 'The phone carrier could not be reached, so you were not texted.'
  return isRefused
    ? 'The mail server did not take the last mail to you.'
    : 'The mail server could not be reached for hours, so the last mail to you was given up.'
}

const kindsOf = (entries: Entry[]): NoticeKind[] =>
  entries.flatMap(({ kind }) => (kind === 'test' ? [] : [kind]))
