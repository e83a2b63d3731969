import { Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import type { Agent } from 'shared-types'
import { styled } from 'styled-components'
import { showPhone } from '~/lib/phone.ts'
import { paths } from '~/lib/paths.ts'
import { confirm } from '~/stores/confirm.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Card } from '~/ui/Card.tsx'
import { useDeleteAgent } from './queries.ts'

export function DangerZone({ agent }: { agent: Agent }) {
  const navigate = useNavigate()
  const { mutate: deleteAgent, isPending } = useDeleteAgent(agent.id)

  const handleDelete = async () => {
    const confirmed = await confirm({
      title: 'Are you sure you want to delete this agent?',
      body: whatIsLost(agent),
      action: 'Delete agent',
      danger: true,
    })
    if (confirmed)
      deleteAgent(undefined, { onSettled: () => navigate(paths.agents, { replace: true }) })
  }

  return (
    <Zone>
      <div>
        <Title>Danger Zone</Title>
        <Text>Deletes the agent with {WHAT_GOES[agent.type]}.</Text>
      </div>
      <Button
        variant="dangerQuiet"
        icon={<Trash2 />}
        pending={isPending}
        onClick={() => void handleDelete()}
      >
        Delete agent
      </Button>
    </Zone>
  )
}

const WHAT_GOES: Record<Agent['type'], string> = {
  ANTI_THEFT: 'its rules and the logs of its calls',
  SALES_ASSISTANT: 'its knowledge, its conversations and the logs of its calls',
  CHATBOT: 'its knowledge and conversations',
}

const whatIsLost = ({ name, type, used_number: number }: Agent): string =>
  [
    `${name} is gone for good with ${WHAT_GOES[type]}.`,
    number && `The number ${showPhone(number.phone)} is given back.`,
    'This cannot be undone.',
  ]
    .filter(Boolean)
    .join(' ')

const Zone = styled(Card)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[6]};
  border-color: color-mix(in srgb, ${color.negative} 35%, ${color.line});
`
const Title = styled.h2`
  font-size: ${font.size[16]};
`
const Text = styled.p`
  color: ${color.muted};
`
