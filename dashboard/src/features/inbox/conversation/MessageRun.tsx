import { Fragment, memo, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { dateAndTime, timeOfDay } from '~/lib/dates.ts'
import { ellipsis } from '~/theme/mixins.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Avatar } from '~/ui/Avatar.tsx'
import { MessageBubble } from './MessageBubble.tsx'
import { personName } from '../person-name.ts'
import type { BrandColors } from '../inbox-page.ts'
import { EventLine } from './EventLine.tsx'
import type { Run } from './timeline.ts'

const ROLE_WORDS = { agent: 'Agent', admin: 'Team', customer: '' } as const

type Props = {
  run: Run
  colors: Record<string, BrandColors> | undefined
  /** What is shown below a message and is not a message itself. */
  noteUnder: (messageId: string) => ReactNode
}

/**
 * Consecutive messages of one sender: the customer's on the right, the agent's and the team's on the left. Not drawn again while scrolling.
 */
export const MessageRun = memo(function MessageRun({ run, colors, noteUnder }: Props) {
  const first = run.messages[0]
  const last = run.messages.at(-1)
  if (!first || !last) return null
  if (first.event) return <EventLine message={first} />
  const { role, avatar } = first.sender
  const isRight = role === 'customer'
  const name = personName(first.sender.name)
  return (
    <Row $right={isRight}>
      {!isRight && <Avatar name={name} src={avatar} diameter={28} />}
      <Column $right={isRight}>
        <Meta>
          {!isRight && <Name title={name}>{name}</Name>}
          {ROLE_WORDS[role]}
          <time dateTime={last.date} title={dateAndTime(last.date)}>
            {timeOfDay(last.date)}
          </time>
        </Meta>
        {run.messages.map((message) => (
          <Fragment key={message.id}>
            <MessageBubble message={message} brand={colors?.[message.agent_id]} />
            {noteUnder(message.id)}
          </Fragment>
        ))}
      </Column>
    </Row>
  )
})

const Row = styled.div<{ $right: boolean }>`
  display: flex;
  justify-content: ${({ $right }) => ($right ? 'flex-end' : 'flex-start')};
  gap: ${space[3]};
  margin-bottom: ${space[5]};
`
const Column = styled.div<{ $right: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $right }) => ($right ? 'flex-end' : 'flex-start')};
  gap: ${space[1]};
  min-width: 0;
  max-width: min(80%, 62ch);
`
const Meta = styled.div`
  display: flex;
  gap: ${space[2]};
  max-width: 100%;
  min-height: ${space[5]};
  white-space: nowrap;
  color: ${color.muted};
  font-size: ${font.size[12]};
`
const Name = styled.span`
  color: ${color.text};
  font-weight: ${font.weight.medium};
  ${ellipsis}
`
