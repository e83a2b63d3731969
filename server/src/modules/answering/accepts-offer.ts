import { WORDINGS } from '../../wording/index.ts'
import type { Question } from './types.ts'

/** How people say yes to what they were just asked, in the languages an agent asks it in. */
const YES = new Set(
  'yes yeah yep yup sure ok okay please absolutely sí si claro vale oui ouais volontiers ja gerne bitte klar sì certo volentieri sim graag prima natuurlijk'.split(
    ' ',
  ),
)
/** More is another question. */
const MOST_WORDS = 4

/** Whether somebody says yes to the agent's offer of a person. */
export function acceptsOffer({ history, text }: Pick<Question, 'history' | 'text'>): boolean {
  const last = history.at(-1)
  if (last?.role !== 'agent') return false
  const wasOffered = Object.values(WORDINGS).some(({ chat }) =>
    last.text.trimEnd().endsWith(chat.offer),
  )
  const words =
    text
      .slice(0, 100)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  return wasOffered && words.length <= MOST_WORDS && YES.has(words[0] ?? '')
}
