import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { queryClient } from '~/api/query-client.ts'
import { Confirmation } from './Confirmation.tsx'

const Toaster = lazy(async () => {
  const [{ Toaster }, { showKeptToast }] = await Promise.all([
    import('~/ui/Toaster.tsx'),
    import('~/api/reload.ts'),
  ])
  showKeptToast()
  return { default: Toaster }
})

/** What every page of a signed-in user needs; it is kept out of the landing page's first load. */
export function AccountProviders() {
  return (
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <Outlet />
      </Suspense>
      <Confirmation />
      {/* An open dialog hides everything except live regions from assistive technology, so the region for toasts has to exist before any
          dialog opens. Each toast announces itself, which is why the region itself is not announced. */}
      <div aria-live="off">
        <Suspense>
          <Toaster />
        </Suspense>
      </div>
    </QueryClientProvider>
  )
}
