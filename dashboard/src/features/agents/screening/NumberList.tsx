import { X } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { NUMBER_NAME_MAX, SCREENING_LIST_MAX } from 'shared-types'
import { styled } from 'styled-components'
import { readPhone, showPhone } from '~/lib/phone.ts'
import { ellipsis, besideButton, tabular } from '~/theme/mixins.ts'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { TextField } from '~/ui/TextField.tsx'

type Props = {
  label: string
  hint: string
  numbers: string[]
  /** The owner's name of each number, as far as known. */
  names: Record<string, string>
  /** Moves the number to the other list; a number cannot be on both. */
  taken: string[]
  onAdd: (phone: string, name: string) => void
  onRemove: (phone: string) => void
}

export function NumberList({ label, hint, numbers, names, taken, onAdd, onRemove }: Props) {
  const [typed, setTyped] = useState('')
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const phone = readPhone(typed)
    if (!phone) return setProblem('Invalid phone number')
    if (taken.includes(phone)) return setProblem('This number is on the other list')
    if (!numbers.includes(phone)) onAdd(phone, name.trim())
    setTyped('')
    setName('')
  }
  return (
    <div>
      <Entry noValidate onSubmit={handleSubmit}>
        <TextField
          label={label}
          type="tel"
          placeholder="(415) 555-0123"
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
        <TextField
          label="Whose it is"
          placeholder="Optional"
          autoComplete="off"
          maxLength={NUMBER_NAME_MAX}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" disabled={!typed.trim()}>
          Add
        </Button>
      </Entry>
      <List aria-label={label}>
        {numbers.map((phone) => (
          <Item key={phone}>
            {names[phone] && <Whose>{names[phone]}</Whose>}
            {showPhone(phone)}
            <button
              type="button"
              aria-label={`Remove ${names[phone] ?? showPhone(phone)}`}
              onClick={() => onRemove(phone)}
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
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) auto;
  gap: ${space[2]};
  ${besideButton}
`
const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  overflow-y: auto;
  gap: ${space[2]};
  max-height: 160px;
  margin-top: ${space[3]};
`
const Whose = styled.span`
  ${ellipsis}
  max-width: 16ch;
  margin-right: ${space[1]};
  font-weight: ${font.weight.medium};
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
