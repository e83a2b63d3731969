import { usePrefetchQuery } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { useDocumentTitle } from '~/lib/use-document-title.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { ConversationList } from './ConversationList.tsx'
import { ConversationSkeleton } from './InboxSkeletons.tsx'
import { Middle } from './Middle.tsx'
import { messagesQuery } from './queries.ts'

// Begun with this file, which is asked for only when the inbox is opened.
const opening = import('./OpenConversation.tsx')
// Shown where it is needed; elsewhere it is nobody's matter.
opening.catch(() => undefined)
const OpenConversation = lazy(async () => ({ default: (await opening).OpenConversation }))

/** Three columns, §2; the chosen conversation is in the address. */
export function InboxPage() {
  useDocumentTitle('Inbox')
  const { conversationId } = useParams()
  return (
    <Columns>
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

/** Its messages are asked for while its code is still on the way. */
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
      <OpenConversation id={id} />
    </Suspense>
  )
}

const Columns = styled.div`
  display: flex;
  flex: 1;
  min-height: 0;
`
