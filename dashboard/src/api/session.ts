import { queryOptions, useQuery } from '@tanstack/react-query'
import { CurrentUser, user } from 'shared-types'
import { apiPages } from '~/lib/paths.ts'
import { browserStorage } from '~/lib/storage.ts'
import { RECENT_KEY, USER_KEY } from '~/lib/user-key.ts'
import { call } from './client.ts'
import { isUnauthorised, retryUnless } from './failure.ts'

/**
 * The query for the signed-in user; it runs only while none is known. A 401 is final; other failures are tried again like those
 * of every call.
 */
export const sessionQuery = () =>
  queryOptions({
    queryKey: [user.current.path] as const,
    queryFn: async ({ signal }) => {
      try {
        return remember(await call(user.current, {}, { signal }))
      } catch (error) {
        if (isUnauthorised(error)) browserStorage.set(USER_KEY, null)
        throw error
      }
    },
    placeholderData: storedUser,
    retry: retryUnless(isUnauthorised),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { failure: false },
  })

export type Session =
  /** `user` is the one of the last visit, for an instant first paint, until the server has confirmed the session. */
  | { status: 'loading'; user: CurrentUser | undefined }
  | { status: 'authenticated'; user: CurrentUser }
  | { status: 'unauthorised'; user: undefined }

export function useSession(): Session {
  const { data, isPlaceholderData, isError } = useQuery(sessionQuery())
  if (data && !isPlaceholderData) return { status: 'authenticated', user: data }
  if (isError) return { status: 'unauthorised', user: undefined }
  return { status: 'loading', user: data }
}

/** Forgets the user, and opens the server's address that ends the session. */
export function logout(): void {
  forgetUser()
  location.assign(apiPages.signOut)
}

/** Deletes what the browser stores about the user. */
export function forgetUser(): void {
  browserStorage.set('token', null)
  browserStorage.set(USER_KEY, null)
  browserStorage.set(RECENT_KEY, null)
}

function remember(current: CurrentUser): CurrentUser {
  browserStorage.set(USER_KEY, JSON.stringify(current))
  return current
}

function storedUser(): CurrentUser | undefined {
  try {
    const stored: unknown = JSON.parse(browserStorage.get(USER_KEY) ?? 'null')
    return CurrentUser.safeParse(stored).data
  } catch {
    return undefined
  }
}
