import { useQuery } from '@tanstack/react-query'
import { ArrowDownRight, ArrowUpRight, Minus, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CustomerGrowth } from 'shared-types'
import { paths } from '~/lib/paths.ts'
import { Badge, type Tone } from '~/ui/Badge.tsx'
import { growthQuery } from './queries.ts'
import { StatCard } from './StatCard.tsx'

type Rate = CustomerGrowth['rate']

export function CustomersCard() {
  return (
    <StatCard
      title="Total Customers"
      icon={<Users aria-hidden />}
      query={useQuery(growthQuery())}
      report={paths.reports}
      total={({ total }) => total}
    >
      {({ rate }) => <Growth rate={rate} />}
    </StatCard>
  )
}

const LOOKS: Record<Rate['type'], { tone: Tone; icon: ReactNode; sign: string }> = {
  increase: { tone: 'positive', icon: <ArrowUpRight size={14} aria-hidden />, sign: '+' },
  decrease: { tone: 'negative', icon: <ArrowDownRight size={14} aria-hidden />, sign: '−' },
  'no-change': { tone: 'plain', icon: <Minus size={14} aria-hidden />, sign: '' },
}

function Growth({ rate }: { rate: Rate }) {
  const { tone, icon, sign } = LOOKS[rate.type]
  return (
    <>
      <Badge tone={tone}>
        {icon}
        {rate.type === 'no-change' ? 'No change' : `${sign}${Math.floor(rate.percentage)}%`}
      </Badge>
      against the 30 days before
    </>
  )
}
