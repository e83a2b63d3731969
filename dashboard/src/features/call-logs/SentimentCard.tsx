import type { CallAnalysis, CallLog } from 'shared-types'
import { styled } from 'styled-components'
import { font, radius } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Analysis } from './Analysis.tsx'
import { useAnalysis } from './queries.ts'

/** Blurred behind the button until there is an analysis. */
const SAMPLE: CallAnalysis = {
  sentiment: 'How the caller sounded',
  confidence: 70,
  suggested_action: 'What to do about this call next.',
  type: 'positive',
  red_flags: [],
}

export function SentimentCard({ log }: { log: CallLog }) {
  if (log.analysis) return <Analysis analysis={log.analysis} />
  return (
    <Veiled>
      <Sample aria-hidden inert>
        <Analysis analysis={SAMPLE} />
      </Sample>
      <Veil>{log.live ? <p>Ready once the call is over</p> : <ViewAnalysis id={log.id} />}</Veil>
    </Veiled>
  )
}

function ViewAnalysis({ id }: { id: string }) {
  const { mutate: analyse, isPending } = useAnalysis(id)
  return (
    <Button pending={isPending} onClick={() => analyse()}>
      View Analysis
    </Button>
  )
}

const Veiled = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.medium};
`
const Sample = styled.div`
  filter: blur(5px);
  opacity: 0.7;
  user-select: none;
`
const Veil = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  font-weight: ${font.weight.medium};
`
