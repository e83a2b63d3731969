import type { Deps } from '../../deps.ts'
import { wordingIn } from '../../wording/index.ts'
import { localeOf } from '../../wording/locale.ts'
import type { CallWording } from '../../wording/call-types.ts'
import type { Language } from '../../wording/types.ts'
import { agentProfile } from '../agents/profile.ts'
import type { Call } from './call.ts'

export type CallSpeech = {
  language: Language
  /** Language of the voice, as BCP 47. */
  locale: string
  words: CallWording
}

/**
 * The language in which to speak to a caller, with our sentences: the one the call has changed to, or that of the agent's
 * settings.
 * @throws 404 without an agent
 */
export async function callSpeech(
  deps: Deps,
  call: Pick<Call, 'agentId' | 'language'>,
): Promise<CallSpeech> {
  const spoken = call.language ?? (await agentProfile(deps, call.agentId)).language
  const { language, call: words } = wordingIn(spoken)
  return { language, locale: localeOf(language), words }
}
