import { MessagesSquare } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { useDocumentTitle } from '~/lib/use-document-title.ts'
import { color } from '~/theme/tokens.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Conversation } from './Conversation.tsx'
import { ConversationList } from './ConversationList.tsx'
import { CustomerDetails } from './CustomerDetails.tsx'

/** Three columns, §2; the chosen conversation is in the address. */
export function InboxPage() {
  useDocumentTitle('Inbox')
  const { conversationId } = useParams()
  return (
    <Columns>
      <ConversationList selectedId={conversationId} />
      <Middle aria-label="Conversation">
        {conversationId ? (
          <Conversation key={conversationId} id={conversationId} />
        ) : (
          <EmptyState
            icon={<MessagesSquare />}
            title="Select a Conversation"
            text="Read what your visitors and your agents say, and take over whenever you want."
          />
        )}
      </Middle>
      {conversationId && <CustomerDetails key={conversationId} id={conversationId} />}
    </Columns>
  )
}

const Columns = styled.div`
  display: flex;
  flex: 1;
  min-height: 0;
`
const Middle = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  background: ${color.surface};
`
