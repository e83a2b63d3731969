import { useState } from 'react'
import { styled } from 'styled-components'
import { TextField } from '~/ui/TextField.tsx'

const MAX = 24 * 60

type Props = { label: string; minutes: number; onChange: (minutes: number) => void }

/** Saved when the field loses the focus: a number that is half typed is another number. */
export function Minutes({ label, minutes, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const value = typed ?? String(minutes)
  const number = Number(value)
  const isValid = Number.isInteger(number) && number >= 1 && number <= MAX
  const save = () => {
    if (!isValid) return
    setTyped(null)
    if (number !== minutes) onChange(number)
  }
  return (
    <Short>
      <TextField
        label={label}
        type="number"
        min={1}
        max={MAX}
        value={value}
        error={isValid ? undefined : 'From one minute to a day'}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={save}
      />
    </Short>
  )
}

const Short = styled.div`
  max-width: 240px;
`
