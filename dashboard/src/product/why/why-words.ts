import type { Why, WhyAction } from 'shared-types'
import { timeOfDay } from '~/lib/dates.ts'

const MICROS = 1_000_000

export const percent = (share: number): string => `${Math.round(share * 100)} %`

/** "openai:gpt, 1,204 tokens in and 80 out, $0.0012"; empty where no model wrote the answer. */
export function modelText({ model }: Pick<Why, 'model'>): string {
  if (!model) return 'No model: in the words of your sources'
  const { name, tokens_in: tokensIn, tokens_out: tokensOut, is_estimate, cost_micros } = model
  const about = is_estimate ? 'about ' : ''
  const tokens = `${about}${tokensIn.toLocaleString('en')} tokens in, ${tokensOut.toLocaleString('en')} out`
  return [name, tokens, cost_micros > 0 ? `$${(cost_micros / MICROS).toFixed(4)}` : null]
    .filter(Boolean)
    .join(', ')
}

/** When the question was heard, and how long after that each stage was done. */
export function timesText({ times: { heard, found, first, last } }: Pick<Why, 'times'>): string {
  const parts = [
    ['found', found],
    ['first word', first],
    ['last word', last],
  ] as const
  const after = parts.flatMap(([name, ms]) =>
    ms === null ? [] : [`${name} after ${Math.round(ms).toLocaleString('en')} ms`],
  )
  return [`heard at ${timeOfDay(heard)}`, ...after].join(', ')
}

/** How an action ended, how long it took, and its result. */
export const doneText = ({ state, said, took_ms: took }: WhyAction): string =>
  [STATES[state] ?? state, took === null ? null : `${took} ms`, said].filter(Boolean).join(' · ')

const STATES: Record<string, string> = {
  done: 'Done',
  failed: 'Failed',
  unknown: 'Nobody knows whether it was done',
}
