import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { queryClient } from '~/api/query-client.ts'
import { Confirmation } from './Confirmation.tsx'

const Toaster = lazy(async () => {
  const [{ Toaster }, { tellKept }] = await Promise.all([
    import('~/ui/Toaster.tsx'),
    import('~/api/reload.ts'),
  ])
  tellKept()
  return { default: Toaster }
})

/** What every page with an account behind it needs; kept out of the landing page's first load. */
export function AccountProviders() {
  return (
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <Outlet />
      </Suspense>
      <Confirmation />
      {/* An open dialog hides from assistive technology whatever is no live region, and a toast that comes later would be in what it
          hid: the region is there before any dialog. Each toast announces itself, so that the box around them stays off. */}
      <div aria-live="off">
        <Suspense>
          <Toaster />
        </Suspense>
      </div>
    </QueryClientProvider>
  )
}
