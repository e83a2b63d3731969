import { type NoticeChannel, reaches } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { textSender } from '../numbers/service.ts'
import { limitsOf } from '../sessions/service.ts'
import { choicesOf, ROLE_FOR } from './choices.ts'
import { dueFor, type Quiet } from './due.ts'
import { claimEvents, type NoticeEvent, planEvent } from './event-store.ts'
import { findPhone } from './phone-store.ts'
import { countDevices } from './push-store.ts'
import { findSettings, listPeople } from './settings-store.ts'

/** Determines for each new event who is notified, by which channel and when. */
export async function planEvents(deps: Deps): Promise<void> {
  for (let events = await claimEvents(deps.db); events.length > 0;) {
    for (const event of events) {
      // A failed event is claimed again when its lease ends, and does not hold up the others.
      await plan(deps, event).catch((error: unknown) =>
        deps.log.warn({ err: error, event: event.id }, 'it was not settled whom to tell'),
      )
    }
    events = await claimEvents(deps.db)
  }
}

async function plan(deps: Deps, { id, userId, kind, personId: only }: NoticeEvent): Promise<void> {
  const everybody = await listPeople(deps.db, userId)
  const people = everybody.filter(({ personId }) => only === null || personId === only)
  const items = await Promise.all(people.map((person) => itemsFor(deps, person, kind)))
  await planEvent(deps.db, id, items.flat())
}

type Person = Awaited<ReturnType<typeof listPeople>>[number]

async function itemsFor(deps: Deps, person: Person, kind: NoticeEvent['kind']) {
  if (kind === 'test' || !reaches(person.role, ROLE_FOR[kind])) return []
  const settings = await findSettings(deps.db, person)
  const { email, push, text } = choicesOf(settings?.choices)[kind]
  const quiet: Quiet | null =
    settings?.quietFrom && settings.quietTo
      ? { from: settings.quietFrom, to: settings.quietTo, timeZone: settings.timeZone }
      : null
  const { userId, personId } = person
  const item = (channel: NoticeChannel, choice: 'at_once' | 'hourly') => ({
    userId,
    personId,
    channel,
    dueAt: dueFor(choice, quiet, deps.now()),
  })
  const wantsMail = email !== 'off' && deps.mailer.kind !== 'none'
  const wantsPush = push && (await countDevices(deps.db, person.personId, limitsOf(deps))) > 0
  const wantsText = text && (await canBeTexted(deps, person))
  return [
    ...(wantsMail ? [item('email', email)] : []),
    ...(wantsPush ? [item('push', 'at_once')] : []),
    ...(wantsText ? [item('text', 'at_once')] : []),
  ]
}

async function canBeTexted(deps: Deps, person: Person): Promise<boolean> {
  if (!(await findPhone(deps.db, person))?.phone) return false
  return (await textSender(deps, person.userId)) !== null
}
