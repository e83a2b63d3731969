import type { FastifyInstance, FastifyRequest } from 'fastify'
import { agentVersions } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle, withMessage } from '../../http/contract.ts'
import { untilGone } from '../../http/until-gone.ts'
import { askDraft } from './ask-draft.ts'
import {
  dropDraft,
  type Editor,
  publishDraft,
  readVersions,
  restoreVersion,
  saveDraft,
} from './service.ts'

export async function agentVersionRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, agentVersions.read, ({ params }, { account }) =>
    readVersions(deps, account.id, params.agentId),
  )
  handle(app, agentVersions.saveDraft, async ({ params, body }, request) =>
    withMessage(await saveDraft(deps, editorOf(request), params.agentId, body), 'Draft saved'),
  )
  handle(app, agentVersions.dropDraft, async ({ params }, { account }) =>
    withMessage(await dropDraft(deps, account.id, params.agentId), 'Draft discarded'),
  )
  handle(app, agentVersions.askDraft, ({ params, body }, { account }, reply) =>
    askDraft(deps, account.id, params.agentId, body, untilGone(reply)),
  )
  handle(app, agentVersions.publish, async ({ params, body }, request) => {
    const { agentId } = params
    const { versions, text } = await publishDraft(deps, editorOf(request), agentId, body)
    return withMessage(versions, text)
  })
  handle(app, agentVersions.restore, async ({ params }, request) => {
    const { agentId, versionId } = params
    return withMessage(
      await restoreVersion(deps, editorOf(request), agentId, versionId),
      'Version restored',
    )
  })
}

const editorOf = ({ actor, user }: FastifyRequest): Editor => ({ actor, name: user.full_name })
