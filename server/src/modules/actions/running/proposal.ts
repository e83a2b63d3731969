import { writtenIn } from '../../../wording/index.ts'
import { asWords } from '../as-words.ts'
import type { ActionRow } from '../store.ts'

/** Asks whether something shall be done, with what it would be done with in the visitor's sight. */
export const proposalIn = (
  language: string,
  { name, inputs }: ActionRow,
  values: Record<string, string>,
): string =>
  writtenIn(language).action.confirm({
    name,
    inputs: inputs.map((input) => asWords(values[input.name] ?? '')).join(', '),
  })
