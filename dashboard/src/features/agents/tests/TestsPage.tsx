import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Agent, AgentTest, AgentTests } from 'shared-types'
import { styled } from 'styled-components'
import { paths } from '~/lib/paths.ts'
import { useDocumentTitle } from '~/lib/use-document-title.ts'
import { useMay } from '~/product/roles.ts'
import { space } from '~/theme/tokens.ts'
import { BackLink } from '~/ui/BackLink.tsx'
import { Button } from '~/ui/Button.tsx'
import { CardBoundary } from '~/ui/CardBoundary.tsx'
import { Cards } from '~/ui/Cards.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Page } from '~/ui/Page.tsx'
import { PageHeader } from '~/ui/PageHeader.tsx'
import { SkeletonRows } from '~/ui/SkeletonRows.tsx'
import { Tabs } from '~/ui/Tabs.tsx'
import { agentQuery } from '../queries.ts'
import { runQuery, testsQuery } from './queries.ts'
import { RunCard } from './RunCard.tsx'
import { TestDialog } from './TestDialog.tsx'
import { TestList } from './TestList.tsx'
import { VersionsView } from '../versions/VersionsView.tsx'

/** The tests of an agent, which check it before it talks to anybody, and the results of the latest run. */
export function TestsPage({ id }: { id: string }) {
  const agent = useQuery(agentQuery(id))
  const tests = useQuery(testsQuery(id))
  const [search, setSearch] = useSearchParams()
  const view = search.get('view') === 'versions' ? 'versions' : 'tests'
  const show = (next: 'tests' | 'versions') => setSearch(next === 'versions' ? { view: next } : {})
  useDocumentTitle(agent.data ? `Tests of ${agent.data.name}` : 'Tests')
  const isOfTests = view === 'tests'
  const failed = agent.isLoadingError || (isOfTests && tests.isLoadingError)
  const isReady = agent.data && (!isOfTests || tests.data)
  const retry = () => void Promise.all([agent.refetch(), tests.refetch()])
  return (
    <Page>
      <BackLink to={paths.agent(id)}>{agent.data?.name ?? 'Agent'}</BackLink>
      <Tabs label="Prove" tabs={VIEWS} value={view} onChange={show}>
        <View>
          <CardBoundary key={view}>
            {failed && (
              <ErrorState
                title={`The ${isOfTests ? 'tests' : 'versions'} could not be loaded`}
                onRetry={retry}
              />
            )}
            {!failed && !isReady && <SkeletonRows label="Loading" count={4} height={64} />}
            {!failed && agent.data && isOfTests && tests.data && (
              <Loaded agent={agent.data} tests={tests.data} />
            )}
            {!failed && agent.data && !isOfTests && <VersionsView agent={agent.data} />}
          </CardBoundary>
        </View>
      </Tabs>
    </Page>
  )
}

function Loaded({ agent, tests: { tests, hostile, runs } }: { agent: Agent; tests: AgentTests }) {
  const mayChange = useMay('admin')
  const [edited, setEdited] = useState<AgentTest | 'question' | 'caller' | null>(null)
  const [last] = runs
  const { data } = useQuery({ ...runQuery(agent.id, last?.id ?? ''), enabled: last !== undefined })
  const list = {
    agentId: agent.id,
    tests,
    results: data?.results ?? [],
    mayChange,
    onEdit: setEdited,
  }
  return (
    <>
      <PageHeader
        title={`Tests of ${agent.name}`}
        subtitle="Asked exactly as a visitor would ask, without anybody being told. Nothing is kept but the result."
        actions={
          mayChange && (
            <Actions>
              {agent.type !== 'ANTI_THEFT' && (
                <Button icon={<Plus />} onClick={() => setEdited('question')}>
                  Add a question
                </Button>
              )}
              {agent.type !== 'CHATBOT' && (
                <Button icon={<Plus />} onClick={() => setEdited('caller')}>
                  Add a caller
                </Button>
              )}
            </Actions>
          )
        }
      />
      <Cards>
        <RunCard agentId={agent.id} run={data?.run ?? last} mayRun={mayChange} />
        {agent.type !== 'ANTI_THEFT' && (
          <TestList
            {...list}
            title="Questions"
            shows={({ test }) => test?.kind === 'question'}
            empty="What an answer must say, cite, or leave out. Add one here, or from a reply in the inbox."
          />
        )}
        {agent.type !== 'CHATBOT' && (
          <TestList
            {...list}
            title="Callers"
            shows={({ test }) => test?.kind === 'caller'}
            empty="What a caller says, line by line, and where the call has to lead."
          />
        )}
        <TestList
          {...list}
          title="Hostile, with every agent"
          shows={({ attack }) => attack !== null}
          empty={`${hostile} attempts to change its instructions, draw it away from its subject or get at what is not the visitor’s. Run the tests to see how it stands.`}
        />
      </Cards>
      {edited && (
        <TestDialog
          agent={agent}
          test={typeof edited === 'string' ? null : edited}
          kind={typeof edited === 'string' ? edited : edited.kind}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}

const VIEWS = [
  { value: 'tests', label: 'Tests' },
  { value: 'versions', label: 'Draft and versions' },
] as const

const View = styled.div`
  margin-top: ${space[5]};
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`
