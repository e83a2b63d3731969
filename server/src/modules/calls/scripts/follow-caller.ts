import { isOffered, wordingIn } from '../../../wording/index.ts'
import type { Part, Scene } from './types.ts'

/** Characters: shorter texts could be in any language, so they change nothing. */
const FEWEST_LETTERS = 12

/** Whether an agent with this language setting changes to the caller's language. */
export const followsCaller = (language: string): boolean => language === 'auto'

/**
 * Changes the language to the caller's.
 * @param heard set `text` when only one utterance is known.
 * @returns the scene in the caller's language, if the agent speaks it and may change.
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
