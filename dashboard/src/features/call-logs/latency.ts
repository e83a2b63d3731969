import type { CallTrace } from 'shared-types'

/** The stages of a spoken reply in the order they happen, as 'what it is, how long after the caller's last word'. */
export function traceText({ retrieved, first_token, spoken }: CallTrace): string {
  const stages = [
    ['looked up', retrieved],
    ['first word', first_token],
    ['spoken', spoken],
  ] as const
  return stages
    .filter(([, ms]) => ms !== null)
    .map(([stage, ms]) => `${stage} ${milliseconds(ms ?? 0)}`)
    .join(' · ')
}

/** '18 ms', from a second on '1.2 s'. */
export const milliseconds = (ms: number): string =>
  ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`
