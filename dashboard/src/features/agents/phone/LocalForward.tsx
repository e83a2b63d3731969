import { useQuery } from '@tanstack/react-query'
import { Plug } from 'lucide-react'
import { styled } from 'styled-components'
import { showPhone } from '~/lib/phone.ts'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { systemQuery } from '~/product/queries.ts'
import { useForwardCheck } from './queries.ts'

/** In local mode no real phone rings: here the user plays the phone company. Hidden with a real carrier. */
export function LocalForward({ agentId, phone }: { agentId: string; phone: string }) {
  const { data: status } = useQuery(systemQuery())
  const { mutate: forward, isPending } = useForwardCheck(agentId)
  if (status?.telephony !== 'local') return null
  return (
    <Note role="note">
      <Plug size={14} aria-hidden />
      <span>Local mode, no phone rings. Be the phone company of {showPhone(phone)}:</span>
      <Button size="small" pending={isPending} onClick={() => forward()}>
        Forward the call
      </Button>
    </Note>
  )
}

const Note = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[2]} ${space[3]};
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.medium};
  color: ${color.muted};
  font-size: ${font.size[13]};
  span {
    flex: 1;
  }
`
