import { useQuery } from '@tanstack/react-query'
import { Bot, Handshake, MessageCircle, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AgentType } from 'shared-types'
import { paths } from '~/lib/paths.ts'
import { CountsByType } from './CountsByType.tsx'
import { agentsQuery } from './queries.ts'

const LOOKS: Record<AgentType, { title: string; icon: ReactNode }> = {
  ANTI_THEFT: { title: 'Anti-theft', icon: <ShieldCheck aria-hidden /> },
  SALES_ASSISTANT: { title: 'Sales assistant', icon: <Handshake aria-hidden /> },
  CHATBOT: { title: 'Chatbot', icon: <MessageCircle aria-hidden /> },
}

export function AgentsCard() {
  return (
    <CountsByType
      title="Total Agents"
      icon={<Bot aria-hidden />}
      query={useQuery(agentsQuery())}
      looks={LOOKS}
      noun="agent"
      report={`${paths.reports}?group=agent`}
    />
  )
}
