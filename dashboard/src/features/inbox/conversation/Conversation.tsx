import { useQuery } from '@tanstack/react-query'
import { MessageSquareX } from 'lucide-react'
import { Suspense } from 'react'
import { useIsDeleting } from '~/api/deletion.ts'
import { isNotFound } from '~/api/failure.ts'
import { paths } from '~/lib/paths.ts'
import { ButtonLink } from '~/ui/ButtonLink.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Composer } from './Composer.tsx'
import { ConversationHeader } from './ConversationHeader.tsx'
import { ConversationSkeleton } from '../InboxSkeletons.tsx'
import { LazySummaryBar } from '../desk/LazyDesk.ts'
import { MessageList } from './MessageList.tsx'
import { messagesQuery, useEarlierMessages } from '../queries.ts'
import { useReadOnSight } from './use-read-on-sight.ts'

/** A conversation with more messages than this cannot be read at a glance, so a summary is offered. */
const LONG = 8

/** Header, messages and composer. Mounted again for every conversation. */
export function Conversation({ id }: { id: string }) {
  const isDeleting = useIsDeleting(id)
  const { data, error, isPending, refetch } = useQuery({
    ...messagesQuery(id),
    enabled: !isDeleting,
  })
  useEarlierMessages(id, isDeleting ? undefined : data?.earlier)
  useReadOnSight(id, data?.messages)

  if (isNotFound(error)) {
    return (
      <EmptyState
        icon={<MessageSquareX />}
        title="Conversation NotFound"
        text="It may have been deleted."
        action={<ButtonLink to={paths.inbox}>Back to the inbox</ButtonLink>}
      />
    )
  }
  if (isPending) return <ConversationSkeleton />
  if (!data) {
    return (
      <ErrorState title="This conversation could not be loaded" onRetry={() => void refetch()} />
    )
  }
  return (
    <>
      <ConversationHeader id={id} detail={data} />
      {(data.earlier !== undefined || data.messages.length >= LONG) && (
        <Suspense>
          <LazySummaryBar id={id} />
        </Suspense>
      )}
      <MessageList id={id} messages={data.messages} hasEarlier={data.earlier !== undefined} />
      <Composer id={id} detail={data} />
    </>
  )
}
