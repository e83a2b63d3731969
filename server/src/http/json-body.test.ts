import { expect, it } from 'vitest'
import { anAgent, aUser } from '../test/factories.ts'
import { buildTestApp } from '../test/test-app.ts'
import { aVisitor } from '../test/visitor.ts'

const DEEP = 30_000

it('a body nested too deeply is refused, and brackets inside a string do not count', async () => {
  const { app, deps } = await buildTestApp()
  const agent = await anAgent(deps.db, (await aUser(deps)).user.id)
  const open = (payload: string) =>
    app.inject({
      method: 'POST',
      url: `/api/widget/agents/${agent.id}/conversations`,
      headers: { 'content-type': 'application/json' },
      payload,
    })
  for (const [begin, end] of [
    ['[', ']'],
    ['{"a":', '}'],
  ] as const) {
    const deep = `${begin.repeat(DEEP)}1${end.repeat(DEEP)}`
    const { statusCode, json } = await open(`{"page_url":"https://shop.example","more":${deep}}`)
    expect([statusCode, json()]).toEqual([
      400,
      { code: 'bad_request', message: 'This request could not be understood.' },
    ])
  }
  const visitor = await aVisitor(app, agent.id)
  const { response } = await visitor.say(String.raw`What is "\[[" ${'['.repeat(2_000)}?`)
  expect(response.statusCode).toBe(200)
})
