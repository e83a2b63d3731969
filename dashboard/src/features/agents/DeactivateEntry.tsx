import { PowerOff } from 'lucide-react'
import type { Agent } from 'shared-types'
import { styled } from 'styled-components'
import { confirm } from '~/stores/confirm.ts'
import { color, size, space } from '~/theme/tokens.ts'
import { menuEntry } from './menu-entry.ts'
import { useDeactivateAgent } from './queries.ts'

/** The off switch, below what leads elsewhere. */
export function DeactivateEntry({ agent }: { agent: Agent }) {
  const { mutate: deactivate, isPending } = useDeactivateAgent(agent.id)

  const handleDeactivate = async () => {
    const confirmed = await confirm({
      title: 'Are you sure you want to deactivate this agent?',
      body: whatStops(agent),
      action: 'Deactivate',
      danger: true,
    })
    if (confirmed) deactivate()
  }

  return (
    <Entry type="button" aria-disabled={isPending} onClick={() => void handleDeactivate()}>
      <PowerOff aria-hidden />
      Deactivate
    </Entry>
  )
}

const whatStops = ({ name, type, used_number: number }: Agent): string =>
  [
    `${name} stops at once, also in conversations under way. What it knows and what was said is kept.`,
    type === 'CHATBOT' && 'Its chat disappears from your website.',
    number && `Callers of ${number.phone} can leave a message.`,
    'Conversations you have taken over go on, and you can activate it again at any time.',
  ]
    .filter(Boolean)
    .join(' ')

const Entry = styled.button`
  ${menuEntry}
  @container (width >= ${size.besideMenu}) {
    margin-top: ${space[2]};
  }
  &:hover {
    color: ${color.negativeText};
  }
`
