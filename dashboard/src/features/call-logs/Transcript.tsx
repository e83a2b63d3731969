import type { CallLog, CallMessage } from 'shared-types'
import { styled } from 'styled-components'
import { timeOfDay } from '~/lib/dates.ts'
import { WhyDetails } from '~/product/why/WhyDetails.tsx'
import { Sources } from '~/product/Sources.tsx'
import { ellipsis } from '~/theme/mixins.ts'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { callerName } from './caller.ts'
import { traceText } from './latency.ts'

/** `user` is the caller; every other role is the agent, except lines that the owner had spoken. */
function speakerOf({ entity_type }: CallMessage, log: CallLog): string {
  if (entity_type === 'user') return callerName(log)
  return entity_type === 'admin' ? 'You' : log.agent.name
}

const isCallers = ({ entity_type }: CallMessage): boolean => entity_type === 'user'

type Props = {
  log: CallLog
  /** How each reply came about, in small print below it. */
  traces?: boolean
}

/** The transcript in order: the agent on the left and the caller on the right, as in the inbox. */
export function Transcript({ log, traces = false }: Props) {
  return (
    <List>
      {log.messages.map((message, at) => (
        <Turn key={message.id} $right={message.entity_type === 'user'}>
          <Meta>
            <b>{speakerOf(message, log)}</b>
            <time dateTime={message.created_at}>{timeOfDay(message.created_at)}</time>
          </Meta>
          <Bubble $speaker={message.entity_type}>
            {message.content}
            {message.cut && <Cut title="Interrupted here">…</Cut>}
          </Bubble>
          {message.sources?.length ? <Sources sources={message.sources} /> : null}
          {traces && message.trace && (
            <WhyDetails
              reply={{ kind: 'line', callId: log.id, lineId: message.id }}
              agentId={log.agent.id}
              question={log.messages.slice(0, at).findLast(isCallers)?.content ?? ''}
            />
          )}
          {traces && message.trace && <Trace>{traceText(message.trace)}</Trace>}
        </Turn>
      ))}
    </List>
  )
}

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`
const Turn = styled.li<{ $right: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $right }) => ($right ? 'flex-end' : 'flex-start')};
  gap: ${space[1]};
`
const Meta = styled.p`
  display: flex;
  gap: ${space[2]};
  max-width: 85%;
  color: ${color.muted};
  font-size: ${font.size[12]};
  white-space: nowrap;
  b {
    ${ellipsis}
    color: ${color.text};
    font-weight: ${font.weight.medium};
  }
`
const grounds: Record<string, string> = { user: color.accentSoft, admin: color.positiveSoft }
const Bubble = styled.p<{ $speaker: string }>`
  max-width: 85%;
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  background: ${({ $speaker }) => grounds[$speaker] ?? color.sunken};
  overflow-wrap: anywhere;
`
const Cut = styled.span`
  color: ${color.muted};
`
const Trace = styled.p`
  color: ${color.muted};
  font-size: ${font.size[12]};
  font-variant-numeric: tabular-nums;
`
