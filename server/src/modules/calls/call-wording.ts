import type { Deps } from '../../deps.ts'
import { wordingIn } from '../../wording/index.ts'
import type { CallWording } from '../../wording/types.ts'
import { agentProfile } from '../agents/profile.ts'

/** What an agent says on the telephone, in the language of its settings. @throws 404 when there is no such agent. */
export const callWordingOf = async (deps: Deps, agentId: string): Promise<CallWording> =>
  wordingIn((await agentProfile(deps, agentId)).language).call
