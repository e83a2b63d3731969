import { Plus, Trash2 } from 'lucide-react'
import { ACTION_INPUT_KINDS, ACTION_INPUTS_MAX } from 'shared-types'
import { styled } from 'styled-components'
import { color, radius, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { Select } from '~/ui/Select.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { type InputForm, NEW_INPUT } from './form.ts'
import { KINDS } from './words.ts'

type Props = { inputs: InputForm[]; onChange: (inputs: InputForm[]) => void }

const OPTIONS = ACTION_INPUT_KINDS.map((value) => ({ value, label: KINDS[value] }))

/** The inputs of the action, each with the question that asks the visitor for it. */
export function InputFields({ inputs, onChange }: Props) {
  return (
    <Group aria-label="Inputs" role="group">
      {inputs.map((input, at) => (
        <InputField
          key={at}
          input={input}
          onChange={(next) => onChange(inputs.with(at, next))}
          onRemove={() => onChange(inputs.toSpliced(at, 1))}
        />
      ))}
      {inputs.length < ACTION_INPUTS_MAX && (
        <div>
          <Button icon={<Plus />} onClick={() => onChange([...inputs, NEW_INPUT])}>
            Add an input
          </Button>
        </div>
      )}
    </Group>
  )
}

type FieldProps = {
  input: InputForm
  onChange: (input: InputForm) => void
  onRemove: () => void
}

function InputField({ input, onChange, onRemove }: FieldProps) {
  const set = (change: Partial<InputForm>) => onChange({ ...input, ...change })
  return (
    <Box>
      <Line>
        <TextField
          label="Name of the input"
          required
          pattern="[A-Za-z][A-Za-z0-9_\-]*"
          title="Letters, digits, - and _ only, a letter first"
          value={input.name}
          onChange={(event) => set({ name: event.target.value })}
        />
        <Select
          label="Kind"
          value={input.kind}
          options={OPTIONS}
          onChange={(kind) => set({ kind })}
        />
        <Remove>
          <IconButton
            label={`Remove the input ${input.name}`}
            icon={<Trash2 />}
            onClick={onRemove}
          />
        </Remove>
      </Line>
      <TextField
        label="What to ask for it"
        required
        maxLength={200}
        value={input.ask}
        onChange={(event) => set({ ask: event.target.value })}
      />
      {input.kind === 'text' && (
        <TextField
          label="How it looks"
          hint="An example such as A-1042, for numbers and codes. Empty: any words."
          maxLength={60}
          value={input.example}
          onChange={(event) => set({ example: event.target.value })}
        />
      )}
      {input.kind === 'choice' && (
        <TextField
          label="Choices"
          hint="With commas between them."
          required
          value={input.choices}
          onChange={(event) => set({ choices: event.target.value })}
        />
      )}
    </Box>
  )
}

const Group = styled.div`
  display: grid;
  gap: ${space[3]};
`
const Box = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
`
const Line = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr auto;
  gap: ${space[3]};
`
const Remove = styled.div`
  align-self: end;
`
