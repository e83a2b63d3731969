import { useQuery } from '@tanstack/react-query'
import { MessageSquareText } from 'lucide-react'
import type { LocalMessage } from 'shared-types'
import { styled } from 'styled-components'
import { recentTime } from '~/lib/dates.ts'
import { closeLocalInbox } from '~/stores/local-inbox.ts'
import { tabular } from '~/theme/mixins.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { CopyButton } from '~/ui/CopyButton.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { SkeletonRows } from '~/ui/SkeletonRows.tsx'
import { codeIn } from './code-in.ts'
import { PlaceCall } from './PlaceCall.tsx'
import { localMessagesQuery } from './queries.ts'

/** The telephone of local mode: what would have been texted, on the screen. */
export function LocalInbox() {
  const { data: messages, isError, refetch } = useQuery(localMessagesQuery())
  return (
    <Dialog
      open
      onClose={closeLocalInbox}
      title="Local inbox"
      description="No texts leave this machine in local mode. What would have been sent shows here as it happens."
    >
      <PlaceCall />
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!messages && !isError && <SkeletonRows label="Loading messages" count={3} height={64} />}
      {messages?.length === 0 && (
        <EmptyState
          icon={<MessageSquareText />}
          title="Nothing was sent yet"
          text="Verification codes and texts of your agents come here."
        />
      )}
      <List aria-live="polite">
        {messages?.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </List>
    </Dialog>
  )
}

function Message({ message: { from, to, text, created_at } }: { message: LocalMessage }) {
  const code = codeIn(text)
  return (
    <Item>
      <Top>
        <span>
          {from} → {to}
        </span>
        <time dateTime={created_at}>{recentTime(created_at)}</time>
      </Top>
      <Line>
        <p>{text}</p>
        {code && <CopyButton text={code} label={`Copy ${code}`} />}
      </Line>
    </Item>
  )
}

const List = styled.ul`
  display: grid;
`
const Item = styled.li`
  padding: ${space[3]} 0;
  & + & {
    border-top: 1px solid ${color.line};
  }
`
const Top = styled.div`
  ${tabular}
  display: flex;
  justify-content: space-between;
  gap: ${space[4]};
  color: ${color.muted};
  font-size: ${font.size[12]};
`
const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-height: ${space[8]};
  overflow-wrap: anywhere;
`
