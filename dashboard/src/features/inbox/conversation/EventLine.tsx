import type { ConversationMessage } from 'shared-types'
import { styled } from 'styled-components'
import { dateAndTime, timeOfDay } from '~/lib/dates.ts'
import { color, font, space } from '~/theme/tokens.ts'

/** An event, as the visitor sees it too; it is nobody's message. */
export function EventLine({ message }: { message: ConversationMessage }) {
  return (
    <Line>
      {message.message}{' '}
      <time dateTime={message.date} title={dateAndTime(message.date)}>
        {timeOfDay(message.date)}
      </time>
    </Line>
  )
}

const Line = styled.p`
  max-width: 62ch;
  margin: 0 auto ${space[5]};
  color: ${color.muted};
  font-size: ${font.size[12]};
  text-align: center;
`
