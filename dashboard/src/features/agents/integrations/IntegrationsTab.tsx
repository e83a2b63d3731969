import { useQuery } from '@tanstack/react-query'
import { Blocks, Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { IntegrationType, type Agent, type Integration } from 'shared-types'
import { styled } from 'styled-components'
import { useMay } from '~/product/roles.ts'
import { radius, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Card } from '~/ui/Card.tsx'
import { Cards } from '~/ui/Cards.tsx'
import { EachCard } from '~/ui/EachCard.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Section } from '~/ui/Section.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { AppointmentsCard } from '../appointments/AppointmentsCard.tsx'
import { scheduleQuery } from '../appointments/queries.ts'
import { ForAdmins } from '../ForAdmins.tsx'
import { AddIntegrationModal } from './AddIntegrationModal.tsx'
import { BookingCard } from './BookingCard.tsx'
import { CalendarCard } from './calendar/CalendarCard.tsx'
import { integrationsQuery, whatsappQuery } from './queries.ts'
import { TelegramCard } from './TelegramCard.tsx'
import { WhatsappCard } from './whatsapp/WhatsappCard.tsx'

export function IntegrationsTab({ agent }: { agent: Agent }) {
  const [isAdding, setAdding] = useState(false)
  const maySetUp = useMay('admin')
  const { data: taken, isPending } = useQuery({ ...integrationsQuery(agent.id), select: typesOf })
  const addButton = (
    <Button
      variant="primary"
      icon={<Plus />}
      disabled={!taken || IntegrationType.options.every((type) => taken.includes(type))}
      onClick={() => setAdding(true)}
    >
      Add Integration
    </Button>
  )

  return (
    <Cards>
      <ForAdmins>
        <Section
          title="Integrations"
          subtitle={<>Where {agent.name} sends customers, and where else it answers.</>}
          actions={addButton}
        >
          <List agentId={agent.id} addButton={addButton} />
          {maySetUp && <WhatsappCard agentId={agent.id} />}
          {maySetUp && <AppointmentsCard agentId={agent.id} />}
          {!isPending && <CalendarCard agentId={agent.id} />}
          <AddIntegrationModal
            agentId={agent.id}
            taken={taken ?? []}
            open={isAdding}
            onClose={() => setAdding(false)}
          />
        </Section>
      </ForAdmins>
      {/* Every member may move and cancel appointments, so for responders the card is outside what is disabled. */}
      {!maySetUp && <AppointmentsCard agentId={agent.id} />}
    </Cards>
  )
}

const typesOf = (list: Integration[]) => list.map(({ type }) => type)

type ListProps = { agentId: string; addButton: ReactNode }

function List({ agentId, addButton }: ListProps) {
  const list = useQuery(integrationsQuery(agentId))
  const schedule = useQuery(scheduleQuery(agentId))
  const whatsapp = useQuery({ ...whatsappQuery(agentId), enabled: useMay('admin') })
  // What is set up below is an integration as well.
  const isNothingSetUp =
    !schedule.isLoading && !whatsapp.isLoading && !schedule.data && !whatsapp.data
  return (
    <EachCard>
      {list.isPending && <IntegrationsSkeleton />}
      {list.isError && (
        <Card>
          <ErrorState
            title="The integrations could not be loaded"
            onRetry={() => void list.refetch()}
          />
        </Card>
      )}
      {list.data?.length === 0 && isNothingSetUp && (
        <Card>
          <EmptyState
            icon={<Blocks />}
            title="No integrations yet"
            text="Add your booking page, and whoever wants an appointment is given its link: in the chat, by text message during a call, in Telegram."
            action={addButton}
          />
        </Card>
      )}
      {list.data?.map((integration) => (
        <IntegrationCard key={integration.id} agentId={agentId} integration={integration} />
      ))}
    </EachCard>
  )
}

function IntegrationCard(props: { agentId: string; integration: Integration }) {
  return props.integration.type === 'telegram' ? (
    <TelegramCard {...props} />
  ) : (
    <BookingCard {...props} />
  )
}

function IntegrationsSkeleton() {
  return (
    <Card role="status" aria-busy aria-label="Loading integrations">
      <Loading>
        <Skeleton width={40} height={40} />
        <div>
          <Skeleton width={160} height={16} />
          <Skeleton width={240} height={14} />
        </div>
      </Loading>
    </Card>
  )
}

const Loading = styled.div`
  display: flex;
  gap: ${space[4]};
  border-radius: ${radius.medium};
  > div {
    display: grid;
    flex: 1;
    gap: ${space[2]};
    min-width: 0;
  }
`
