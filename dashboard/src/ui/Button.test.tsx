import type { FormEvent } from 'react'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Button } from './Button.tsx'

test('a button at work takes no second click and does not submit again', () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" pending onClick={onClick}>
        Save
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Save' })
  fireEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-busy')).toBe('true')
})

test('a button that submits or saves takes a double click as one, others take it as two', () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
  const onClick = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit">Save</Button>
      <Button pending={false} onClick={onClick}>
        Delete
      </Button>
      <Button onClick={onClick}>Next page</Button>
    </form>,
  )
  const presses = (name: string) => {
    onClick.mockClear()
    for (const detail of [1, 2]) fireEvent.click(screen.getByRole('button', { name }), { detail })
    return onClick.mock.calls.length
  }
  presses('Save')
  expect(onSubmit).toHaveBeenCalledTimes(1)
  expect([presses('Delete'), presses('Next page')]).toEqual([1, 2])
})
