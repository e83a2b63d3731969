import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  askBeforeLosing,
  forgetKept,
  hasUnsaved,
  keepSent,
  keepUnsaved,
  keptTexts,
  leaveUnsaved,
  watchFields,
} from './unsaved.ts'
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
  field.focus()
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

it('unsaved text is kept when the session ends, for the person who wrote it', () => {
  write('textarea', 'Hello!')
  write('[aria-label]', 'Ada')
  keepUnsaved()
  expect(keptTexts(ADA)).toEqual([
    { label: 'Greeting ', text: 'Hello!' },
    { label: 'Name', text: 'Ada' },
  ])
  forgetKept()
  expect(keptTexts(ADA)).toEqual([])
})

it('unsaved text is not shown to anybody else', () => {
  write('textarea', 'Hello!')
  keepUnsaved()
  expect(keptTexts('kim@example.com')).toEqual([])
})

it('secrets, searches, removed fields and fields stored elsewhere are not kept', () => {
  for (const selector of ['[type=password]', '[type=search]', '[data-kept]', 'textarea'])
    write(selector, 'x')
  document.querySelector('label')!.remove()
  keepUnsaved()
  expect(keptTexts(ADA)).toEqual([])
})

describe('text that would be lost', () => {
  beforeEach(() => {
    document.body.innerHTML = '<form><input type="text" aria-label="Name" value="Ada"></form>'
  })
  const send = () =>
    document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true }))

  it('is what was written into a form until it is sent, and again where the server refuses it', () => {
    expect(hasUnsaved(document)).toBe(false)
    write('input', 'Kim')
    expect(hasUnsaved(document)).toBe(true)
    send()
    expect(hasUnsaved(document)).toBe(false)
    keepSent()
    expect(hasUnsaved(document)).toBe(true)
    write('input', 'Ada')
    expect(hasUnsaved(document)).toBe(false)
  })

  it('is none in a form that is emptied once it was sent', () => {
    write('input', 'Kim')
    send()
    document.querySelector('input')!.value = ''
    expect(hasUnsaved(document)).toBe(false)
  })

  it('is what was sent but is marked as invalid', () => {
    write('input', 'Kim?')
    send()
    document.querySelector('input')!.setAttribute('aria-invalid', 'true')
    expect(hasUnsaved(document)).toBe(true)
  })

  it('is lost only once the user agrees', async () => {
    const leave = vi.fn()
    write('input', 'Kim')
    askBeforeLosing(() => Promise.resolve(false))
    await leaveUnsaved(document, leave)
    expect(leave).not.toHaveBeenCalled()
    askBeforeLosing(() => Promise.resolve(true))
    await leaveUnsaved(document, leave)
    expect(leave).toHaveBeenCalledOnce()
    expect(hasUnsaved(document)).toBe(false)
  })
})
