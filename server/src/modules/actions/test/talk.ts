import type { FastifyInstance } from 'fastify'
import type { WriteAction } from 'shared-types'
import { expect } from 'vitest'
import type { Deps } from '../../../deps.ts'
import { TEST_ORIGIN } from '../../../test/test-app.ts'
import { aVisitor } from '../../../test/visitor.ts'

type Server = { app: FastifyInstance; deps: Deps }

/** Adds an action to an agent, as its owner does. */
export async function addAction(
  { app, deps }: Server,
  { cookie }: { cookie: string },
  agentId: string,
  action: WriteAction,
): Promise<void> {
  const response = await app.inject({
    method: 'POST',
    url: `/api/actions/${agentId}`,
    headers: { cookie, origin: deps.config.appUrl || TEST_ORIGIN },
    payload: action,
  })
  expect(response.statusCode, response.body).toBe(200)
}

/** A visitor, and what the agent replies to each of their messages. */
export async function aTalk({ app }: Pick<Server, 'app'>, agentId: string) {
  const visitor = await aVisitor(app, agentId)
  const say = async (text: string): Promise<string> => {
    const { events } = await visitor.say(text)
    return events.find(({ event }) => event === 'done')!.data.message.text
  }
  return { visitor, say }
}
