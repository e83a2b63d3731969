import { agentProfile } from '../../agents/profile.ts'
import type { AgentProfile } from '../../agents/agent-profile.ts'
import type { Scene } from './types.ts'

/**
 * The agent that handles the call.
 * @throws 404 when it was deleted meanwhile
 */
export const profileOf = async ({ deps, call, rehearsed }: Scene): Promise<AgentProfile> =>
  rehearsed ?? agentProfile(deps, call.agentId)
