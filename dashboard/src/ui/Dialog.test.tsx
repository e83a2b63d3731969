import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'

const dialog = (open: boolean, onClose = () => {}) => (
  <Dialog open={open} onClose={onClose} title="Rename" description="Give it a name.">
    <input aria-label="Name" />
  </Dialog>
)

test('the page body is marked modal-open while a modal is open', () => {
  const { rerender } = render(dialog(true))
  expect(document.body.classList.contains('modal-open')).toBe(true)
  rerender(dialog(false))
  expect(document.body.classList.contains('modal-open')).toBe(false)
})

test('two modals, one closed: the body stays marked', () => {
  const both = (second: boolean) => (
    <>
      {dialog(true)}
      {dialog(second)}
    </>
  )
  const { rerender } = render(both(true))
  rerender(both(false))
  expect(document.body.classList.contains('modal-open')).toBe(true)
})

test('a modal is named by its title, described by its text, and focuses its content', () => {
  render(dialog(true))
  const box = screen.getByRole('dialog', { name: 'Rename', description: 'Give it a name.' })
  expect(box.contains(document.activeElement)).toBe(true)
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
})

test('Escape and the close button close it', () => {
  const onClose = vi.fn()
  render(dialog(true, onClose))
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('a modal that closes by its buttons needs no close button', () => {
  render(<Dialog open onClose={() => {}} title="Sure?" closeButton={false} />)
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})

test('a press outside closes it, but not the second of the double click that opened it', () => {
  const onClose = vi.fn()
  render(dialog(true, onClose))
  const scrim = screen.getByRole('dialog').parentElement!
  fireEvent.mouseDown(scrim, { detail: 2 })
  fireEvent.mouseDown(screen.getByLabelText('Name'), { detail: 1 })
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.mouseDown(scrim, { detail: 1 })
  expect(onClose).toHaveBeenCalledTimes(1)
})

test("the browser's Back closes the topmost dialog, and skips what was closed otherwise", async () => {
  history.replaceState({ idx: 0 }, '', '/before')
  history.pushState({ idx: 1 }, '', '/page')
  const onClose = vi.fn()
  const both = (second: boolean) => (
    <>
      {dialog(true, onClose)}
      {dialog(second)}
    </>
  )
  const { rerender, unmount } = render(both(true))
  rerender(both(false))
  history.back()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  unmount()
  expect(location.pathname).toBe('/page')
  history.back()
  await vi.waitFor(() => expect(location.pathname).toBe('/before'))
})
