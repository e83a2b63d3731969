import { lazy, Suspense } from 'react'
import { useMatch } from 'react-router-dom'
import { askOverviewPage, OverviewPage } from '~/features/overview/OverviewPage.tsx'
import { paths } from '~/lib/paths.ts'

const ReportsPage = lazy(async () => ({
  default: (await import('~/features/reports/ReportsPage.tsx')).ReportsPage,
}))

/** The dashboard, and the reports its numbers lead to: one page for the router, which every other page has to load. */
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
