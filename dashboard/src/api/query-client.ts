import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import type { toast as Toast } from 'react-hot-toast'
import { user } from 'shared-types'
import { keepUnsaved } from '~/lib/unsaved.ts'
import { browserStorage } from '~/lib/storage.ts'
import { USER_KEY } from '~/lib/user-key.ts'
import { failureText, isUnauthorised } from './failure.ts'

/**
 * Toasts of a call, defined beside it. `success: true` shows the server's own message (use `callWithMessage`); `failure: false`
 * only writes to the console; without `failure`, the user reads 'An error occurred' where the server sends no message.
 */
type QueryToasts = { failure?: string | false }
type MutationToasts = QueryToasts & { pending?: string; success?: string | true }

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryToasts & Record<string, unknown>
    mutationMeta: MutationToasts & Record<string, unknown>
  }
}

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    // The text is the toast's id, so that repeated failures, or several with the same text, show one toast.
    onError: (error, query) => showFailure(error, query.meta, queryToastId(error, query.meta)),
  }),
  mutationCache: new MutationCache({
    onMutate: (_variables, mutation) => {
      const pending = toastsOf(mutation.meta).pending
      if (pending) void showToast((toast) => toast.loading(pending, { id: toastId(mutation) }))
    },
    onSuccess: (data, _variables, _context, mutation) => {
      const { success, pending } = toastsOf(mutation.meta)
      const text = success === true ? (data as { message: string }).message : success
      if (text) void showToast((toast) => toast.success(text, { id: toastId(mutation) }))
      else if (pending) void showToast((toast) => toast.dismiss(toastId(mutation)))
    },
    onError: (error, _variables, _context, mutation) =>
      showFailure(error, mutation.meta, toastId(mutation)),
  }),
})

/** The toasts' code comes with the first toast. Calls keep their order: all of them wait for the same module. */
async function showToast(how: (toast: typeof Toast) => void): Promise<void> {
  how((await import('react-hot-toast')).toast)
}

function showFailure(error: unknown, meta: object | undefined, id: string): void {
  const { failure } = toastsOf(meta)
  if (failure === false) console.error(error)
  else if (isUnauthorised(error)) endSession(id)
  else void showToast((toast) => toast.error(failureText(error, failure), { id }))
}

/** The session ended elsewhere: asks who is signed in, after which the shell opens the sign-in page. */
function endSession(toastId: string): void {
  void showToast((toast) => toast.dismiss(toastId))
  keepUnsaved()
  browserStorage.set(USER_KEY, null)
  void queryClient.resetQueries({ queryKey: [user.current.path] })
}

const queryToastId = (error: unknown, meta: object | undefined): string =>
  failureText(error, toastsOf(meta).failure || undefined)

const toastId = (mutation: { mutationId: number }): string => `mutation-${mutation.mutationId}`

// The cast is safe: `meta` is checked where it is written, but its type is wider here.
const toastsOf = (meta: object | undefined): MutationToasts => (meta ?? {}) as MutationToasts
