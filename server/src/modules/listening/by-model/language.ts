import { LANGUAGES } from '../language/detect.ts'

/**
 * The language of what was said, when a model named one too. Among the languages it was trained in, the ear knows better, because it reads a
 * short text with its conversation in mind; every other language it may mistake for one of these.
 */
export const languageOf = (heard: string, understood: string | null | undefined): string =>
  understood && !(LANGUAGES.includes(heard) && LANGUAGES.includes(understood)) ? understood : heard
