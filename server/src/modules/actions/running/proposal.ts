import { writtenIn } from '../../../wording/index.ts'
import { asWords } from '../as-words.ts'
import type { ActionRow } from '../store.ts'

/** The sentence that asks whether to run an action, and names the values that the visitor should check. */
export const proposalIn = (
  language: string,
  { name, inputs }: ActionRow,
  values: Record<string, string>,
): string =>
  writtenIn(language).action.confirm({
    name,
    inputs: inputs.map((input) => asWords(values[input.name] ?? '')).join(', '),
  })
