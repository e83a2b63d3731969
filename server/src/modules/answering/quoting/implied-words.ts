import { shows } from './shows.ts'
import type { QuestionKind } from '../../listening/types.ts'

/** Words that name what is asked for; a text with a telephone number answers "phone number" without those words. */
const NAMES: [QuestionKind, Set<string>][] = [
  ['phone', new Set(['phone', 'telephone', 'number', 'call', 'ring', 'contact', 'mobile'])],
  ['email', new Set(['email', 'mail', 'contact', 'write'])],
  ['address', new Set(['address', 'location', 'located', 'find'])],
  [
    'hours',
    new Set([
      'open',
      'opening',
      'opens',
      'hour',
      'hours',
      'time',
      'times',
      'schedule',
      'closing',
      'close',
    ]),
  ],
]

/** Whether a text contains what a word of the question names, without using the word. */
export const impliesWord = (word: string, text: string): boolean =>
  NAMES.some(([kind, names]) => names.has(word) && shows(kind, text) === 1)
