import type { FetchQueryOptions } from '@tanstack/react-query'
import { USER_KEY } from '~/lib/user-key.ts'
import { queryClient } from './query-client.ts'

/** As often as a query that is drawn, which otherwise would give up with the one that is on its way. */
const RETRIES = 3

/**
 * Asks what a page is going to show before it is drawn: whoever was signed in here most likely is. The page finds the answer, or the
 * question on its way, and asks again where it failed.
 */
export function askEarly<Data, Failure, Shown, Key extends readonly unknown[]>(
  query: FetchQueryOptions<Data, Failure, Shown, Key>,
): void {
  if (localStorage.getItem(USER_KEY)) void queryClient.prefetchQuery({ retry: RETRIES, ...query })
}
