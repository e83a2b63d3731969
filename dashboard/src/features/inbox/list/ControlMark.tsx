import { Hand, Headset } from 'lucide-react'
import type { ConversationRow } from 'shared-types'
import { styled } from 'styled-components'
import { color, size } from '~/theme/tokens.ts'

type Props = { row: Pick<ConversationRow, 'admin_in_control' | 'handover_requested'> }

/** A small mark in the list: a person has taken over here, or a visitor has asked for one. */
export function ControlMark({ row }: Props) {
  if (row.admin_in_control) {
    return (
      <Mark role="img" aria-label="A person is in control" title="A person is in control">
        <Headset />
      </Mark>
    )
  }
  if (!row.handover_requested) return null
  return (
    <Waiting role="img" aria-label="Asked for a person" title="Asked for a person">
      <Hand />
    </Waiting>
  )
}

const Mark = styled.span`
  display: inline-flex;
  color: ${color.accentText};
  svg {
    width: ${size.icon};
    height: ${size.icon};
  }
`
const Waiting = styled(Mark)`
  color: ${color.neutralText};
`
