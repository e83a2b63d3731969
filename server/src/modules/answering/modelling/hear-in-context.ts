import type { Deps } from '../../../deps.ts'
import { withOdds } from '../../listening/listen.ts'
import type { Heard } from '../../listening/types.ts'
import type { Findings } from '../context.ts'
import { hearQuestion } from '../hearing.ts'
import type { Question } from '../types.ts'

/** What a question asks for; a follow-up ("and on Sunday?") asks for what the question before it did, too. */
export async function hearInContext(
  deps: Deps,
  { agent, history }: Question,
  { heard, context }: Findings,
): Promise<Heard> {
  const before = history.findLast(({ role }) => role === 'customer')
  if (!before || context.length === 0) return heard
  const { odds } = await hearQuestion(deps, { agent, history: [], text: before.text })
  const kinds = Object.keys(odds) as Heard['kind'][]
  const both = { ...heard.odds }
  for (const kind of kinds) both[kind] = Math.max(heard.odds[kind], odds[kind])
  return withOdds(heard, both)
}
