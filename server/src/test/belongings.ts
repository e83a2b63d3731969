import type { Deps } from '../deps.ts'
import { accessOf } from './belongings/access.ts'
import { listsOf } from './belongings/account.ts'
import { anAgentsWork } from './belongings/agent.ts'
import { connectionsOf } from './belongings/connections.ts'
import { aKnowledge } from './belongings/knowledge.ts'
import { talksOf } from './belongings/talks.ts'
import { anAgent, aUser } from './factories.ts'
import type { Belongings } from './isolation/types.ts'

export type Account = {
  cookie: string
  /** The headers with the account's API key, which has every scope. */
  key: { authorization: string }
  has: Belongings
}

/** A signed-in account with one of every kind of object. */
export async function anAccountWithEverything(deps: Deps): Promise<Account> {
  const { user, cookie } = await aUser(deps)
  const { id: userId, full_name: fullName } = user
  const { id: agentId } = await anAgent(deps.db, userId)
  const { id: otherAgentId } = await anAgent(deps.db, userId)
  const owner = { userId, agentId, otherAgentId, fullName }
  const { key, has } = await accessOf(deps, user)
  return {
    cookie,
    key,
    has: {
      ...has,
      agentId,
      otherAgentId,
      ...(await aKnowledge(deps, owner)),
      ...(await anAgentsWork(deps, { userId, agentId })),
      ...(await talksOf(deps, owner)),
      ...(await connectionsOf(deps, owner)),
      ...(await listsOf(deps, userId)),
    },
  }
}
