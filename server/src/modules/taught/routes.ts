import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type TaughtAnswer, taughtAnswers } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle, inputSchema, refuseMalformedIds, withMessage } from '../../http/contract.ts'
import { type Columns, csvTime, sendCsv } from '../../http/csv.ts'
import { findOwnAgent } from '../agents/own.ts'
import { record } from '../audit/record.ts'
import { readTaught, reteach, type Teacher, teach, teachMany, unteach } from './service.ts'

/** Further phrasings are in one cell, one on each line. */
const COLUMNS: Columns<TaughtAnswer> = {
  Question: ({ question }) => question,
  Answer: ({ answer }) => answer,
  'Other ways to ask': ({ phrasings }) => phrasings.join('\n'),
}

export async function taughtRoutes(app: FastifyInstance, deps: Deps) {
  exportRoute(app, deps)
  handle(app, taughtAnswers.list, ({ params }, { account }) =>
    readTaught(deps, account.id, params.agentId),
  )
  handle(app, taughtAnswers.create, async ({ params, body }, request) =>
    withMessage(await teach(deps, teacherOf(request), params.agentId, body), 'Answer saved'),
  )
  handle(app, taughtAnswers.update, async ({ params, body }, request) => {
    const { agentId, answerId } = params
    return withMessage(
      await reteach(deps, teacherOf(request), agentId, answerId, body),
      'Answer saved',
    )
  })
  handle(app, taughtAnswers.remove, async ({ params }, { actor }) =>
    withMessage(await unteach(deps, actor, params.agentId, params.answerId), 'Answer deleted'),
  )
  handle(app, taughtAnswers.store, ({ params, body }, request) =>
    teachMany(deps, teacherOf(request), params.agentId, body.answers),
  )
}

const teacherOf = ({ actor, user }: FastifyRequest): Teacher => ({ actor, name: user.full_name })

/** Serves the answers of an agent as a file that can be imported again. */
function exportRoute(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { agentId: string } }>(
    taughtAnswers.exported.path,
    { schema: inputSchema(taughtAnswers.exported) },
    async (request, reply) => {
      refuseMalformedIds(request)
      const { account, actor, params } = request
      const { id, name } = await findOwnAgent(deps, account.id, params.agentId)
      const { answers: used } = await readTaught(deps, account.id, id)
      // Answers that are only linked are left out, because importing the file would turn them into the agent's own.
      const answers = used.filter(({ agent_id: owner }) => owner === id)
      const file = {
        name: `answers-${csvTime(deps.now()).slice(0, 10)}.csv`,
        columns: COLUMNS,
        slices: (async function* () {
          if (answers.length > 0) yield answers
        })(),
      }
      return sendCsv(deps, request, reply, file, () =>
        record(deps.db, actor, { action: 'knowledge.export_answers', subject: { id, name } }),
      )
    },
  )
}
