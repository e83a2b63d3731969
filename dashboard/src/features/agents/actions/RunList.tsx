import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { ActionRun } from 'shared-types'
import { styled } from 'styled-components'
import { recentTime } from '~/lib/dates.ts'
import { paths } from '~/lib/paths.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Card } from '~/ui/Card.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { Rows } from '~/ui/Rows.tsx'
import { STATES } from './words.ts'

/** The latest runs of the actions: for whom, and with which result. */
export function RunList({ runs }: { runs: ActionRun[] }) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <CardTitle id={id}>Last runs</CardTitle>
      {runs.length === 0 && <Muted>Nothing was done yet.</Muted>}
      <List>
        <Rows of={runs}>
          {(run) => (
            <Item>
              <State>
                <Badge tone={STATES[run.state][0]} dot>
                  {STATES[run.state][1]}
                </Badge>
              </State>
              <Words>
                <p>
                  {run.action_name}
                  {inputsOf(run) && `: ${inputsOf(run)}`}
                </p>
                {(run.said ?? run.problem) && <Muted>{run.said ?? run.problem}</Muted>}
              </Words>
              <Aside>
                <Whose run={run} />
                <span>
                  {recentTime(run.created_at)}
                  {run.took_ms !== null && `, ${run.took_ms.toLocaleString('en-US')} ms`}
                </span>
              </Aside>
            </Item>
          )}
        </Rows>
      </List>
    </Card>
  )
}

function Whose({ run }: { run: ActionRun }) {
  if (run.conversation_id)
    return <Link to={paths.conversation(run.conversation_id)}>Conversation</Link>
  if (run.call_id) return <Link to={paths.call(run.call_id)}>Call</Link>
  return <span>Test</span>
}

const inputsOf = ({ inputs }: ActionRun): string => Object.values(inputs).join(', ')

const Muted = styled.p`
  color: ${color.muted};
  font-size: ${font.size[13]};
`
const List = styled.ul`
  margin-top: ${space[2]};
`
const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[1]} ${space[3]};
  padding: ${space[3]} 0;
  & + & {
    border-top: 1px solid ${color.line};
  }
`
const State = styled.div`
  flex: 0 0 112px;
`
const Words = styled.div`
  flex: 1 1 220px;
  min-width: 0;
  overflow-wrap: anywhere;
`
const Aside = styled.div`
  display: flex;
  gap: ${space[3]};
  color: ${color.muted};
  font-size: ${font.size[13]};
`
