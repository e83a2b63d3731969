import { lazy, Suspense } from 'react'
import { useMatch } from 'react-router-dom'
import { askOverviewPage, OverviewPage } from '~/features/overview/OverviewPage.tsx'
import { paths } from '~/lib/paths.ts'

const ReportsPage = lazy(async () => ({
  default: (await import('~/features/reports/ReportsPage.tsx')).ReportsPage,
}))

/**
 * The dashboard's home page and the reports that its numbers link to. The router treats them as one lazy page, because every page has to
 * load the router.
 */
export function OverviewPages() {
  const isReports = useMatch(paths.reports)
  if (!isReports) return <OverviewPage />
  return (
    <Suspense fallback={null}>
      <ReportsPage />
    </Suspense>
  )
}

export function askOverviewPages(): void {
  if (location.pathname !== paths.reports) askOverviewPage()
}
