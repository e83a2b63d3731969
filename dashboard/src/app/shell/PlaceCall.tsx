import { useQuery } from '@tanstack/react-query'
import { PhoneCall } from 'lucide-react'
import { useState } from 'react'
import { fillPath, LOCAL_CALL_PATH, type LocalCall } from 'shared-types'
import { styled } from 'styled-components'
import { CallView } from '~/features/agents/test-call/CallView.tsx'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { PlaceCallForm, type PlacedCall } from './PlaceCallForm.tsx'
import { calledAgentsQuery } from './queries.ts'

/** The telephone of local mode: calls one of the account's numbers the way a carrier would, with a caller of your choice. */
export function PlaceCall() {
  const { data: agents } = useQuery(calledAgentsQuery())
  const [isOpen, setOpen] = useState(false)
  const [placed, setPlaced] = useState<PlacedCall | null>(null)
  const [count, setCount] = useState(0)
  const reachable = agents?.filter(({ used_number }) => used_number !== null) ?? []
  const agent = reachable.find(({ id }) => id === placed?.agentId)
  if (!isOpen) {
    return (
      <Closed>
        <Button icon={<PhoneCall />} onClick={() => setOpen(true)}>
          Place a call
        </Button>
      </Closed>
    )
  }
  return (
    <Box aria-label="Place a call">
      {placed && agent ? (
        <CallView
          key={count}
          path={linePath(placed)}
          agentName={agent.name}
          onAgain={() => {
            setPlaced(null)
            setCount(count + 1)
          }}
        />
      ) : reachable.length > 0 ? (
        <PlaceCallForm agents={reachable} onCall={setPlaced} />
      ) : (
        <Hint>
          None of your agents has a number yet. Buy one in the Settings tab of an agent, then call
          it from here.
        </Hint>
      )}
    </Box>
  )
}

function linePath({ agentId, ...call }: PlacedCall): string {
  const query = Object.entries(call satisfies LocalCall).filter(
    (field): field is [string, string] => Boolean(field[1]),
  )
  return `${fillPath(LOCAL_CALL_PATH, { id: agentId })}?${new URLSearchParams(query)}`
}

const Closed = styled.div`
  margin-bottom: ${space[3]};
`
const Box = styled.section`
  margin-bottom: ${space[4]};
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
`
const Hint = styled.p`
  color: ${color.muted};
  font-size: ${font.size[13]};
`
