import { Plus, Trash2 } from 'lucide-react'
import { LEAD_FIELDS_MAX, LEAD_LABELS, type LeadField, type LeadFieldKind } from 'shared-types'
import { styled } from 'styled-components'
import { color, font, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { Select } from '~/ui/Select.tsx'
import { TextField } from '~/ui/TextField.tsx'

const KINDS = [
  { value: 'name', label: 'Name' },
  { value: 'email', label: 'Email' },
  { value: 'phone', label: 'Phone' },
  { value: 'company', label: 'Company' },
  { value: 'text', label: 'Free text' },
] as const satisfies { value: LeadFieldKind; label: string }[]

type Props = {
  fields: LeadField[]
  problem: string | undefined
  onChange: (fields: LeadField[]) => void
}

/** The fields of the form, in their order. */
export function LeadFields({ fields, problem, onChange }: Props) {
  const change = (at: number, changed: Partial<LeadField>) =>
    onChange(fields.map((field, n) => (n === at ? { ...field, ...changed } : field)))
  const add = () => {
    const kind =
      KINDS.find(({ value }) => !fields.some((field) => field.kind === value)) ?? KINDS[4]
    onChange([...fields, { kind: kind.value, label: LEAD_LABELS[kind.value], required: false }])
  }
  return (
    <List>
      {fields.map((field, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- they have no name but their place
        <Line key={at} role="group" aria-label={`Field ${at + 1}`}>
          <Select
            label="Kind"
            value={field.kind}
            options={KINDS}
            onChange={(kind) => change(at, { kind })}
          />
          <TextField
            label="Label"
            maxLength={60}
            value={field.label}
            onChange={(event) => change(at, { label: event.target.value })}
          />
          <Select
            label="Needed"
            value={field.required ? 'yes' : 'no'}
            options={[
              { value: 'no', label: 'No' },
              { value: 'yes', label: 'Yes' },
            ]}
            onChange={(needed) => change(at, { required: needed === 'yes' })}
          />
          <IconButton
            label={`Remove field ${at + 1}`}
            icon={<Trash2 size={16} />}
            onClick={() => onChange(fields.filter((_, n) => n !== at))}
          />
        </Line>
      ))}
      {problem && <Problem role="alert">{problem}</Problem>}
      {fields.length < LEAD_FIELDS_MAX && (
        <div>
          <Button icon={<Plus />} onClick={add}>
            Add a field
          </Button>
        </div>
      )}
    </List>
  )
}

const List = styled.div`
  display: grid;
  gap: ${space[4]};
`
const Line = styled.div`
  display: grid;
  grid-template-columns: 120px minmax(0, 1fr) 84px auto;
  gap: ${space[3]};
  align-items: end;
  @container (width < 440px) {
    grid-template-columns: minmax(0, 1fr) 84px auto;
    > :nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`
const Problem = styled.p`
  color: ${color.negativeText};
  font-size: ${font.size[13]};
`
