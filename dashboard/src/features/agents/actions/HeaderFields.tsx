import { Plus, Trash2 } from 'lucide-react'
import { ACTION_HEADERS_MAX } from 'shared-types'
import { styled } from 'styled-components'
import { space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { Switch } from '~/ui/Switch.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { type HeaderForm, NEW_HEADER } from './form.ts'

type Props = { headers: HeaderForm[]; onChange: (headers: HeaderForm[]) => void }

/** The headers of the request. A secret value is never shown again. */
export function HeaderFields({ headers, onChange }: Props) {
  return (
    <Group aria-label="Headers" role="group">
      {headers.map((header, at) => (
        <HeaderField
          key={at}
          header={header}
          onChange={(next) => onChange(headers.with(at, next))}
          onRemove={() => onChange(headers.toSpliced(at, 1))}
        />
      ))}
      {headers.length < ACTION_HEADERS_MAX && (
        <div>
          <Button icon={<Plus />} onClick={() => onChange([...headers, NEW_HEADER])}>
            Add a header
          </Button>
        </div>
      )}
    </Group>
  )
}

type FieldProps = {
  header: HeaderForm
  onChange: (header: HeaderForm) => void
  onRemove: () => void
}

function HeaderField({ header, onChange, onRemove }: FieldProps) {
  const set = (change: Partial<HeaderForm>) => onChange({ ...header, ...change })
  return (
    <div>
      <Line>
        <TextField
          label="Header"
          required
          placeholder="Authorization"
          value={header.name}
          onChange={(event) => set({ name: event.target.value })}
        />
        <TextField
          label="Value"
          type={header.is_secret ? 'password' : 'text'}
          autoComplete="off"
          required={!header.isKept}
          placeholder={header.isKept ? 'Stays as it is' : undefined}
          value={header.value}
          onChange={(event) => set({ value: event.target.value })}
        />
        <Remove>
          <IconButton
            label={`Remove the header ${header.name}`}
            icon={<Trash2 />}
            onClick={onRemove}
          />
        </Remove>
      </Line>
      <Switch
        label="Secret"
        hint="Kept encrypted, and shown to nobody again."
        checked={header.is_secret}
        disabled={header.isKept}
        onChange={(isSecret) => set({ is_secret: isSecret })}
      />
    </div>
  )
}

const Group = styled.div`
  display: grid;
  gap: ${space[3]};
`
const Line = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr auto;
  gap: ${space[3]};
  margin-bottom: ${space[2]};
`
const Remove = styled.div`
  align-self: end;
`
