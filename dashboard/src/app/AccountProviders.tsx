import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { queryClient } from '~/api/query-client.ts'
import { useConfirm } from '~/stores/confirm.ts'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { Toaster } from '~/ui/Toaster.tsx'

/** What every page with an account behind it needs; kept out of the landing page's first load. */
export function AccountProviders() {
  return (
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <Outlet />
      </Suspense>
      <Confirmation />
      <Toaster />
    </QueryClientProvider>
  )
}

/** Shows what `confirm()` asks. */
function Confirmation() {
  const asked = useConfirm((state) => state.asked)
  return (
    <ConfirmDialog
      open={asked !== null}
      title={asked?.title ?? ''}
      body={asked?.body}
      action={asked?.action ?? ''}
      danger={asked?.danger}
      onAnswer={(confirmed) => asked?.answer(confirmed)}
    />
  )
}
