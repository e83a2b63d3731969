import { Plus, X } from 'lucide-react'
import { SCHEDULE_PEOPLE_MAX, type SaveSchedule } from 'shared-types'
import { styled } from 'styled-components'
import { onPhone } from '~/theme/mixins.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { TextField } from '~/ui/TextField.tsx'

type People = SaveSchedule['people']
type Props = { people: People; errors: Record<string, string>; onChange: (people: People) => void }

/** The people who take appointments in turn. */
export function PeopleFields({ people, errors, onChange }: Props) {
  const change = (at: number, changed: Partial<People[number]>) =>
    onChange(people.map((person, n) => (n === at ? { ...person, ...changed } : person)))
  return (
    <Fields>
      <Legend>Who takes them</Legend>
      {people.map((person, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- A person who was just added has no id yet
        <Line key={person.id ?? at}>
          <TextField
            label={`Name of person ${at + 1}`}
            hideLabel
            placeholder="Name"
            value={person.name}
            error={errors[`people.${at}.name`]}
            onChange={(event) => change(at, { name: event.target.value })}
          />
          <TextField
            label={`Email of person ${at + 1}`}
            hideLabel
            type="email"
            placeholder="Email for invitations"
            value={person.email ?? ''}
            error={errors[`people.${at}.email`]}
            onChange={(event) => change(at, { email: event.target.value || null })}
          />
          <IconButton
            label={`Remove person ${at + 1}`}
            icon={<X size={16} />}
            disabled={people.length === 1}
            onClick={() => onChange(people.filter((_, n) => n !== at))}
          />
        </Line>
      ))}
      <div>
        <Button
          size="small"
          icon={<Plus />}
          disabled={people.length >= SCHEDULE_PEOPLE_MAX}
          onClick={() => onChange([...people, { name: '', email: null }])}
        >
          Add a person
        </Button>
      </div>
      <Hint>Whoever has the fewest appointments ahead gets the next one.</Hint>
    </Fields>
  )
}

const Fields = styled.fieldset`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  border: 0;
`
const Legend = styled.legend`
  margin-bottom: ${space[2]};
  font-size: ${font.size[13]};
  font-weight: ${font.weight.medium};
`
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  gap: ${space[2]};
  ${onPhone} {
    grid-template-columns: minmax(0, 1fr) auto;
    & > :nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`
const Hint = styled.p`
  color: ${color.muted};
  font-size: ${font.size[13]};
`
