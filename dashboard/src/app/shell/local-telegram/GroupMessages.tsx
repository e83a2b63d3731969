import { Reply } from 'lucide-react'
import type { LocalGroupMessage } from 'shared-types'
import { styled } from 'styled-components'
import { useFollowEnd } from '~/lib/use-follow-end.ts'
import { ellipsis } from '~/theme/mixins.ts'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { IconButton } from '~/ui/IconButton.tsx'

type Props = {
  messages: LocalGroupMessage[]
  onReply: (message: LocalGroupMessage) => void
}

/** What everybody in the group sees, scrolled to the newest message. */
export function GroupMessages({ messages, onReply }: Props) {
  const scroller = useFollowEnd(messages)
  return (
    <Scroller ref={scroller} tabIndex={0} role="log" aria-label="Messages of the group">
      {messages.length === 0 && <Note>Nobody has written yet.</Note>}
      {messages.map((message) =>
        message.from ? (
          <Row key={message.id}>
            <Bubble $bot={message.from.is_bot}>
              <b>{message.from.is_bot ? `${message.from.name} (bot)` : message.from.name}</b>
              {message.reply_to && (
                <Quote>
                  {message.reply_to.name}: {message.reply_to.text}
                </Quote>
              )}
              {message.text}
            </Bubble>
            <IconButton
              label={`Reply to ${message.from.name}`}
              icon={<Reply />}
              onClick={() => onReply(message)}
            />
          </Row>
        ) : (
          <Note key={message.id}>{message.text}</Note>
        ),
      )}
    </Scroller>
  )
}

const Scroller = styled.div`
  display: flex;
  flex-shrink: 0;
  flex-direction: column;
  overflow-y: auto;
  gap: ${space[2]};
  /* Leaves room for the elements above and below it, even in a low window. */
  height: clamp(160px, 100vh - 440px, 360px);
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.canvas};
`
const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  > button {
    opacity: 0;
  }
  &:hover > button,
  > button:focus-visible {
    opacity: 1;
  }
`
const Bubble = styled.div<{ $bot: boolean }>`
  max-width: 85%;
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  background: ${({ $bot }) => ($bot ? color.accentSoft : color.sunken)};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  b {
    display: block;
    font-size: ${font.size[12]};
    font-weight: ${font.weight.medium};
  }
`
const Quote = styled.span`
  ${ellipsis}
  display: block;
  margin-bottom: ${space[1]};
  padding-left: ${space[2]};
  border-left: 2px solid ${color.lineStrong};
  color: ${color.muted};
  font-size: ${font.size[12]};
`
const Note = styled.p`
  align-self: center;
  color: ${color.muted};
  font-size: ${font.size[12]};
`
