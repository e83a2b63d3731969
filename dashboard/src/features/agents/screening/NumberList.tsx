import { X } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { SCREENING_LIST_MAX } from 'shared-types'
import { styled } from 'styled-components'
import { tabular } from '~/theme/mixins.ts'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { e164 } from './phone-entry.ts'

type Props = {
  label: string
  hint: string
  numbers: string[]
  /** On the other list; a number cannot be on both. */
  taken: string[]
  onChange: (numbers: string[]) => void
}

export function NumberList({ label, hint, numbers, taken, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const phone = e164(typed)
    if (!phone) return setProblem('Invalid phone number')
    if (taken.includes(phone)) return setProblem('This number is on the other list')
    if (!numbers.includes(phone)) onChange([...numbers, phone])
    setTyped('')
  }
  return (
    <div>
      <Entry noValidate onSubmit={handleSubmit}>
        <TextField
          label={label}
          type="tel"
          placeholder="+1"
          autoComplete="off"
          hint={hint}
          error={problem}
          disabled={numbers.length >= SCREENING_LIST_MAX}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setProblem(undefined)
          }}
        />
        <Button type="submit" disabled={!typed.trim()}>
          Add
        </Button>
      </Entry>
      <List aria-label={label}>
        {numbers.map((phone) => (
          <Item key={phone}>
            {phone}
            <button
              type="button"
              aria-label={`Remove ${phone}`}
              onClick={() => onChange(numbers.filter((other) => other !== phone))}
            >
              <X size={14} aria-hidden />
            </button>
          </Item>
        ))}
      </List>
    </div>
  )
}

const Entry = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space[2]};
  > button {
    margin-top: 28px;
  }
`
const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  overflow-y: auto;
  gap: ${space[2]};
  max-height: 160px;
  margin-top: ${space[3]};
`
const Item = styled.li`
  ${tabular}
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  padding: ${space.half} ${space[1]} ${space.half} ${space[3]};
  border-radius: ${radius.round};
  background: ${color.sunken};
  font-size: ${font.size[13]};
  button {
    display: grid;
    place-items: center;
    width: ${space[6]};
    height: ${space[6]};
    border-radius: ${radius.round};
    color: ${color.muted};
    &:hover {
      color: ${color.text};
    }
  }
`
