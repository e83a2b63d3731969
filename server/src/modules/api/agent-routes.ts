import type { FastifyInstance, FastifyRequest } from 'fastify'
import { apiAgents, apiKnowledge, apiTests } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { handleApi } from '../../http/api-contract.ts'
import { pageOfAll } from '../../lib/cursor.ts'
import { activateAgent, deactivateAgent } from '../activation/service.ts'
import { findOwnAgent } from '../agents/own.ts'
import {
  changeChatbotConfig,
  createAgent,
  deleteAgent,
  readAgents,
  readChatbotConfig,
  readSettings,
  renameAgent,
  saveSettings,
} from '../agents/service.ts'
import { beginRun, endRun, readRun, readTests } from '../agent-tests/service.ts'
import { readTaught, reteach, teach, unteach } from '../taught/service.ts'
import { toAgent } from './shapes.ts'
import { sourceApi } from './source-routes.ts'

/** The API for agents, their knowledge and their tests. */
export function agentApi(app: FastifyInstance, deps: Deps): void {
  handleApi(app, apiAgents.list, async ({ query }, { account }) =>
    pageOfAll((await readAgents(deps, account.id)).map(toAgent), query),
  )
  handleApi(app, apiAgents.read, async ({ params }, { account }) =>
    toAgent(await findOwnAgent(deps, account.id, params.id)),
  )
  handleApi(app, apiAgents.create, async ({ body }, { actor }) =>
    toAgent(await createAgent(deps, actor, body)),
  )
  handleApi(app, apiAgents.change, async ({ params, body }, { account, actor }) => {
    const { name, active } = body
    if (name !== undefined) await renameAgent(deps, actor, params.id, name)
    if (active === true) await activateAgent(deps, actor, params.id)
    if (active === false) await deactivateAgent(deps, actor, params.id)
    return toAgent(await findOwnAgent(deps, account.id, params.id))
  })
  handleApi(app, apiAgents.remove, async ({ params }, { actor }) => {
    await deleteAgent(deps, actor, params.id)
    return { id: params.id }
  })
  handleApi(app, apiAgents.settings, ({ params }, { account }) =>
    readSettings(deps, account.id, params.id),
  )
  handleApi(app, apiAgents.changeSettings, ({ params, body }, { actor, user }) =>
    saveSettings(deps, { actor, by: user.full_name }, { ...body, agent_id: params.id }),
  )
  handleApi(app, apiAgents.appearance, ({ params }, { account }) =>
    readChatbotConfig(deps, account.id, params.id),
  )
  handleApi(app, apiAgents.changeAppearance, ({ params, body }, { actor }) =>
    changeChatbotConfig(deps, actor, { ...body, agent_id: params.id }),
  )
  sourceApi(app, deps)
  knowledgeApi(app, deps)
  testApi(app, deps)
}

function knowledgeApi(app: FastifyInstance, deps: Deps): void {
  handleApi(app, apiKnowledge.answers, async ({ params, query }, { account }) =>
    pageOfAll((await readTaught(deps, account.id, params.id)).answers, query),
  )
  handleApi(app, apiKnowledge.teach, ({ params, body }, request) =>
    teach(deps, writerOf(request), params.id, { ...body, agent_ids: [], gap_ids: [] }),
  )
  handleApi(app, apiKnowledge.change, async ({ params, body }, request) => {
    const { id, answer_id: answerId } = params
    const { answers } = await readTaught(deps, request.account.id, id)
    const known = answers.find((answer) => answer.id === answerId)
    if (!known) throw notFound('Answer')
    const written = { ...body, agent_ids: known.linked.map((agent) => agent.id), gap_ids: [] }
    return reteach(deps, writerOf(request), id, answerId, written)
  })
  handleApi(app, apiKnowledge.forget, async ({ params }, { actor }) => {
    await unteach(deps, actor, params.id, params.answer_id)
    return { id: params.answer_id }
  })
}

function testApi(app: FastifyInstance, deps: Deps): void {
  handleApi(app, apiTests.list, async ({ params, query }, { account }) =>
    pageOfAll((await readTests(deps, account.id, params.id)).tests, query),
  )
  handleApi(app, apiTests.runs, async ({ params, query }, { account }) =>
    pageOfAll((await readTests(deps, account.id, params.id)).runs, query),
  )
  handleApi(app, apiTests.run, ({ params }, request) =>
    beginRun(deps, writerOf(request), params.id),
  )
  handleApi(app, apiTests.readRun, async ({ params }, { account }) => {
    const { run, results } = await readRun(deps, account.id, params.id, params.run_id)
    return { ...run, results }
  })
  handleApi(app, apiTests.stopRun, ({ params }, { account }) =>
    endRun(deps, account.id, params.id, params.run_id),
  )
}

const writerOf = ({ actor, user }: FastifyRequest) => ({ actor, name: user.full_name })
