import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { messages } from '../db/schema/conversations.ts'
import { inWeeks, SETTLED_MESSAGE, wordPrefixes, wordsOf } from '../db/search.ts'
import { aConversation } from '../test/belongings/talks.ts'
import { anAgent, aUser } from '../test/factories.ts'
import { buildTestDeps } from '../test/test-app.ts'
import { indexWords } from './index-words.ts'

it('a message is found at once, before its words are in the index and after', async () => {
  const deps = await buildTestDeps()
  const { user } = await aUser(deps)
  const conversationId = await aConversation(deps, user.id, (await anAgent(deps.db, user.id)).id)
  const found = () =>
    deps.db.transaction(async (tx) => {
      // Makes PostgreSQL use only the index.
      await tx.execute(sql`set local enable_seqscan = off`)
      const [query] = inWeeks(`'saddle':*`, wordPrefixes(user.id, new Date(), new Date()))
      const words = sql.raw(wordsOf('text', 'created_at'))
      const rows = await tx
        .select({ id: messages.id })
        .from(messages)
        .where(sql`${sql.raw(SETTLED_MESSAGE)} and ${words} @@ ${query}::tsquery`)
      return rows.length
    })
  const saddle = {
    conversationId,
    role: 'customer',
    text: 'My saddle',
    status: 'complete',
  } as const
  // PostgreSQL's autovacuum would also move words into the index.
  await deps.db.execute(sql`alter table messages set (autovacuum_enabled = off)`)
  onTestFinished(async () => {
    await deps.db.execute(sql`alter table messages reset (autovacuum_enabled)`)
  })
  await deps.db.insert(messages).values({ ...saddle, seq: 2, revision: 2 })
  expect(await found()).toBe(1)
  const { rows } = await indexWords(deps)
  expect(Number(rows[0]!['pages'])).toBeGreaterThan(0)
  expect(await found()).toBe(1)
  expect((await indexWords(deps)).rows).toEqual([{ pages: 0 }])
})
