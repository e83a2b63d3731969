import type { Deps } from '../deps.ts'
import { answer } from '../modules/answering/service.ts'
import type { AnswerPart, Question } from '../modules/answering/types.ts'

type Asked = Pick<Question, 'agent' | 'text'> & Partial<Question>

/** Everything that an agent replies to a question, which is the first of its conversation unless it has a history. */
export async function partsOf(deps: Deps, asked: Asked): Promise<AnswerPart[]> {
  const question = { history: [], conversationId: asked.agent.id, ...asked }
  const parts: AnswerPart[] = []
  for await (const part of answer(deps, question, new AbortController().signal)) parts.push(part)
  return parts
}

/** The words of that reply. */
export const replyOf = async (deps: Deps, asked: Asked): Promise<string> =>
  wordsIn(await partsOf(deps, asked))

/** The words among the parts of a reply. */
export const wordsIn = (parts: AnswerPart[]): string =>
  parts.map((part) => (part.type === 'text' ? part.text : '')).join('')

/** How a reply ended; undefined when it did not. */
export const outcomeIn = (parts: AnswerPart[]): 'answered' | 'not_known' | undefined =>
  parts.flatMap((part) => (part.type === 'end' ? part.outcome : [])).at(-1)
