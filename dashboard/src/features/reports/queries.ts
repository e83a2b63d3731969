import { keepPreviousData } from '@tanstack/react-query'
import { agents, reports, type ReportQuery } from 'shared-types'
import { q } from '~/api/client.ts'
import { API_BASE } from '~/lib/paths.ts'

/** What was shown stays until the next numbers are there. */
export const reportQuery = (query: ReportQuery) => ({
  ...q(reports.read, { query }),
  placeholderData: keepPreviousData,
})

export const agentsQuery = () => q(agents.list, {})

/** Address of the same numbers as a file. */
export const fileOfReport = (query: ReportQuery): string =>
  `${API_BASE}${reports.exported.path}?${new URLSearchParams(query)}`
