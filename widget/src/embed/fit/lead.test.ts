import type { LeadForm, WidgetConfig } from 'shared-types'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChatState } from '../../chat/types.ts'
import type { FitOptions } from '../types.ts'
import { showLead } from '../../panel/lead-form.ts'
import { askWhen } from './lead.ts'

const form = (when: LeadForm['when'], required: boolean): LeadForm => ({
  when,
  intro: 'Who are you?',
  fields: [
    { kind: 'email', label: 'Email', required },
    { kind: 'text', label: 'Budget', required: false },
  ],
})

let root: ShadowRoot
let end: (() => void) | undefined
const post = vi.fn<(path: string, body: object) => Promise<unknown>>()

beforeEach(() => {
  localStorage.clear()
  post.mockReset().mockResolvedValue(null)
  vi.stubGlobal('LEAD_INTEGRITY', 'sha256-x')
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  )
  Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', {
    value: [],
    configurable: true,
  })
  const host = document.createElement('div')
  document.body.append(host)
  root = host.attachShadow({ mode: 'open' })
  const panel = document.createElement('section')
  panel.className = 'nx-panel'
  panel.append(document.createElement('header'), document.createElement('main'))
  root.append(panel)
})
afterEach(() => {
  end?.()
  document.body.replaceChildren()
})

/** A chat with these messages. */
const make = (asked: LeadForm, messages: Partial<ChatState['messages'][number]>[] = []) => {
  const state = { messages } as ChatState
  let tell = () => {}
  const subscribe = (listener: () => void) => {
    tell = listener
    return () => {}
  }
  const chat = { post, subscribe, getState: () => state, send: () => {} }
  const options = {
    key: 'k',
    root,
    agentId: 'a1',
    config: {} as WidgetConfig,
    load: async () => ({ showLead }),
    mount: async () => ({ chat }),
  }
  end = askWhen(asked, options as unknown as FitOptions)
  return {
    say: (...said: typeof messages) => {
      state.messages.push(...(said as ChatState['messages']))
      tell()
    },
  }
}
const open = (...given: Parameters<typeof make>) => {
  const made = make(...given)
  dispatchEvent(new CustomEvent('nexus:open', { detail: { agentId: 'a1' } }))
  return made
}
const anotherTask = () => new Promise((resolve) => void setTimeout(resolve))
const shown = () => root.querySelector('form')
const field = (at: number) => root.querySelectorAll<HTMLInputElement>('input, textarea')[at]!
const press = (label: string) =>
  [...root.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click()

test('before anything is written the form lies over the chat, which is out of reach until it is sent', async () => {
  const told = vi.fn<(event: CustomEvent<{ answers: unknown }>) => void>()
  addEventListener('nexus:lead', told)
  open(form('before', true))
  await vi.waitFor(() => expect(shown()).not.toBeNull())
  expect(root.querySelector('main')?.inert).toBe(true)
  expect([...root.querySelectorAll('button')].map((each) => each.textContent)).toEqual(['Continue'])
  field(0).value = 'ada@example.com'
  press('Continue')
  await vi.waitFor(() => expect(shown()).toBeNull())
  const answers = [
    { label: 'Email', value: 'ada@example.com' },
    { label: 'Budget', value: '' },
  ]
  expect(post).toHaveBeenCalledExactlyOnceWith('lead', { answers })
  expect(told.mock.calls[0]?.[0].detail.answers).toEqual(answers)
  expect(root.querySelector('main')?.inert).toBe(false)
  removeEventListener('nexus:lead', told)
})

test('the form is shown even if the chat was opened before the form arrived', async () => {
  const frame = document.createElement('div')
  frame.className = 'nx-frame'
  root.append(frame)
  make(form('before', false))
  await vi.waitFor(() => expect(shown()).not.toBeNull())
})

test('a refusal of the server is shown, and the form keeps its values', async () => {
  post.mockRejectedValueOnce(new Error('Email: Enter an address like name@example.com'))
  open(form('before', false))
  await vi.waitFor(() => expect(shown()).not.toBeNull())
  field(1).value = '500'
  press('Continue')
  await vi.waitFor(() => expect(shown()?.textContent).toContain('Enter an address like'))
  expect(field(1).value).toBe('500')
})

test('a skipped optional form is not shown again', async () => {
  open(form('before', false))
  await vi.waitFor(() => expect(shown()).not.toBeNull())
  press('Skip')
  expect(shown()).toBeNull()
  end?.()
  open(form('before', false))
  await anotherTask()
  expect(shown()).toBeNull()
})

test('within a chat the form comes after the first answer', async () => {
  const chat = open(form('within', true), [{ from: 'visitor', state: 'sent' }])
  await anotherTask()
  expect(shown()).toBeNull()
  chat.say({ from: 'agent', state: 'streaming' })
  expect(shown()).toBeNull()
  chat.say({ from: 'agent', state: 'sent' })
  await vi.waitFor(() => expect(shown()).not.toBeNull())
  expect(root.querySelector('main')?.inert).not.toBe(true)
})
