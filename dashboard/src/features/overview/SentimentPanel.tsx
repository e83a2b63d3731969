import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { font, size, space } from '~/theme/tokens.ts'
import { Card } from '~/ui/Card.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Loader } from '~/ui/Spinner.tsx'
import { Tabs } from '~/ui/Tabs.tsx'
import { sentimentQuery, type SentimentOf } from './queries.ts'
import { SentimentRing } from './SentimentRing.tsx'

const TABS = [
  { value: 'conversations', label: 'Conversations' },
  { value: 'call-logs', label: 'Call logs' },
] as const

export function SentimentPanel() {
  const [tab, setTab] = useState<SentimentOf>('conversations')
  return (
    <Panel aria-labelledby="sentiment">
      <Title id="sentiment">Sentiment Analysis</Title>
      <Tabs label="Sentiment of" tabs={TABS} value={tab} onChange={setTab}>
        <Body>
          <SentimentOfTab key={tab} of={tab} />
        </Body>
      </Tabs>
    </Panel>
  )
}

function SentimentOfTab({ of }: { of: SentimentOf }) {
  const { data, isPending, refetch } = useQuery(sentimentQuery(of))
  if (isPending) return <Loader label="Loading sentiment" />
  if (!data) {
    return <ErrorState title="Sentiment could not be loaded" onRetry={() => void refetch()} />
  }
  return <SentimentRing shares={data} />
}

const Panel = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`
const Title = styled.h2`
  font-size: ${font.size[16]};
`
/** Equally tall with the ring and with the loader, so that changing the tab moves nothing. */
const Body = styled.div`
  display: grid;
  place-items: center;
  min-height: calc(${size.donut}px + ${space[20]});
  padding-top: ${space[4]};
`
