import { CircleAlert } from 'lucide-react'
import { styled } from 'styled-components'
import { color, font, space } from '~/theme/tokens.ts'
import { Bubble } from './MessageBubble.tsx'
import { Column, Meta, Row } from './MessageRun.tsx'
import { Note } from './MessageStatusNote.tsx'
import { MessageText } from './MessageText.tsx'
import { useDiscardReply, useReply, type OutgoingReply } from './queries.ts'

type Props = { id: string; replies: OutgoingReply[] }

/** One's own words, shown before the server has them; what could not be sent stays until it is sent again or discarded. */
export function OutgoingMessages({ id, replies }: Props) {
  const { mutate: send } = useReply(id)
  const discard = useDiscardReply(id)
  return replies.map(({ hasFailed, ...reply }) => (
    <Indented key={reply.clientId} $right={false}>
      <Column $right={false}>
        <Meta>You</Meta>
        <Bubble style={{ background: color.accentSoft }}>
          <MessageText text={reply.text} />
        </Bubble>
        {hasFailed ? (
          <Failure role="alert">
            <CircleAlert size={14} aria-hidden /> Not sent.
            <Choice
              type="button"
              onClick={() => {
                discard(reply)
                send(reply)
              }}
            >
              Try again
            </Choice>
            <Choice type="button" onClick={() => discard(reply)}>
              Discard
            </Choice>
          </Failure>
        ) : (
          <Note>Sending…</Note>
        )}
      </Column>
    </Indented>
  ))
}

/** Beneath the avatar of the messages above. */
const Indented = styled(Row)`
  padding-left: ${space[10]};
`
const Failure = styled(Note)`
  color: ${color.negativeText};
`
const Choice = styled.button`
  padding: 0 ${space[1]};
  font-size: ${font.size[12]};
  font-weight: ${font.weight.semibold};
  text-decoration: underline;
  text-underline-offset: 2px;
`
