import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Boundary } from './Boundary.tsx'
import { BrokenPart } from './BrokenPart.tsx'
import { ErrorState } from './ErrorState.tsx'

type Props<T> = {
  query: Pick<UseQueryResult<T>, 'data' | 'isPending' | 'refetch'>
  /** What is loaded, such as 'Your agents'. */
  what: string
  /** Shown until the response is there; absent where this is only drawn afterwards. */
  waiting?: ReactNode
  /** Reads and draws the response. */
  children: (data: T) => ReactNode
}

/**
 * What a response shows, in each state of its query: loading, failed, and loaded. A response that is not what was agreed only takes its
 * place here, as long as nothing outside reads it.
 */
export function Answered<T>({ query, what, waiting = null, children }: Props<T>) {
  const { data, isPending, refetch } = query
  if (isPending) return waiting
  if (data === undefined) {
    return <ErrorState title={`${what} could not be loaded`} onRetry={() => void refetch()} />
  }
  return (
    <Boundary shows={data} instead={<BrokenPart what={what} />}>
      <Shown data={data} draw={children} />
    </Boundary>
  )
}

/** A component of its own, because a boundary only catches errors below itself. */
function Shown<T>({ data, draw }: { data: T; draw: (data: T) => ReactNode }) {
  return draw(data)
}
