import { useQuery } from '@tanstack/react-query'
import { MessageSquareText } from 'lucide-react'
import type { LocalMessage, SystemStatus } from 'shared-types'
import { styled } from 'styled-components'
import { recentTime } from '~/lib/dates.ts'
import { showPhone } from '~/lib/phone.ts'
import { useMay } from '~/product/roles.ts'
import { closeLocalInbox } from '~/stores/local-windows.ts'
import { tabular } from '~/theme/mixins.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { CopyButton } from '~/ui/CopyButton.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { SkeletonRows } from '~/ui/SkeletonRows.tsx'
import { codeIn } from './code-in.ts'
import { isWhatsapp, phoneOf } from './local-texts/address.ts'
import { AnswerText } from './local-texts/AnswerText.tsx'
import { LocalLetters, LocalMails } from './LocalMails.tsx'
import { PlaceCall } from './PlaceCall.tsx'
import { localMessagesQuery } from '~/product/queries.ts'

/** The mailbox and the telephone of local mode: shows what would have been sent. */
export function LocalInbox({ status }: { status: SystemStatus }) {
  const mayAct = useMay('admin')
  const hasTexts = mayAct && status.telephony === 'local'
  return (
    <Dialog
      open
      onClose={closeLocalInbox}
      title="Local inbox"
      description="No texts and no mails leave this machine in local mode. What would have been sent shows here as it happens."
      // New content is added at the end, so that nothing moves under the pointer.
      position="absolute"
    >
      {hasTexts && <LocalTexts />}
      {status.mail === 'local' && (
        <>
          <LocalMails />
          {mayAct && <LocalLetters />}
        </>
      )}
    </Dialog>
  )
}

function LocalTexts() {
  const { data: messages, isError, refetch } = useQuery(localMessagesQuery())
  return (
    <Texts aria-labelledby="local-texts">
      <Heading id="local-texts">Phone</Heading>
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
    </Texts>
  )
}

function Message({ message: { from, to, text, created_at } }: { message: LocalMessage }) {
  const code = codeIn(text)
  return (
    <Item>
      <Top>
        <span>
          {shown(from)} → {shown(to)}
          {isWhatsapp(from) && ' · WhatsApp'}
        </span>
        <time dateTime={created_at}>{recentTime(created_at)}</time>
      </Top>
      <Line>
        <p>{text}</p>
        {code && <CopyButton text={code} label={`Copy ${code}`} />}
      </Line>
      {phoneOf(from).startsWith('+') && <AnswerText from={to} to={from} />}
    </Item>
  )
}

const shown = (address: string) => showPhone(phoneOf(address))

const Texts = styled.section`
  margin-bottom: ${space[6]};
`
const Heading = styled.h3`
  margin-bottom: ${space[2]};
  font-size: ${font.size[14]};
`
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
