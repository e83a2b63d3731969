import { Bot, PhoneForwarded, PhoneOff } from 'lucide-react'
import type { CallLog, CallStage } from 'shared-types'
import { styled } from 'styled-components'
import { useFollowEnd } from '~/lib/use-follow-end.ts'
import { useHere } from '~/lib/use-here.ts'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { LiveComposer } from './LiveComposer.tsx'
import { sendPresence, useConnectToMe, useGiveBack, useHangUp } from './queries.ts'
import { Transcript } from './Transcript.tsx'

const STAGES: Record<CallStage, string> = {
  talking: 'The agent is on the line',
  dialling: 'Ringing your phone',
  connected: 'You are on the line',
  voicemail: 'Recording a message',
  ending: 'Ending',
  ended: 'Ended',
}

/** A call in progress: shows the transcript live, and lets the user take over. */
export function LiveCall({ log }: { log: CallLog }) {
  const scroller = useFollowEnd(log.messages)
  const stage = log.stage ?? 'talking'
  const isMine = log.control === 'admin'
  useHere(isMine && stage === 'talking' ? log.id : null, sendPresence)
  return (
    <Box aria-label="Call in progress">
      <Top>
        <Badge tone="positive" dot>
          Live
        </Badge>
        <span role="status">
          {isMine && stage === 'talking' ? 'You are speaking through the agent' : STAGES[stage]}
        </span>
      </Top>
      <Scroller ref={scroller} tabIndex={0} role="log" aria-label="Live transcript">
        {log.messages.length > 0 ? <Transcript log={log} /> : <Quiet>Nothing said yet.</Quiet>}
      </Scroller>
      {stage === 'talking' && <LiveComposer id={log.id} isMine={isMine} />}
      <Controls log={log} stage={stage} isMine={isMine} />
    </Box>
  )
}

type ControlProps = { log: CallLog; stage: CallStage; isMine: boolean }

function Controls({ log: { id, channel }, stage, isMine }: ControlProps) {
  const giveBack = useGiveBack(id)
  const connect = useConnectToMe(id)
  const hangUp = useHangUp(id)
  return (
    <Buttons>
      {isMine && stage === 'talking' && (
        <Button
          size="small"
          icon={<Bot />}
          pending={giveBack.isPending}
          onClick={() => giveBack.mutate()}
        >
          Back to agent
        </Button>
      )}
      {channel !== 'browser' && stage === 'talking' && (
        <Button
          size="small"
          icon={<PhoneForwarded />}
          pending={connect.isPending}
          onClick={() => connect.mutate()}
        >
          Connect to me
        </Button>
      )}
      <Button
        size="small"
        variant="danger"
        icon={<PhoneOff />}
        pending={hangUp.isPending}
        onClick={() => hangUp.mutate()}
      >
        Hang up
      </Button>
    </Buttons>
  )
}

const Box = styled.section`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px solid color-mix(in srgb, ${color.positive} 45%, ${color.line});
  border-radius: ${radius.medium};
  font-size: ${font.size[13]};
`
const Top = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  font-weight: ${font.weight.medium};
`
const Scroller = styled.div`
  overflow-y: auto;
  max-height: 280px;
`
const Quiet = styled.p`
  color: ${color.muted};
`
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`
