import type { Usage, Used, UsageKind } from 'shared-types'

export const KIND_NAMES: Record<UsageKind, string> = {
  model: 'Answers and analyses',
  embedding: 'Embeddings',
  call: 'Calls',
  text_message: 'Texts',
}

const SECONDS_A_MINUTE = 60

/** How much of a kind was used, in its usual unit; `≈` where the vendor did not report all of it. */
export function amountOf({ kind, times, tokens_in, tokens_out, estimated_tokens, seconds }: Used) {
  if (kind === 'text_message') return counted(times, 'text')
  if (kind === 'call') {
    return `${counted(times, 'call')}, ${counted(Math.ceil(seconds / SECONDS_A_MINUTE), 'minute')}`
  }
  const about = estimated_tokens > 0 ? '≈ ' : ''
  return `${about}${counted(tokens_in + tokens_out, 'token')}`
}

/** The usage of the whole account by kind, in the order of `KIND_NAMES`. */
export function totals({ agents }: Usage): Used[] {
  const used = agents.flatMap((agent) => agent.used)
  return (Object.keys(KIND_NAMES) as UsageKind[]).flatMap((kind) => {
    const [first, ...rest] = used.filter((usage) => usage.kind === kind)
    return first ? rest.reduce(sumOf, first) : []
  })
}

export const tokensOf = (used: Used[]): number =>
  used.reduce((sum, { tokens_in, tokens_out }) => sum + tokens_in + tokens_out, 0)

const sumOf = (a: Used, b: Used): Used => ({
  kind: a.kind,
  times: a.times + b.times,
  tokens_in: a.tokens_in + b.tokens_in,
  tokens_out: a.tokens_out + b.tokens_out,
  estimated_tokens: a.estimated_tokens + b.estimated_tokens,
  seconds: a.seconds + b.seconds,
  cost_micros:
    a.cost_micros === null || b.cost_micros === null ? null : a.cost_micros + b.cost_micros,
})

const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`
