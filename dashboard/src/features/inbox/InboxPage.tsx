import { usePrefetchQuery } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { matchPath, useParams, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { askEarly } from '~/api/ask-early.ts'
import { paths } from '~/lib/paths.ts'
import { useDocumentTitle } from '~/lib/use-document-title.ts'
import { whenIdle } from '~/lib/when-idle.ts'
import { onPhone } from '~/theme/mixins.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { ConversationList } from './list/ConversationList.tsx'
import { ConversationSkeleton } from './InboxSkeletons.tsx'
import { DETAILS } from './details/details-address.ts'
import { LazyConversation } from './LazyConversation.ts'
import { Middle } from './Middle.tsx'
import { inboxPageQuery, messagesQuery } from './queries.ts'

/** Three columns; the address names the open conversation. A phone shows one column at a time. */
export function InboxPage() {
  useDocumentTitle('Inbox')
  const { conversationId } = useParams()
  const isDetails = useSearchParams()[0].has(DETAILS)
  useEffect(() => whenIdle(() => void LazyConversation.preload()), [])
  return (
    <Columns data-shown={conversationId ? (isDetails ? 'details' : 'conversation') : 'list'}>
      <ConversationList selectedId={conversationId} />
      {conversationId ? (
        <Opening id={conversationId} />
      ) : (
        <Middle aria-label="Conversation">
          <EmptyState
            icon={<MessagesSquare />}
            title="Select a Conversation"
            text="Read what your visitors and your agents say, and take over whenever you want."
          />
        </Middle>
      )}
    </Columns>
  )
}

/** Loads the list, and the messages of the conversation that the address names. */
export function askInboxPage() {
  askEarly(inboxPageQuery(1))
  const id = matchPath(`${paths.inbox}/:id`, location.pathname)?.params.id
  if (id) askEarly(messagesQuery(id))
}

/** The messages are requested while the code is still loading. */
function Opening({ id }: { id: string }) {
  usePrefetchQuery(messagesQuery(id))
  return (
    <Suspense
      fallback={
        <Middle>
          <ConversationSkeleton />
        </Middle>
      }
    >
      <LazyConversation id={id} />
    </Suspense>
  )
}

const Columns = styled.div`
  display: flex;
  flex: 1;
  min-height: 0;
  ${onPhone} {
    > * {
      display: none;
    }
    &[data-shown='list'] > :nth-child(1),
    &[data-shown='conversation'] > :nth-child(2),
    &[data-shown='details'] > :nth-child(3) {
      display: flex;
      flex: 1;
      width: auto;
      border: 0;
    }
  }
`
