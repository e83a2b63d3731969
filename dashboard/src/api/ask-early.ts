import type { QueryClient } from '@tanstack/react-query'
import { USER_KEY } from '~/lib/user-key.ts'
import { queryClient } from './query-client.ts'

/**
 * Asks what a page is going to show before it is drawn: whoever was signed in here most likely is. The page finds the answer, or the
 * question on its way, and asks again where it failed.
 */
export function askEarly(ask: (client: QueryClient) => Promise<unknown>): void {
  if (localStorage.getItem(USER_KEY)) void ask(queryClient)
}
