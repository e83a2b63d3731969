import { useQuery } from '@tanstack/react-query'
import { Bot, Handshake, MessageCircle, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AgentType } from 'shared-types'
import { CountWithIcon } from './CountWithIcon.tsx'
import { agentsQuery } from './queries.ts'
import { StatCard } from './StatCard.tsx'

const LOOKS: Record<AgentType, { title: string; icon: ReactNode }> = {
  ANTI_THEFT: { title: 'Anti-theft', icon: <ShieldCheck aria-hidden /> },
  SALES_ASSISTANT: { title: 'Sales assistant', icon: <Handshake aria-hidden /> },
  CHATBOT: { title: 'Chatbot', icon: <MessageCircle aria-hidden /> },
}

export function AgentsCard() {
  return (
    <StatCard
      title="Total Agents"
      icon={<Bot aria-hidden />}
      query={useQuery(agentsQuery())}
      total={(types) => types.reduce((sum, { total }) => sum + total, 0)}
    >
      {(types) => {
        const present = types.filter(({ total }) => total > 0)
        if (present.length === 0) return 'None yet'
        return present.map(({ type, total }) => (
          <CountWithIcon
            key={type}
            icon={LOOKS[type].icon}
            count={total}
            sentence={`${total} ${LOOKS[type].title} agent.`}
          />
        ))
      }}
    </StatCard>
  )
}
