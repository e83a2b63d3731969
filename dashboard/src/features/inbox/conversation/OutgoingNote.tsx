import { CircleAlert } from 'lucide-react'
import { styled } from 'styled-components'
import { color, font, space } from '~/theme/tokens.ts'
import { Note } from './MessageStatusNote.tsx'
import { useDiscardReply, useReply, type OutgoingReply } from './queries.ts'

type Props = { conversationId: string; reply: OutgoingReply }

/**
 * Shown below one's own message until the server has stored it; a message that could not be sent stays until it is sent again or discarded.
 */
export function OutgoingNote({ conversationId, reply: outgoing }: Props) {
  const { hasFailed, waits, sentAt: _, ...reply } = outgoing
  const { mutate: send } = useReply(conversationId)
  const discard = useDiscardReply(conversationId)
  if (!hasFailed) return <Note>{waits ? 'Sent once you are back online' : 'Sending…'}</Note>
  const handleRetry = () => {
    discard(reply)
    send(reply)
  }
  return (
    <Failure role="alert">
      <CircleAlert size={14} aria-hidden /> Not sent.
      <Choice type="button" onClick={handleRetry}>
        Try again
      </Choice>
      <Choice type="button" onClick={() => discard(reply)}>
        Discard
      </Choice>
    </Failure>
  )
}

const Failure = styled(Note)`
  color: ${color.negativeText};
`
const Choice = styled.button`
  padding: ${space.half} ${space[1]};
  font-size: ${font.size[12]};
  font-weight: ${font.weight.semibold};
  text-decoration: underline;
  text-underline-offset: 2px;
`
