import type { FetchQueryOptions } from '@tanstack/react-query'
import { browserStorage } from '~/lib/storage.ts'
import { USER_KEY } from '~/lib/user-key.ts'
import { queryClient } from './query-client.ts'

/** Retries of the early request: as many as the page's own query has, which would otherwise fail together with it. */
const RETRIES = 3

/**
 * Requests a page's data before the page is drawn, because whoever was signed in here probably still is. The page then finds the
 * answer or joins the request, and asks again where it failed.
 */
export function askEarly<Data, Failure, Shown, Key extends readonly unknown[]>(
  query: FetchQueryOptions<Data, Failure, Shown, Key>,
): void {
  if (browserStorage.get(USER_KEY)) void queryClient.prefetchQuery({ retry: RETRIES, ...query })
}
