import type { FastifyInstance } from 'fastify'
import { assistants } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle, withMessage } from '../../http/contract.ts'

/** The dashboard's calls about assistants. The library is loaded with the first of them. */
export async function assistantRoutes(app: FastifyInstance, deps: Deps) {
  const service = () => import('./service.ts')
  handle(app, assistants.list, async (_input, { account }) =>
    (await service()).readAssistants(deps, account.id),
  )
  handle(app, assistants.asked, async ({ query }) => (await service()).readAsked(deps, query.asked))
  handle(app, assistants.decide, async ({ body }, { actor, user }) =>
    (await service()).decide(deps, { actor, personId: user.id }, body),
  )
  handle(app, assistants.disconnect, async ({ params }, { actor }) =>
    withMessage(
      await (await service()).disconnect(deps, actor, params.id),
      'Assistant disconnected',
    ),
  )
}
