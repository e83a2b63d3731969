import { Phone } from 'lucide-react'
import { useDocumentTitle } from '~/lib/use-document-title.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Page } from '~/ui/Page.tsx'
import { PageHeader } from '~/ui/PageHeader.tsx'

/** No agent can have a phone number yet, so there is no call to ask the server for. */
export function CallLogsPage() {
  useDocumentTitle('Call logs')
  return (
    <Page>
      <PageHeader title="Call logs" subtitle="Every call your agents took, with what was said." />
      <EmptyState
        icon={<Phone />}
        title="No call logs available"
        text="Calls appear here once an agent has a phone number."
      />
    </Page>
  )
}
