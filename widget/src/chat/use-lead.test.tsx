import type { LeadForm } from 'shared-types'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { act, button, click, draw, press, settle, type } from '#dom'
import { config, fakeServer } from '../test/fake-server.ts'
import type { FakeServer } from '../test/fake-server.ts'
import { NexusChat } from './NexusChat.tsx'

const API = 'https://api.example/api'

let server: FakeServer
beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  server = fakeServer()
  // jsdom has none.
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  )
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], configurable: true })
})
afterEach(() => void vi.useRealTimers())

const formOf = (when: LeadForm['when']): LeadForm => ({
  when,
  intro: 'Who are you?',
  fields: [{ kind: 'email', label: 'Email', required: true }],
})

/** A page with the chat of an agent whose owner uses this form. */
async function open(when: LeadForm['when'], onLead?: (answers: object[]) => void) {
  const asking = { ...config, lead_form: formOf(when) }
  // StrictMode runs effects twice.
  server.holdNext(asking)()
  server.holdNext(asking)()
  const drawn = await draw(
    <StrictMode>
      <NexusChat agentId="a1" apiBase={API} onLead={onLead} />
    </StrictMode>,
  )
  await until(() => drawn.container.querySelector('textarea')?.disabled === false)
  await act(() => vi.dynamicImportSettled())
  await settle()
  return drawn
}

/** Loading and parsing take real time, whatever the test's fake clock says. */
async function until(isSo: () => boolean) {
  for (let tries = 0; tries < 200 && !isSo(); tries++) {
    await act(() => vi.dynamicImportSettled())
    await settle()
  }
  expect(isSo()).toBe(true)
}

const form = (container: Element) => container.querySelector('form.nx-lead')

async function fill(container: Element, text: string) {
  container.querySelector<HTMLInputElement>('.nx-lead input')!.value = text
  await click(button(container, 'Continue'))
  await until(() => form(container) === null)
}

test('the form is shown once before a visitor writes, and the page receives the answers', async () => {
  const onLead = vi.fn<(answers: object[]) => void>()
  const { container, redraw } = await open('before', onLead)
  await until(() => form(container) !== null)
  expect(container.querySelectorAll('form.nx-lead')).toHaveLength(1)
  expect(container.textContent).toContain('Who are you?')
  await fill(container, 'ada@example.com')
  const sent = server.calls.find(({ path }) => path.endsWith('/lead'))
  expect(sent?.body).toEqual({ answers: [{ label: 'Email', value: 'ada@example.com' }] })
  expect(onLead.mock.calls).toEqual([[[{ label: 'Email', value: 'ada@example.com' }]]])
  await redraw(null)
  const again = await open('before', onLead)
  expect(form(again.container)).toBeNull()
})

test('within a chat the form comes after the first answer', async () => {
  const { container } = await open('within')
  expect(form(container)).toBeNull()
  await type(container.querySelector('textarea'), 'Hello')
  await press(container.querySelector('textarea'), 'Enter')
  await until(() => server.answers.length > 0)
  const message = server.store('agent', 'Good day.')
  server.say('done', { outcome: 'answered', message, offer_person: false })
  server.endAnswer()
  await until(() => form(container)?.textContent?.includes('Who are you?') === true)
})

test('a chat that is taken off the page takes the form along, and shows it again when it is back', async () => {
  const { container, redraw } = await open('before')
  await until(() => form(container) !== null)
  await redraw(null)
  expect(form(document.body)).toBeNull()
  const back = await open('before')
  await until(() => form(back.container) !== null)
})

test('no form is shown if the owner asks for nothing', async () => {
  const { container } = await draw(<NexusChat agentId="a1" apiBase={API} />)
  await until(() => container.querySelector('textarea')?.disabled === false)
  await act(() => vi.dynamicImportSettled())
  expect(form(container)).toBeNull()
})

test('the line “Powered by” is absent if the owner removed it', async () => {
  server.holdNext({ ...config, options: { powered: false } })()
  const { container, redraw } = await draw(<NexusChat agentId="a1" apiBase={API} />)
  await until(() => container.querySelector('textarea')?.disabled === false)
  expect(container.textContent).not.toContain('Powered by')
  await redraw(null)
  const other = await draw(<NexusChat agentId="a1" apiBase={API} />)
  await until(() => other.container.textContent.includes('Powered by'))
})
