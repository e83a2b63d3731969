import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TextField } from './TextField.tsx'

test('a hint describes the field until an error takes its place', () => {
  const { rerender } = render(<TextField label="Agent name" hint="Only you see it." />)
  const field = screen.getByLabelText('Agent name')
  expect(field.getAttribute('aria-invalid')).toBeNull()
  expect(screen.getByRole('textbox', { description: 'Only you see it.' })).toBe(field)

  rerender(<TextField label="Agent name" hint="Only you see it." error="Agent name is required" />)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('textbox', { description: 'Agent name is required' })).toBe(field)
})

test('a field says that the rest of a long paste was left out, until there is room again', () => {
  render(<TextField label="Agent name" hint="Only you see it." maxLength={15} />)
  const field = screen.getByLabelText<HTMLInputElement>('Agent name')
  const paste = (text: string) => fireEvent.paste(field, { clipboardData: { getData: () => text } })
  const says = (text: string) => expect(screen.queryByText(text)).not.toBeNull()
  paste('Front desk')
  says('Only you see it.')
  paste('Front desk at the harbour')
  says('The rest was left out: at most 15 characters fit.')
  fireEvent.input(field, { target: { value: 'Front desk at t' } })
  says('The rest was left out: at most 15 characters fit.')
  fireEvent.input(field, { target: { value: 'Front desk' } })
  says('Only you see it.')
})
