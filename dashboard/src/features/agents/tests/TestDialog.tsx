import { type FormEvent, useState } from 'react'
import type { Agent, AgentTest, TestDecision, WriteAgentTest } from 'shared-types'
import { styled } from 'styled-components'
import { useSaveTest } from '~/product/tests/queries.ts'
import { space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { Select } from '~/ui/Select.tsx'
import { Switch } from '~/ui/Switch.tsx'
import { TextArea } from '~/ui/TextArea.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { DECISIONS } from './words.ts'

type Props = {
  agent: Agent
  /** Null adds a new test. */
  test: AgentTest | null
  kind: 'question' | 'caller'
  onClose: () => void
}

/** The form for a test: what is said to the agent, and what has to follow. */
export function TestDialog({ agent, test, kind, onClose }: Props) {
  const isCaller = kind === 'caller'
  const [form, setForm] = useState(() => formOf(test))
  const { mutate: save, isPending } = useSaveTest(agent.id, test?.id ?? null)
  const set = (change: Partial<Form>) => setForm({ ...form, ...change })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    save(writtenOf(form, kind), { onSuccess: onClose })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={titleOf(test, isCaller)}
      description={
        isCaller
          ? 'The call is led as a real one: by a stranger, while people are there to be put through to.'
          : 'Left empty, an expectation is none. With nothing expected, the question has to be answered.'
      }
    >
      <Fields onSubmit={handleSubmit}>
        <TextArea
          label={isCaller ? 'What the caller says' : 'Question'}
          hint={
            isCaller ? 'A line for each time they speak.' : 'Of several lines the last is judged.'
          }
          required
          rows={isCaller ? 4 : 2}
          value={form.lines}
          onChange={(event) => set({ lines: event.target.value })}
        />
        {isCaller && (
          <Select
            label="Where the call has to lead"
            value={form.decision}
            options={DECISION_OPTIONS}
            onChange={(decision) => set({ decision })}
          />
        )}
        {!isCaller && (
          <Switch
            label="Must not be known"
            hint="The agent has to say that it does not know."
            checked={form.notKnown}
            onChange={(notKnown) => set({ notKnown })}
          />
        )}
        {!form.notKnown && (
          <>
            <TextArea
              label="Must say"
              hint="A phrase a line."
              rows={2}
              value={form.contain}
              onChange={(event) => set({ contain: event.target.value })}
            />
            <TextField
              label="Must cite"
              hint="Of a source its title, its address, or a part of either."
              value={form.cite}
              onChange={(event) => set({ cite: event.target.value })}
            />
          </>
        )}
        <TextArea
          label="Must not say"
          hint="A phrase a line."
          rows={2}
          value={form.never}
          onChange={(event) => set({ never: event.target.value })}
        />
        <Foot>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" pending={isPending}>
            Save test
          </Button>
        </Foot>
      </Fields>
    </Dialog>
  )
}

type Form = {
  lines: string
  contain: string
  never: string
  cite: string
  notKnown: boolean
  decision: TestDecision | 'any'
}

const DECISION_OPTIONS = [
  { value: 'any' as const, label: 'Anywhere' },
  ...(Object.keys(DECISIONS) as TestDecision[]).map((value) => ({
    value,
    label: DECISIONS[value],
  })),
]

const titleOf = (test: AgentTest | null, isCaller: boolean): string => {
  if (test) return 'Change the test'
  return isCaller ? 'Add a caller' : 'Add a question'
}

const formOf = (test: AgentTest | null): Form => ({
  lines: test?.lines.join('\n') ?? '',
  contain: test?.expects.must_contain.join('\n') ?? '',
  never: test?.expects.must_not_say.join('\n') ?? '',
  cite: test?.expects.must_cite ?? '',
  notKnown: test?.expects.not_known ?? false,
  decision: test?.expects.decision ?? 'any',
})

const writtenOf = (form: Form, kind: Props['kind']): WriteAgentTest => ({
  kind,
  lines: linesOf(form.lines),
  expects: {
    must_contain: form.notKnown ? [] : linesOf(form.contain),
    must_not_say: linesOf(form.never),
    must_cite: (!form.notKnown && form.cite.trim()) || null,
    not_known: form.notKnown,
    decision: form.decision === 'any' ? null : form.decision,
  },
})

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const Fields = styled.form`
  display: grid;
  gap: ${space[4]};
`
const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space[2]};
`
