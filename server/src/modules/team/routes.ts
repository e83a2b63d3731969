import type { FastifyInstance, FastifyRequest } from 'fastify'
import { team, workspaces } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle, withMessage } from '../../http/contract.ts'
import { invite, join, readInvitation, revoke } from './invitations.ts'
import { type Asking, changeRole, readTeam, removeFromTeam, renameTeam } from './service.ts'
import { enterWorkspace, leaveWorkspace, readWorkspaces } from './workspaces.ts'

export async function teamRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, team.read, (_input, { account, user }) => readTeam(deps, account.id, user.id))
  handle(app, team.rename, async ({ body }, request) =>
    withMessage(await renameTeam(deps, askingOf(request), body.name), 'Saved'),
  )
  handle(app, team.invite, ({ body }, request) =>
    invite(deps, askingOf(request), body.email, body.role),
  )
  handle(app, team.revoke, async ({ params }, request) =>
    withMessage(await revoke(deps, askingOf(request), params.id), 'Invitation taken back'),
  )
  handle(app, team.changeRole, async ({ params, body }, request) =>
    withMessage(await changeRole(deps, askingOf(request), params.id, body.role), 'Role changed'),
  )
  handle(app, team.remove, async ({ params }, request) =>
    withMessage(
      await removeFromTeam(deps, askingOf(request), params.id),
      'Removed from the workspace',
    ),
  )
  workspaceRoutes(app, deps)
}

function workspaceRoutes(app: FastifyInstance, deps: Deps): void {
  handle(app, workspaces.list, async (_input, { session }) => ({
    workspaces: await readWorkspaces(deps, session),
  }))
  handle(app, workspaces.enter, async ({ body }, { session }) => ({
    workspaces: await enterWorkspace(deps, session, body.id),
  }))
  handle(app, workspaces.leave, ({ params }, { session, ip }) =>
    leaveWorkspace(deps, session, params.id, ip),
  )
  handle(app, workspaces.invitation, ({ body }) => readInvitation(deps, body.token))
  handle(app, workspaces.join, async ({ body }, { session, ip }) => {
    const id = await join(deps, { session, address: ip }, body.token)
    return { workspaces: await readWorkspaces(deps, session, id) }
  })
}

const askingOf = ({ actor, user }: FastifyRequest): Asking => ({ actor, personId: user.id })
