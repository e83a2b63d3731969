import { Play, Square } from 'lucide-react'
import type { TestRun } from 'shared-types'
import { styled } from 'styled-components'
import { recentTime } from '~/lib/dates.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { Card } from '~/ui/Card.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { Meter } from '~/ui/Meter.tsx'
import { useRunTests, useStopRun } from './queries.ts'
import { runText, tookText } from './words.ts'

type Props = { agentId: string; run: TestRun | undefined; mayRun: boolean }

/** The latest run, in progress or finished, and the button that starts the next one. */
export function RunCard({ agentId, run, mayRun }: Props) {
  const { mutate: begin, isPending } = useRunTests(agentId)
  const { mutate: stop, isPending: isStopping } = useStopRun(agentId)
  const goesOn = run !== undefined && run.finished_at === null
  return (
    <Card aria-labelledby="last-run">
      <Line>
        <Words>
          <CardTitle id="last-run">Last run</CardTitle>
          <p role="status">{run ? runText(run) : 'These tests have not been run yet.'}</p>
          {run && (
            <Detail>
              {[`Started by ${run.started_by}, ${recentTime(run.started_at)}`, tookText(run)]
                .filter(Boolean)
                .join(' · ')}
            </Detail>
          )}
        </Words>
        {run && !goesOn && !run.stopped && (
          <Badge tone={run.failed > 0 ? 'negative' : 'positive'} dot>
            {run.failed > 0 ? 'Failed' : 'Passed'}
          </Badge>
        )}
        {mayRun && goesOn && (
          <Button icon={<Square />} pending={isStopping} onClick={() => stop(run.id)}>
            Stop
          </Button>
        )}
        {mayRun && !goesOn && (
          <Button variant="primary" icon={<Play />} pending={isPending} onClick={() => begin()}>
            Run tests
          </Button>
        )}
      </Line>
      {goesOn && <Meter label="Tests tried" share={run.done / Math.max(1, run.total)} />}
    </Card>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  & + [role='meter'] {
    margin-top: ${space[4]};
  }
`
const Words = styled.div`
  flex: 1 1 240px;
  min-width: 0;
`
const Detail = styled.p`
  color: ${color.muted};
  font-size: ${font.size[13]};
  font-variant-numeric: tabular-nums;
`
