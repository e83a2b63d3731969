import { keepPreviousData } from '@tanstack/react-query'
import { agents, reports, type ReportQuery } from 'shared-types'
import { q } from '~/api/client.ts'
import { API_BASE } from '~/lib/paths.ts'

/** The earlier numbers stay visible until the next ones are loaded. */
export const reportQuery = (query: ReportQuery) => ({
  ...q(reports.read, { query }),
  placeholderData: keepPreviousData,
})

export const agentsQuery = () => q(agents.list, {})

/** Address for downloading the same numbers as a file. */
export const fileOfReport = (query: ReportQuery): string =>
  `${API_BASE}${reports.exported.path}?${new URLSearchParams(query)}`
