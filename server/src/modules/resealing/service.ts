import type { Deps } from '../../deps.ts'
import { reseal } from '../../lib/sealed.ts'
import { resealHeaders } from '../actions/headers.ts'
import { PURPOSE as CALENDAR } from '../calendars/access.ts'
import { PURPOSE as IDENTITY } from '../identity/secrets.ts'
import { resealPushKeys } from '../notices/push-keys.ts'
import { PURPOSE as TELEGRAM } from '../telegram/bot.ts'
import { PURPOSE as WHATSAPP } from '../texting/whatsapp/sender.ts'
import { PURPOSE as WEBHOOK } from '../webhooks/secret.ts'
import { listHeaders, listSealed, replaceHeaders, replaceSealed, SEALED } from './store.ts'

/** Rows at a time. */
const BATCH = 100

const PURPOSES: Record<keyof typeof SEALED, string> = {
  identity: IDENTITY,
  telegram: TELEGRAM,
  whatsapp: WHATSAPP,
  leftWhatsapp: WHATSAPP,
  calendar: CALENDAR,
  webhook: WEBHOOK,
  oldWebhook: WEBHOOK,
}

/**
 * Encrypts everything stored that the previous `SECRET` encrypted with the present one, so that nothing is lost when the previous one is
 * removed. Several nodes may do it at once.
 * @returns how many texts it encrypted
 */
export async function resealAll({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<number> {
  let count = 0
  for (const [kind, column] of Object.entries(SEALED)) {
    const purpose = PURPOSES[kind as keyof typeof SEALED]
    await eachBatch(
      (after) => listSealed(db, column, after, BATCH),
      async (row) => {
        const next = reseal(config.secrets, purpose, row.value)
        if (next === null) return
        await replaceSealed(db, column, row, next)
        count++
      },
    )
  }
  await eachBatch(
    (after) => listHeaders(db, after, BATCH),
    async (row) => {
      const next = resealHeaders(config, row.value)
      if (next === null) return
      await replaceHeaders(db, row, next)
      count++
    },
  )
  if (await resealPushKeys({ db, config })) count++
  return count
}

/** Does something with every row, batch after batch. */
async function eachBatch<T extends { id: string }>(
  read: (after: string | null) => Promise<T[]>,
  work: (row: T) => Promise<void>,
): Promise<void> {
  for (let after: string | null = null; ;) {
    const rows = await read(after)
    for (const row of rows) await work(row)
    if (rows.length < BATCH) return
    after = rows.at(-1)!.id
  }
}
