import type { NoticeChannel, NoticeSettings, UpdateNoticeSettings } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { AppError, refused } from '../../errors.ts'
import { DEFAULT_CHOICES } from './choices.ts'
import { pushKeys } from './push-keys.ts'
import {
  countDevices,
  findFailure,
  findSettings,
  type Recipient,
  saveSettings,
} from './settings-store.ts'
import { countTests, insertTest } from './test-store.ts'

/** An hour. */
const MOST_TESTS = 10

type Person = { id: string; email: string }

const recipient = ({ id }: Person): Recipient => ({ userId: id, personId: id })

export async function readSettings(deps: Deps, person: Person): Promise<NoticeSettings> {
  const { db, mailer } = deps
  const who = recipient(person)
  const settings = await findSettings(db, who)
  const { quietFrom: from, quietTo: to } = settings ?? {}
  return {
    choices: { ...DEFAULT_CHOICES, ...settings?.choices },
    quiet_hours: from && to ? { from, to } : null,
    time_zone: settings?.timeZone ?? null,
    mail: mailer.kind,
    address: person.email,
    push_key: (await pushKeys(deps)).publicKey,
    devices: await countDevices(db, who),
    failures: {
      email: await findFailure(db, who, 'email'),
      push: await findFailure(db, who, 'push'),
    },
  }
}

export async function changeSettings(
  deps: Deps,
  person: Person,
  change: UpdateNoticeSettings,
): Promise<NoticeSettings> {
  const known = await readSettings(deps, person)
  const quiet = change.quiet_hours === undefined ? known.quiet_hours : change.quiet_hours
  await saveSettings(deps.db, recipient(person), {
    choices: { ...known.choices, ...change.choices },
    quietFrom: quiet?.from ?? null,
    quietTo: quiet?.to ?? null,
    timeZone: change.time_zone ?? known.time_zone ?? 'UTC',
  })
  return readSettings(deps, person)
}

/** @throws 409 where the channel leads nowhere yet, 429 `too_many_tests` */
export async function sendTest(deps: Deps, person: Person, channel: NoticeChannel): Promise<null> {
  const who = recipient(person)
  if (channel === 'email' && deps.mailer.kind === 'none') {
    throw refused('no_mail', 'This installation has no mail server, so no mail can be sent.')
  }
  if (channel === 'push' && (await countDevices(deps.db, who)) === 0) {
    throw refused('no_device', 'Turn notifications on in this browser first.')
  }
  if ((await countTests(deps.db, who.userId)) >= MOST_TESTS) {
    throw new AppError(429, 'too_many_tests', 'That were many tests. Try again in an hour.')
  }
  await insertTest(deps.db, who, channel)
  deps.bus.publish('notice', {})
  return null
}
