import { ScrollText } from 'lucide-react'
import { styled } from 'styled-components'
import { space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { useSummary } from './queries.ts'
import { SummaryCard } from './SummaryCard.tsx'

/** Above a long conversation: the button for a summary, and the summary. */
export function SummaryBar({ id }: { id: string }) {
  const { data, mutate: summarize, isPending, reset } = useSummary(id)
  if (data) return <SummaryCard summary={data} onClose={reset} />
  return (
    <Bar>
      <Button size="small" icon={<ScrollText />} pending={isPending} onClick={() => summarize()}>
        Summary
      </Button>
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  flex-shrink: 0;
  justify-content: center;
  padding: ${space[2]} ${space[3]} 0;
`
