import { useEffect, useRef, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { TextField } from '~/ui/TextField.tsx'

/** The maximal length of one spoken turn, in characters. */
const LONGEST = 2_000

type Props = {
  disabled: boolean
  /** The text typed so far; called at every change. */
  onType: (text: string) => void
  onSay: (text: string) => void
}

export function SayForm({ disabled, onType, onSay }: Props) {
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!disabled) input.current?.focus()
  }, [disabled])
  const handleType = (typed: string) => {
    setText(typed)
    if (typed.trim()) onType(typed)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const words = text.trim()
    if (!words || disabled) return
    onSay(words)
    setText('')
  }
  return (
    <Form onSubmit={handleSubmit}>
      <TextField
        ref={input}
        label="What you say"
        hideLabel
        placeholder="What you say"
        autoComplete="off"
        maxLength={LONGEST}
        disabled={disabled}
        value={text}
        onChange={(event) => handleType(event.target.value)}
      />
      <Button type="submit" variant="primary" disabled={disabled || !text.trim()}>
        Say
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space[2]};
`
