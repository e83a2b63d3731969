import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { Agent } from 'shared-types'
import { Card } from '~/ui/Card.tsx'
import { Cards } from '~/ui/Cards.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { PhoneSettings } from '../phone/PhoneSettings.tsx'
import { BehaviourForm } from './BehaviourForm.tsx'
import { BehaviourSkeleton } from './BehaviourSkeleton.tsx'
import { DangerZone } from './DangerZone.tsx'
import { settingsQuery } from './queries.ts'

const ScreeningCard = lazy(async () => ({
  default: (await import('../screening/ScreeningCard.tsx')).ScreeningCard,
}))

const HoursCard = lazy(async () => ({
  default: (await import('../hours/HoursCard.tsx')).HoursCard,
}))

export function SettingsTab({ agent }: { agent: Agent }) {
  return (
    <Cards>
      {agent.type === 'CHATBOT' ? (
        <>
          <Behaviour agent={agent} />
          <PhoneSettings agentId={agent.id} />
        </>
      ) : (
        <>
          <PhoneSettings agentId={agent.id} />
          {agent.type === 'ANTI_THEFT' && (
            <Suspense fallback={<Skeleton height={320} />}>
              <ScreeningCard agentId={agent.id} />
            </Suspense>
          )}
          <Behaviour agent={agent} />
        </>
      )}
      <Suspense fallback={<Skeleton height={240} />}>
        <HoursCard agentId={agent.id} />
      </Suspense>
      <DangerZone agent={agent} />
    </Cards>
  )
}

function Behaviour({ agent }: { agent: Agent }) {
  const { data: settings, isError, refetch } = useQuery(settingsQuery(agent.id))
  if (settings) return <BehaviourForm settings={settings} type={agent.type} />
  if (!isError) return <BehaviourSkeleton />
  return (
    <Card>
      <ErrorState title="The settings could not be loaded" onRetry={() => void refetch()} />
    </Card>
  )
}
