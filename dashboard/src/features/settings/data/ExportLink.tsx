import { account } from 'shared-types'
import { API_BASE } from '~/lib/paths.ts'
import { DownloadLink } from '~/ui/DownloadLink.tsx'

/** Downloads everything of the account. */
export const ExportLink = ({ children }: { children: string }) => (
  <DownloadLink href={`${API_BASE}${account.exported.path}`} label={children}>
    {children}
  </DownloadLink>
)
