import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CountWithIcon } from './CountWithIcon.tsx'
import { StatCard } from './StatCard.tsx'

type Props<T extends string> = {
  title: string
  icon: ReactNode
  query: UseQueryResult<{ type: T; total: number }[]>
  looks: Record<T, { title: string; icon: ReactNode }>
  /** The name of one: 'agent' gives '2 Chatbot agent.'. */
  noun: string
  report?: string
}

/** A total, and below it the number of each type. */
export function CountsByType<T extends string>(props: Props<T>) {
  const { title, icon, query, looks, noun, report } = props
  return (
    <StatCard
      title={title}
      icon={icon}
      query={query}
      report={report}
      total={(types) => types.reduce((sum, { total }) => sum + total, 0)}
    >
      {(types) => {
        const present = types.filter(({ total }) => total > 0)
        if (present.length === 0) return 'None yet'
        return present.map(({ type, total }) => (
          <CountWithIcon
            key={type}
            icon={looks[type].icon}
            count={total}
            sentence={`${total} ${looks[type].title} ${noun}.`}
          />
        ))
      }}
    </StatCard>
  )
}
