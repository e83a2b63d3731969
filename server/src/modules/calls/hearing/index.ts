import { EN } from './en.ts'
import { ES } from './es.ts'
import type { Hearing } from './types.ts'

/** Whoever speaks Spanish in the US mixes English in: "okay, this number". */
const HEARINGS: Record<string, Hearing[]> = { en: [EN], es: [ES, EN] }
const EVERY = [EN, ES]

/** @param language of the agent's settings; null where it is not known. English where it has no words of its own yet. */
export const hearingsIn = (language: string | null): Hearing[] =>
  language === null ? EVERY : (HEARINGS[language] ?? [EN])
