import { type FormEvent, useState } from 'react'
import type { Action, TriedAction } from 'shared-types'
import { styled } from 'styled-components'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { Select } from '~/ui/Select.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { useTryAction } from './queries.ts'
import { STATES } from './words.ts'

type Props = { agentId: string; action: Action; onClose: () => void }

/** Runs an action with values the owner types, and shows the result. */
export function TryDialog({ agentId, action, onClose }: Props) {
  const [inputs, setInputs] = useState<Record<string, string>>(() => firstOf(action))
  const { mutate: run, isPending, data } = useTryAction(agentId, action.id)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    run(inputs)
  }
  const set = (name: string, value: string) => setInputs({ ...inputs, [name]: value })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Test “${action.name}”`}
      description={
        action.writes
          ? 'It is really done: the service cannot know that this is a test.'
          : 'The service is asked just as for a visitor.'
      }
    >
      <Fields onSubmit={handleSubmit}>
        {action.inputs.map(({ name, kind, ask, choices }) =>
          kind === 'choice' ? (
            <Select
              key={name}
              label={ask}
              value={inputs[name] ?? ''}
              options={choices.map((value) => ({ value, label: value }))}
              onChange={(value) => set(name, value)}
            />
          ) : (
            <TextField
              key={name}
              label={ask}
              required
              value={inputs[name] ?? ''}
              onChange={(event) => set(name, event.target.value)}
            />
          ),
        )}
        {data && !isPending && <Came tried={data} />}
        <Foot>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" type="submit" pending={isPending}>
            Run
          </Button>
        </Foot>
      </Fields>
    </Dialog>
  )
}

function Came({ tried: { run, answer } }: { tried: TriedAction }) {
  const [tone, word] = STATES[run.state]
  return (
    <Result role="status">
      <Line>
        <Badge tone={tone} dot>
          {word}
        </Badge>
        <Muted>
          {run.took_ms !== null && `${run.took_ms.toLocaleString('en-US')} ms`}
          {run.status !== null && ` · HTTP ${run.status}`}
        </Muted>
      </Line>
      <p>{run.said ?? run.problem}</p>
      {answer && <Answer tabIndex={0}>{answer}</Answer>}
    </Result>
  )
}

const firstOf = ({ inputs }: Action): Record<string, string> =>
  Object.fromEntries(inputs.map(({ name, choices }) => [name, choices[0] ?? '']))

const Fields = styled.form`
  display: grid;
  gap: ${space[4]};
`
const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space[2]};
`
const Result = styled.div`
  display: grid;
  gap: ${space[2]};
  min-width: 0;
  padding: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  overflow-wrap: anywhere;
`
const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
`
const Muted = styled.span`
  color: ${color.muted};
  font-size: ${font.size[13]};
`
const Answer = styled.pre`
  overflow: auto;
  max-height: 160px;
  margin: 0;
  color: ${color.muted};
  font-size: ${font.size[12]};
  white-space: pre-wrap;
`
