import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { queryClient } from '~/api/query-client.ts'
import { Toaster } from '~/ui/Toaster.tsx'
import { Confirmation } from './Confirmation.tsx'

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
