import type { Agent } from 'shared-types'
import { showPhone } from '~/lib/phone.ts'
import { confirm } from '~/stores/confirm.ts'
import { useDeactivateAgent } from './queries.ts'

/** Switches an agent off, after a question that says what will stop working. */
export function useDeactivation(agent: Agent) {
  const { mutate: deactivate, isPending } = useDeactivateAgent(agent.id)
  const ask = async () => {
    const isConfirmed = await confirm({
      title: 'Are you sure you want to deactivate this agent?',
      body: whatStops(agent),
      action: 'Deactivate',
      danger: true,
    })
    if (isConfirmed) deactivate()
  }
  return { ask, isPending }
}

const STOPS: Record<Agent['type'], string> = {
  ANTI_THEFT: 'stops at once and screens no call any more. Your rules and the logs are kept.',
  SALES_ASSISTANT:
    'stops at once, also in conversations under way. What it knows and what was said is kept.',
  CHATBOT:
    'stops at once, also in conversations under way. What it knows and what was said is kept. Its chat disappears from your website.',
}

const whatStops = ({ name, type, used_number: number }: Agent): string =>
  [
    `${name} ${STOPS[type]}`,
    number && `Callers of ${showPhone(number.phone)} can leave a message.`,
    type === 'ANTI_THEFT'
      ? 'You can activate it again at any time.'
      : 'Conversations you have taken over go on, and you can activate it again at any time.',
  ]
    .filter(Boolean)
    .join(' ')
