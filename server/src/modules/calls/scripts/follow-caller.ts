import { isOffered, wordingIn } from '../../../wording/index.ts'
import type { Part, Scene } from './types.ts'

/** A word or two may be of any language: they change nothing. */
const FEWEST_LETTERS = 12

/** Whether an agent of this setting goes on in the language of its caller. */
export const followsCaller = (language: string): boolean => language === 'auto'

/**
 * @param heard with a text where one utterance is all that is known.
 * @returns the scene in the language of the caller, where the agent speaks it and may.
 */
export function* followCaller(
  scene: Scene,
  { language, text }: { language: string; text?: string },
): Generator<Part, Scene> {
  if (!scene.follows || language === scene.language || !isOffered(language)) return scene
  if (text !== undefined && lettersIn(text) < FEWEST_LETTERS) return scene
  yield { type: 'language', language }
  return { ...scene, language, words: wordingIn(language).call }
}

const lettersIn = (text: string) => text.match(/\p{L}/gu)?.length ?? 0
