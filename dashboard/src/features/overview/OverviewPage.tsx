import { lazy, Suspense } from 'react'
import { styled } from 'styled-components'
import { askEarly } from '~/api/ask-early.ts'
import { useSession } from '~/api/session.ts'
import { greeting } from '~/lib/dates.ts'
import { useDocumentTitle } from '~/lib/use-document-title.ts'
import { useMay } from '~/product/roles.ts'
import { oneAfterTheOther } from '~/theme/mixins.ts'
import { space } from '~/theme/tokens.ts'
import { EachCard } from '~/ui/EachCard.tsx'
import { PageHeader } from '~/ui/PageHeader.tsx'
import { AgentsCard } from './AgentsCard.tsx'
import { CapNotices } from './CapNotices.tsx'
import { CustomersCard } from './CustomersCard.tsx'
import { FirstRun } from './FirstRun.tsx'
import { KnowledgeCard } from './KnowledgeCard.tsx'
import { MessagesCard } from './MessagesCard.tsx'
import {
  agentsQuery,
  attentionQuery,
  capNoticesQuery,
  growthQuery,
  knowledgeQuery,
  messagesQuery,
  sentimentQuery,
} from './queries.ts'
import { SentimentPanel } from './SentimentPanel.tsx'
import { WaitingSkeleton } from './waiting/WaitingSkeleton.tsx'

/** The cards do not wait for its code. */
const WaitingForYou = lazy(async () => ({
  default: (await import('./waiting/WaitingForYou.tsx')).WaitingForYou,
}))

export function OverviewPage() {
  useDocumentTitle('Dashboard')
  const { user } = useSession()
  const maySetUp = useMay('admin')
  const name = user?.full_name
  return (
    <Page>
      <PageHeader
        title={`${greeting()}${name ? `, ${name}` : ''}`}
        subtitle="An overview of your account."
      />
      <EachCard>
        <CapNotices />
        {user && maySetUp && <FirstRun userId={user.id} />}
      </EachCard>
      <Layout>
        <Cards>
          <EachCard>
            <CustomersCard />
            <AgentsCard />
            <MessagesCard />
            <KnowledgeCard />
          </EachCard>
        </Cards>
        <EachCard>
          <SentimentPanel />
          <Below>
            <Suspense fallback={<WaitingSkeleton />}>
              <WaitingForYou />
            </Suspense>
          </Below>
        </EachCard>
      </Layout>
    </Page>
  )
}

/** What every account sees; a new user also sees the first steps. */
export function askOverviewPage() {
  askEarly(growthQuery())
  askEarly(agentsQuery())
  askEarly(messagesQuery())
  askEarly(knowledgeQuery())
  askEarly(sentimentQuery('conversations'))
  askEarly(capNoticesQuery())
  askEarly(attentionQuery())
}

/** 95 % of a wide screen. */
const Page = styled.div`
  ${oneAfterTheOther}
  width: 95%;
  margin: 0 auto;
  padding: ${space[8]} 0 ${space[16]};
`
const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(616px, 716px) minmax(320px, 1fr);
  gap: ${space[4]};
  @media (max-width: 1240px) {
    grid-template-columns: minmax(0, 716px);
  }
`
/** As wide as the row above it. */
const Below = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`
/** Each 300 to 350 px wide. */
const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(300px, 1fr));
  gap: ${space[4]};
`
