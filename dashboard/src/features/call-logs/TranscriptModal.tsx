import { useQuery } from '@tanstack/react-query'
import type { CallLog } from 'shared-types'
import { styled } from 'styled-components'
import { useFollowEnd } from '~/lib/use-follow-end.ts'
import { color, font, size, space } from '~/theme/tokens.ts'
import { Dialog } from '~/ui/Dialog.tsx'
import { latencyText } from './latency.ts'
import { latencyQuery } from './queries.ts'
import { Transcript } from './Transcript.tsx'

type Props = { log: CallLog; onClose: () => void }

export function TranscriptModal({ log, onClose }: Props) {
  const hasWords = log.messages.length > 0
  return (
    <Dialog
      open
      onClose={onClose}
      title="Conversations"
      description={
        hasWords ? 'Call transcript between user and agent.' : 'No conversation available'
      }
    >
      {hasWords && <Words log={log} />}
    </Dialog>
  )
}

function Words({ log }: { log: CallLog }) {
  const scroller = useFollowEnd(log.live ? log.messages : null)
  return (
    <>
      <Scroller ref={scroller} tabIndex={0} role="region" aria-label="Transcript">
        <Transcript log={log} traces />
      </Scroller>
      <AgentLatency agentId={log.agent.id} />
    </>
  )
}

/** How fast the agent replies on average in all its calls, in small print. */
function AgentLatency({ agentId }: { agentId: string }) {
  const { data } = useQuery(latencyQuery(agentId))
  if (!data?.first_token) return null
  return (
    <Note>
      {data.replies === 1 ? 'Its last reply' : `Its last ${data.replies} replies`} usually came this
      long after the caller’s last word: {latencyText(data)}.
    </Note>
  )
}

const Scroller = styled.div`
  overflow-y: auto;
  max-height: ${size.transcript};
  padding: ${space[1]} ${space[2]} ${space[1]} 0;
  &:focus-visible {
    outline-offset: -2px;
  }
`
const Note = styled.p`
  margin-top: ${space[4]};
  color: ${color.muted};
  font-size: ${font.size[12]};
`
