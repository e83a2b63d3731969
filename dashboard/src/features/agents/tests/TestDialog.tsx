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
          ? 'Write what somebody says on the phone and how the call should end. The agent answers as it would answer a stranger while you can be reached.'
          : 'Write what a customer asks and how you recognise a good answer. Only the question is needed: without more, the test checks that the agent has an answer.'
      }
    >
      <Fields onSubmit={handleSubmit}>
        <TextArea
          label={isCaller ? 'What the caller says' : 'Question'}
          hint={
            isCaller
              ? 'One line for each time they speak.'
              : 'Several lines are sent one after the other, and the answer to the last one is checked.'
          }
          required
          rows={isCaller ? 4 : 2}
          value={form.lines}
          onChange={(event) => set({ lines: event.target.value })}
        />
        {isCaller && (
          <Select
            label="How the call should end"
            value={form.decision}
            options={DECISION_OPTIONS}
            onChange={(decision) => set({ decision })}
          />
        )}
        {!isCaller && (
          <Switch
            label="The agent should not know this"
            hint="The test passes when the agent says that it does not know."
            checked={form.notKnown}
            onChange={(notKnown) => set({ notKnown })}
          />
        )}
        {!form.notKnown && (
          <>
            <TextArea
              label="The answer must contain"
              hint="Words or phrases, one on each line, such as a price or a day."
              rows={2}
              value={form.contain}
              onChange={(event) => set({ contain: event.target.value })}
            />
            <TextField
              label="The answer must be based on"
              hint="The title or the address of one of your data sources, or a part of it."
              value={form.cite}
              onChange={(event) => set({ cite: event.target.value })}
            />
          </>
        )}
        <TextArea
          label="The answer must not contain"
          hint="Words or phrases, one on each line."
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
  { value: 'any' as const, label: 'In any way' },
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
