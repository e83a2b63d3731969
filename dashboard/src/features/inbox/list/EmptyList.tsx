import { Inbox, SearchX } from 'lucide-react'
import type { InboxState } from 'shared-types'
import { paths } from '~/lib/paths.ts'
import { ButtonLink } from '~/ui/ButtonLink.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'

type Props = {
  /** The search that found nothing; empty where there are no conversations at all. */
  search: string
  state: InboxState | undefined
}

export function EmptyList({ search, state }: Props) {
  if (!search && state) {
    return (
      <EmptyState icon={<Inbox />} title="Nothing here" text="No conversation is in this state." />
    )
  }
  if (!search) {
    return (
      <EmptyState
        icon={<Inbox />}
        title="No Inbox"
        text="You have no inbox yet."
        action={<ButtonLink to={paths.agents}>Go to your agents</ButtonLink>}
      />
    )
  }
  return (
    <EmptyState
      icon={<SearchX />}
      title="No match"
      text={`Nothing found for “${search}”. Words are found by how they begin, and days by ‘last week’ or ‘in June’.`}
    />
  )
}
