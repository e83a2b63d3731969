import type { FastifyInstance, FastifyRequest } from 'fastify'
import { agentTests } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle, withMessage } from '../../http/contract.ts'
import {
  addTest,
  beginRun,
  changeTest,
  deleteTest,
  endRun,
  readRun,
  readTests,
  type Tester,
} from './service.ts'

export async function agentTestRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, agentTests.list, ({ params }, { account }) =>
    readTests(deps, account.id, params.agentId),
  )
  handle(app, agentTests.create, async ({ params, body }, request) =>
    withMessage(await addTest(deps, testerOf(request), params.agentId, body), 'Test added'),
  )
  handle(app, agentTests.update, async ({ params, body }, request) => {
    const { agentId, testId } = params
    return withMessage(
      await changeTest(deps, testerOf(request), agentId, testId, body),
      'Test saved',
    )
  })
  handle(app, agentTests.remove, async ({ params }, { actor }) =>
    withMessage(await deleteTest(deps, actor, params.agentId, params.testId), 'Test deleted'),
  )
  handle(app, agentTests.run, ({ params }, request) =>
    beginRun(deps, testerOf(request), params.agentId),
  )
  handle(app, agentTests.readRun, ({ params }, { account }) =>
    readRun(deps, account.id, params.agentId, params.runId),
  )
  handle(app, agentTests.stopRun, ({ params }, { account }) =>
    endRun(deps, account.id, params.agentId, params.runId),
  )
}

const testerOf = ({ actor, user }: FastifyRequest): Tester => ({ actor, name: user.full_name })
