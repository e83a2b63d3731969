import { type FormEvent, useState } from 'react'
import type { Action, WriteAction } from 'shared-types'
import { styled } from 'styled-components'
import { space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { Select } from '~/ui/Select.tsx'
import { Switch } from '~/ui/Switch.tsx'
import { TextArea } from '~/ui/TextArea.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { type Form, formOf, writtenOf } from './form.ts'
import { HeaderFields } from './HeaderFields.tsx'
import { InputFields } from './InputFields.tsx'
import { useSaveAction } from './queries.ts'

type Props = {
  agentId: string
  /** Null adds a new action. */
  action: Action | null
  /** The initial content of a new action. */
  begin: WriteAction | null
  onClose: () => void
}

/** The form for an action: when it is used, what the visitor is asked for, which server it calls, and what is said afterwards. */
export function ActionDialog({ agentId, action, begin, onClose }: Props) {
  const [form, setForm] = useState(() => formOf(action ?? begin))
  const { mutate: save, isPending } = useSaveAction(agentId, action?.id ?? null)
  const set = (change: Partial<Form>) => setForm({ ...form, ...change })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    save(writtenOf(form), { onSuccess: onClose })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      width="large"
      title={action ? 'Change the action' : 'Add an action'}
      description="The agent does it when somebody asks for it in words like yours."
    >
      <Fields onSubmit={handleSubmit}>
        <When form={form} set={set} />
        <InputFields inputs={form.inputs} onChange={(inputs) => set({ inputs })} />
        <Request form={form} set={set} />
        <HeaderFields headers={form.headers} onChange={(headers) => set({ headers })} />
        <Answer form={form} set={set} />
        <Foot>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" pending={isPending}>
            Save action
          </Button>
        </Foot>
      </Fields>
    </Dialog>
  )
}

type PartProps = { form: Form; set: (change: Partial<Form>) => void }

const When = ({ form, set }: PartProps) => (
  <>
    <TextField
      label="Name"
      required
      maxLength={60}
      value={form.name}
      onChange={(event) => set({ name: event.target.value })}
    />
    <TextArea
      label="What it is for"
      required
      rows={2}
      maxLength={300}
      value={form.purpose}
      onChange={(event) => set({ purpose: event.target.value })}
    />
    <TextArea
      label="How somebody may ask for it"
      hint="One a line. What visitors say is held against these."
      required
      rows={4}
      value={form.examples}
      onChange={(event) => set({ examples: event.target.value })}
    />
  </>
)

const METHODS = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).map((value) => ({
  value,
  label: value,
}))

const Request = ({ form, set }: PartProps) =>
  form.tool ? (
    <TextField
      label="Address of the server"
      hint={`The tool is called ${form.tool.name} there.`}
      required
      value={form.url}
      onChange={(event) => set({ url: event.target.value })}
    />
  ) : (
    <>
      <Line>
        <Select
          label="Method"
          value={form.method}
          options={METHODS}
          onChange={(method) => set({ method })}
        />
        <TextField
          label="Address"
          hint="Inputs stand in braces: https://shop.example/orders/{order}"
          required
          value={form.url}
          onChange={(event) => set({ url: event.target.value })}
        />
      </Line>
      {form.method !== 'GET' && (
        <TextArea
          label="Body"
          hint={'JSON with inputs in braces: {"email": "{email}"}. Empty: none.'}
          rows={2}
          value={form.body}
          onChange={(event) => set({ body: event.target.value })}
        />
      )}
    </>
  )

const Answer = ({ form, set }: PartProps) => (
  <>
    <TextArea
      label="What to say of the result"
      hint={
        form.tool
          ? 'What the tool says is {text}; fields it tells stand in braces too: {status}.'
          : 'Fields of the answer stand in braces: {status}, {delivery.date}.'
      }
      required
      rows={2}
      maxLength={600}
      value={form.result}
      onChange={(event) => set({ result: event.target.value })}
    />
    <TextField
      label="What to say where nothing is found"
      maxLength={300}
      value={form.nothing}
      onChange={(event) => set({ nothing: event.target.value })}
    />
    <Switch
      label="It changes something"
      hint="The visitor is asked first, and it is never done twice."
      checked={form.writes}
      onChange={(writes) => set({ writes })}
    />
    <Switch label="On" checked={form.is_on} onChange={(isOn) => set({ is_on: isOn })} />
  </>
)

const Fields = styled.form`
  display: grid;
  gap: ${space[4]};
`
const Line = styled.div`
  display: grid;
  grid-template-columns: 112px 1fr;
  gap: ${space[3]};
`
const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space[2]};
`
