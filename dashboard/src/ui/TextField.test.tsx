import { render, screen } from '@testing-library/react'
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
