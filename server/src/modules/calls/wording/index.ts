import type { Deps } from '../../../deps.ts'
import { agentProfile } from '../../agents/profile.ts'
import { EN } from './en.ts'
import { ES } from './es.ts'
import type { Wording } from './types.ts'

const WORDINGS: Record<string, Wording> = { en: EN, es: ES }

/** English where the language has no words of its own yet. @param language of the agent's settings; `auto` is English. */
export const wordingIn = (language: string): Wording => WORDINGS[language] ?? EN

export const wordingOf = async (deps: Deps, agentId: string): Promise<Wording> =>
  wordingIn((await agentProfile(deps, agentId)).language)
