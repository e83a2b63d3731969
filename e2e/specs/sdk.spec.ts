import type { NewApiKey } from 'shared-types'
import type * as Sdk from '../../sdk/src/index.ts'
import { anAgent } from '../arrange.ts'
import { expect, origins, test } from '../fixtures.ts'
import { aConversation } from '../seed.ts'

const BUILT = new URL('../../sdk/dist/index.js', import.meta.url)

test('a program of another business reads and answers conversations with the published client', async ({
  api: dashboard,
}) => {
  const { every, answerOf, nexus, NexusError } = (await import(BUILT.href)) as typeof Sdk
  const agent = await anAgent(dashboard)
  const ids = new Set<string>()
  for (const text of ['Hello', 'Good evening', 'Is it ready?']) {
    ids.add(await aConversation(dashboard, agent, text))
  }
  const { secret } = await dashboard.post<NewApiKey>('/api-keys', {
    name: 'Ledger',
    scopes: ['conversations:read', 'conversations:write'],
    expires_in_days: 1,
  })

  const sent: Request[] = []
  let failures = 0
  const api = nexus({
    url: origins.nexus,
    key: secret,
    fetch: async (request) => {
      sent.push(request.clone())
      const answer = await fetch(request)
      // The change was made, but its answer is lost on the way.
      if (failures-- > 0) throw new TypeError('fetch failed')
      return answer
    },
  })

  const read = new Set<string>()
  const list = every((cursor) =>
    api.GET('/v1/conversations', { params: { query: { limit: 2, cursor } } }),
  )
  for await (const conversation of list) read.add(conversation.id)
  expect(read).toEqual(ids)

  const [id] = ids
  const path = { id: id! }
  const say = (text: string) =>
    api.POST('/v1/conversations/{id}/messages', { params: { path }, body: { text } })
  const early = await answerOf(say('Too early')).catch((error: unknown) => error)
  expect(early).toBeInstanceOf(NexusError)
  expect(early).toMatchObject({ status: 409, code: 'admin_not_in_control' })
  const { error } = await say('')
  expect(error).toMatchObject({ code: 'validation_failed', details: [{ path: 'text' }] })

  await answerOf(
    api.PATCH('/v1/conversations/{id}', { params: { path }, body: { control: 'person' } }),
  )
  sent.length = 0
  failures = 2
  const said = await answerOf(say('It is ready.'))
  expect(said.from.role).toBe('person')
  const keys = sent.map(({ headers }) => headers.get('idempotency-key'))
  expect([keys.length, new Set(keys).size]).toEqual([3, 1])
  const messages = await answerOf(api.GET('/v1/conversations/{id}/messages', { params: { path } }))
  expect(messages.data.filter(({ text }) => text === 'It is ready.')).toHaveLength(1)

  failures = 3
  expect((await say('Is it lost?')).error).toMatchObject({ code: 'unreachable' })

  const { response } = await nexus({ url: origins.nexus, key: 'nxs_none' }).GET('/v1/key')
  expect(response.status).toBe(401)
})
