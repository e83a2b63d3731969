import type { FastifyInstance } from 'fastify'
import { sql } from 'drizzle-orm'
import { letterThreads } from '../../../db/schema/letters.ts'
import { localMails } from '../../../db/schema/notices.ts'
import type { Deps } from '../../../deps.ts'
import { anAgent, aUser } from '../../../test/factories.ts'
import { TEST_ORIGIN } from '../../../test/test-app.ts'
import { aVisitor } from '../../../test/visitor.ts'
import { claimLetters } from '../letter-store.ts'
import { sendLetter } from '../send.ts'
import { gatherLetters } from '../thread-store.ts'

export const VISITOR = 'vera@example.org'

/** A visitor who left an address, and a member who has taken control. */
export async function aStage({ app, deps }: { app: FastifyInstance; deps: Deps }) {
  const owner = await aUser(deps, { email: 'ada@example.com', fullName: 'Ada Lovelace' })
  const agent = await anAgent(deps.db, owner.user.id, { brandName: 'Bike Shop' })
  const visitor = await aVisitor(app, agent.id, { page_url: 'https://shop.example/bikes' })
  await visitor.requestPerson({ email: VISITOR })
  const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
    app.inject({
      method,
      url: `/api/${path}`,
      headers: { cookie: owner.cookie, origin: TEST_ORIGIN },
      ...(payload && { payload }),
    })
  await ask('PATCH', `conversation/switchControl/${visitor.id}`)
  return {
    owner,
    agent,
    visitor,
    ask,
    write: (text: string) => ask('POST', `conversation/process/${visitor.id}`, { response: text }),
    /** The conversation as that member sees it. */
    thread: async () => (await ask('GET', `conversation/messages/admin/${visitor.id}`)).json().data,
  }
}

/** Lets a minute pass. */
export const aMinuteLater = ({ db }: Deps) =>
  db.update(letterThreads).set({
    waitingSince: sql`waiting_since - interval '61 seconds'`,
    newestAt: sql`newest_at - interval '61 seconds'`,
  })

/** One round of the mail job. */
export async function round(deps: Deps): Promise<void> {
  await gatherLetters(deps.driver, deps.config.letters.waitMs)
  for (const letter of await claimLetters(deps.db, 10)) await sendLetter(deps, letter)
}

export const mailsOf = (deps: Deps) =>
  deps.db.select().from(localMails).orderBy(localMails.receivedAt)
