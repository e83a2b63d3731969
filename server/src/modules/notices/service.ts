import {
  NOTICE_KINDS,
  type NoticeChannel,
  type NoticeSettings,
  reaches,
  type UpdateNoticeSettings,
} from 'shared-types'
import type { Deps } from '../../deps.ts'
import { AppError, refused } from '../../errors.ts'
import { choicesOf, ROLE_FOR } from './choices.ts'
import { findPhone } from './phone-store.ts'
import { pushKeys } from './push-keys.ts'
import { countDevices } from './push-store.ts'
import { textSender } from '../numbers/service.ts'
import { limitsOf, type Session } from '../sessions/service.ts'
import { findFailure, findSettings, type Recipient, saveSettings } from './settings-store.ts'
import { countTests, insertTest } from './test-store.ts'

/** The most test messages of a person in an hour. */
const MAX_TESTS = 10

export const recipient = ({ account, user }: Session): Recipient => ({
  userId: account.id,
  personId: user.id,
})

export async function readSettings(deps: Deps, session: Session): Promise<NoticeSettings> {
  const { db, mailer } = deps
  const who = recipient(session)
  const settings = await findSettings(db, who)
  const { quietFrom: from, quietTo: to } = settings ?? {}
  const { role } = session.account
  return {
    kinds: NOTICE_KINDS.filter((kind) => reaches(role, ROLE_FOR[kind])),
    choices: choicesOf(settings?.choices),
    quiet_hours: from && to ? { from, to } : null,
    time_zone: from && to ? settings!.timeZone : null,
    mail: mailer.kind,
    address: session.user.email,
    push_key: (await pushKeys(deps)).publicKey,
    devices: await countDevices(db, who.personId, limitsOf(deps)),
    phone: (await findPhone(db, who))?.phone ?? null,
    texts_from: (await textSender(deps, who.userId))?.phone ?? null,
    failures: {
      email: await findFailure(db, who, 'email'),
      push: await findFailure(db, who, 'push'),
      text: await findFailure(db, who, 'text'),
    },
  }
}

export async function changeSettings(
  deps: Deps,
  session: Session,
  change: UpdateNoticeSettings,
): Promise<NoticeSettings> {
  const known = await readSettings(deps, session)
  const stored = await findSettings(deps.db, recipient(session))
  const quiet = change.quiet_hours === undefined ? known.quiet_hours : change.quiet_hours
  await saveSettings(deps.db, recipient(session), {
    choices: { ...known.choices, ...change.choices },
    quietFrom: quiet?.from ?? null,
    quietTo: quiet?.to ?? null,
    timeZone: change.time_zone ?? stored?.timeZone ?? 'UTC',
  })
  return readSettings(deps, session)
}

/**
 * Sends a test message.
 * @throws 409 when the channel is not set up, 429 `too_many_tests`
 */
export async function sendTest(
  deps: Deps,
  session: Session,
  channel: NoticeChannel,
): Promise<null> {
  const who = recipient(session)
  if (channel === 'email' && deps.mailer.kind === 'none') {
    throw refused('no_mail', 'This installation has no mail server, so no mail can be sent.')
  }
  if (channel === 'push' && (await countDevices(deps.db, who.personId, limitsOf(deps))) === 0) {
    throw refused('no_device', 'Turn notifications on in this browser first.')
  }
  if (channel === 'text' && !(await findPhone(deps.db, who))?.phone) {
    throw refused('no_phone', 'Verify your phone first.')
  }
  if ((await countTests(deps.db, who.personId)) >= MAX_TESTS) {
    throw new AppError(429, 'too_many_tests', 'That were many tests. Try again in an hour.')
  }
  await insertTest(deps.db, who, channel)
  deps.bus.publish('notice', {})
  return null
}
