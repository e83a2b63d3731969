import { afterEach, expect, it } from 'vitest'
import { TEST_ORIGIN } from '../../test/test-app.ts'
import { aStage, type Stage } from './test/stage.ts'

let stage: Stage
afterEach(() => stage.close())

const giveName = (spoken_name: string) => {
  const { app, owner, agent } = stage
  const { port } = new URL(stage.deps.config.appUrl)
  return app.inject({
    method: 'PATCH',
    url: '/api/agent/settings',
    headers: { cookie: owner.cookie, origin: TEST_ORIGIN.replace('4000', port) },
    payload: { agent_id: agent.id, spoken_name },
  })
}

async function greeting(): Promise<string> {
  const caller = stage.call()
  const heard = await caller.hears(/\?/)
  caller.line.hangUp()
  await caller.over()
  return heard
}

it.each([
  ['SALES_ASSISTANT', 'thank you for calling. How', 'thank you for calling Acme Bikes. How'],
  ['ANTI_THEFT', "this is Ada's assistant.", "this is Acme Bikes's assistant."],
] as const)(
  'an agent of the type %s introduces itself with the given name, never its own',
  async (type, without, named) => {
    stage = await aStage(type)
    expect(await greeting()).toContain(without)
    const saved = await giveName(' Acme Bikes ')
    expect(saved.json().data.spoken_name).toBe('Acme Bikes')
    expect(await greeting()).toContain(named)
    await giveName('')
    expect(await greeting()).toContain(without)
  },
)
