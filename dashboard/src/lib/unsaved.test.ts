import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepUnsaved, takeUnsaved, watchFields } from './unsaved.ts'
import { USER_KEY } from './user-key.ts'

const ADA = 'ada@example.com'
let stop: () => void

beforeEach(() => {
  localStorage.setItem(USER_KEY, JSON.stringify({ email: ADA }))
  document.body.innerHTML =
    '<label>Greeting <textarea></textarea></label><input aria-label="Name"><input type="password"><input type="search"><textarea data-kept></textarea>'
  stop = watchFields()
})
afterEach(() => {
  stop()
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
})

const write = (selector: string, text: string) => {
  const field = document.querySelector<HTMLInputElement>(selector)!
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

it('unsaved text is kept once when the session ends, for the person who wrote it', () => {
  write('textarea', 'Hello!')
  write('[aria-label]', 'Ada')
  keepUnsaved()
  expect(takeUnsaved(ADA)).toEqual([
    { label: 'Greeting ', text: 'Hello!' },
    { label: 'Name', text: 'Ada' },
  ])
  expect(takeUnsaved(ADA)).toEqual([])
})

it('unsaved text is not shown to anybody else, and is then forgotten', () => {
  write('textarea', 'Hello!')
  keepUnsaved()
  expect(takeUnsaved('kim@example.com')).toEqual([])
  expect(takeUnsaved(ADA)).toEqual([])
})

it('secrets, searches, removed fields and fields stored elsewhere are not kept', () => {
  for (const selector of ['[type=password]', '[type=search]', '[data-kept]', 'textarea'])
    write(selector, 'x')
  document.querySelector('label')!.remove()
  keepUnsaved()
  expect(takeUnsaved(ADA)).toEqual([])
})
