import type { Deps } from '../../deps.ts'
import { wordingIn } from '../../wording/index.ts'
import { localeOf } from '../../wording/locale.ts'
import type { CallWording, Language } from '../../wording/types.ts'
import { agentProfile } from '../agents/profile.ts'
import type { Call } from './call.ts'

export type CallSpeech = {
  language: Language
  /** Of the voice, BCP 47. */
  locale: string
  words: CallWording
}

/** What the caller is spoken to in: what they went on in, or the language of the agent's settings. @throws 404 without an agent */
export async function callSpeech(
  deps: Deps,
  call: Pick<Call, 'agentId' | 'language'>,
): Promise<CallSpeech> {
  const spoken = call.language ?? (await agentProfile(deps, call.agentId)).language
  const { language, call: words } = wordingIn(spoken)
  return { language, locale: localeOf(language), words }
}
