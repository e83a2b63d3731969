import type { Deps } from '../../../deps.ts'
import type { Heard } from '../../listening/types.ts'
import type { Findings } from '../context.ts'
import { hearQuestion } from '../hearing.ts'
import { withEitherKind } from '../leaning.ts'
import type { Question } from '../types.ts'

/** The kind of a question; a follow-up ("and on Sunday?") has the kind of the question before it, too. */
export async function hearInContext(
  deps: Deps,
  { agent, history }: Question,
  { heard, context }: Findings,
): Promise<Heard> {
  const before = history.findLast(({ role }) => role === 'customer')
  if (!before || context.length === 0) return heard
  const { odds } = await hearQuestion(deps, { agent, history: [], text: before.text })
  return withEitherKind(heard, odds)
}
