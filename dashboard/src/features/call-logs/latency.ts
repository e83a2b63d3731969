import type { CallLatency, CallTrace } from 'shared-types'

/** The stages of a spoken reply in order, as 'stage, time since the caller's last word'. */
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

/** The same stages over many replies, as 'looked up 3 ms (1 in 20 slower than 9 ms)'; those never measured are left out. */
export function latencyText({ retrieved, first_token, spoken }: CallLatency): string {
  const stages = [
    ['looked up', retrieved],
    ['first word', first_token],
    ['spoken', spoken],
  ] as const
  return stages
    .flatMap(([stage, at]) =>
      at ? [`${stage} ${milliseconds(at.p50)} (1 in 20 slower than ${milliseconds(at.p95)})`] : [],
    )
    .join(' · ')
}

/** '18 ms', and from one second on '1.2 s'. */
export const milliseconds = (ms: number): string =>
  ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`
