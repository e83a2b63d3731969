import type { WidgetConfig } from 'shared-types'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readOptions } from './options.ts'
import { createWidget } from './widget.ts'

const config: WidgetConfig = {
  agent_id: 'a1',
  active: true,
  brand_name: 'Acme',
  brand_color: '#ffee88',
  text_color: '#ffffff',
  welcome_message: 'Hello **you**',
  suggested_questions: [],
  allow_handover: true,
  language: 'auto',
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  // jsdom has no constructed style sheets.
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  )
  Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', {
    value: [],
    writable: true,
    configurable: true,
  })
})
afterEach(() => window.Nexus?.destroy())

const answer = (status: number, data?: WidgetConfig) => {
  const fetch = vi.fn<(url: string) => Promise<Response>>(async () =>
    Response.json({ message: '', data }, { status }),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const embed = (data: Record<string, string> = {}) => {
  const script = document.createElement('script')
  Object.assign(script.dataset, { agentId: 'a1', ...data })
  Object.defineProperty(script, 'src', {
    value: 'https://nexus.example/widget/1.0.6/nexus-widget.js',
  })
  window.Nexus = createWidget(script, readOptions(script))
}
const host = () => document.querySelector<HTMLElement>('nexus-widget')
const launcher = () => host()?.shadowRoot?.querySelector<HTMLElement>('.launcher')
const teaser = () => host()?.shadowRoot?.querySelector('.teaser')

test('the launcher stands before the server has answered, and asks it where the script came from', async () => {
  const fetch = answer(200, config)
  embed()
  expect(launcher()?.ariaLabel).toBe('Open chat')
  await vi.waitFor(() =>
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      'https://nexus.example/api/widget/agents/a1/config',
      expect.anything(),
    ),
  )
})

test('another API may be named', async () => {
  const fetch = answer(200, config)
  embed({ apiBase: 'https://api.example/v1/' })
  await vi.waitFor(() =>
    expect(fetch.mock.calls[0]?.[0]).toBe('https://api.example/v1/widget/agents/a1/config'),
  )
})

test('the launcher takes the colours of the brand, with a sign that can be seen on them', async () => {
  answer(200, config)
  embed()
  await vi.waitFor(() => expect(host()?.style.getPropertyValue('--brand')).toBe('#ffee88'))
  expect(host()?.style.getPropertyValue('--on-brand')).toBe('#000000')
})

test.each([
  ['unknown', 404, undefined],
  ['not active', 200, { ...config, active: false }],
] as const)(
  'an agent that is %s leaves nothing on the page but one warning',
  async (_, status, data) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    answer(status, data)
    embed()
    await vi.waitFor(() => expect(host()).toBeNull())
    expect(window.Nexus).toBeUndefined()
    expect(warn).toHaveBeenCalledOnce()
  },
)

test('the welcome message is shown until it is sent away, and then never again', async () => {
  answer(200, config)
  embed()
  await vi.waitFor(() => expect(teaser()?.textContent).toContain('Hello you'))
  teaser()?.querySelectorAll('button')[1]?.click()
  expect(teaser()).toBeNull()
  window.Nexus?.destroy()
  embed()
  await vi.waitFor(() => expect(host()?.style.getPropertyValue('--brand')).not.toBe(''))
  expect(teaser()).toBeFalsy()
})

test('the chat is fetched, with its hash, when a pointer comes near and not before', async () => {
  vi.stubGlobal('PANEL_INTEGRITY', 'sha384-x')
  answer(200, config)
  embed()
  const link = () => document.querySelector<HTMLLinkElement>('link[rel=modulepreload]')
  expect(link()).toBeNull()
  launcher()?.dispatchEvent(new Event('pointerenter'))
  expect(link()?.href).toBe('https://nexus.example/widget/1.0.6/nexus-panel.js')
  expect(link()?.integrity).toBe('sha384-x')
})

test('the page says the direction, and the tag may say another', () => {
  answer(200, config)
  document.documentElement.style.direction = 'rtl'
  embed()
  expect(host()?.dir).toBe('rtl')
  window.Nexus?.destroy()
  embed({ dir: 'ltr', theme: 'dark' })
  expect(host()?.dir).toBe('ltr')
  expect(host()?.dataset.scheme).toBe('dark')
  document.documentElement.style.direction = ''
})
