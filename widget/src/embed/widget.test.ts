import type { WidgetConfig } from 'shared-types'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { putOnPage } from './put-on-page.ts'
import type { NexusEvents } from './page.ts'

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
const german: WidgetConfig['panel'] = {
  language: 'de',
  locale: 'de-AT',
  dir: 'ltr',
  placeholder: null,
  launcher: { open: 'Chat öffnen', dismiss: 'Nachricht ausblenden' },
  background: '#ffee88',
  color: '#000000',
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
afterEach(() => {
  window.Nexus?.destroy()
  document.head.replaceChildren()
})

const answer = (status: number, data?: WidgetConfig) => {
  const fetch = vi.fn<(url: string) => Promise<Response>>(async () =>
    Response.json({ message: '', data }, { status }),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const run = (agentId: string, data: Record<string, string> = {}) => {
  const script = document.createElement('script')
  Object.assign(script.dataset, { agentId, ...data })
  Object.defineProperty(script, 'src', {
    value: 'https://nexus.example/widget/1.0.6/nexus-widget.js',
  })
  putOnPage(script)
}
const embed = (data: Record<string, string> = {}) => run('a1', data)
const host = () => document.querySelector<HTMLElement>('nexus-widget')
const launcher = () => host()?.shadowRoot?.querySelector<HTMLElement>('.launcher')
const teaser = () => host()?.shadowRoot?.querySelector('.teaser')

test('the launcher is shown before the host of the script answers', async () => {
  const fetch = answer(200, config)
  embed()
  expect(launcher()?.ariaLabel).toBe('Open chat')
  await vi.waitFor(() =>
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      'https://nexus.example/api/widget/agents/a1/config?page_language=',
      expect.anything(),
    ),
  )
})

test('another API address can be given', async () => {
  const fetch = answer(200, config)
  embed({ apiBase: 'https://api.example/v1/' })
  await vi.waitFor(() =>
    expect(fetch.mock.calls[0]?.[0]).toMatch('https://api.example/v1/widget/agents/a1/config'),
  )
})

test('the launcher has the colours that the server declares readable', async () => {
  answer(200, { ...config, panel: german })
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

test('before the chat is opened the page says the language, and the launcher and the welcome speak it', async () => {
  document.documentElement.lang = 'de-AT'
  const fetch = answer(200, { ...config, panel: german })
  embed()
  await vi.waitFor(() => expect(launcher()?.ariaLabel).toBe('Chat öffnen'))
  expect(fetch.mock.calls[0]?.[0]).toMatch(/config\?page_language=de-AT$/)
  await vi.waitFor(() =>
    expect(teaser()?.querySelectorAll('button')[1]?.ariaLabel).toBe('Nachricht ausblenden'),
  )
  document.documentElement.lang = ''
})

test('the tag may say another language than the page', async () => {
  document.documentElement.lang = 'de'
  const fetch = answer(200, config)
  embed({ language: 'pt-BR' })
  await vi.waitFor(() => expect(fetch.mock.calls[0]?.[0]).toMatch(/config\?language=pt-BR$/))
  document.documentElement.lang = ''
})

test.each([
  ['German', german, ['https://nexus.example/widget/1.0.6/nexus-de.json']],
  ['English', { ...german, language: 'en' as const }, []],
])('the words of a page in %s are fetched with the chat', async (_, panel, files) => {
  vi.stubGlobal('PANEL_INTEGRITY', 'sha384-x')
  const fetch = answer(200, { ...config, panel })
  embed()
  await vi.waitFor(() => expect(host()?.style.getPropertyValue('--brand')).toBe('#ffee88'))
  launcher()?.dispatchEvent(new Event('pointerenter'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(fetch.mock.calls.slice(1).map(([url]) => String(url))).toEqual(files)
})

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

test('the text direction is that of the page, unless the tag sets another', () => {
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

test('the page hides the whole widget and shows it again', () => {
  answer(200, config)
  embed()
  window.Nexus?.hide()
  expect(host()?.hidden).toBe(true)
  window.Nexus?.show()
  expect(host()?.hidden).toBe(false)
})

test('several agents share a page, and the next replaces a destroyed first one', async () => {
  answer(200, config)
  const ready = new Set<string>()
  const note = (event: NexusEvents['nexus:ready']) => ready.add(event.detail.agentId)
  addEventListener('nexus:ready', note)
  for (const agentId of ['a1', 'a2', 'a1']) run(agentId)
  expect(document.querySelectorAll('nexus-widget')).toHaveLength(2)
  expect(Object.keys(window.Nexus?.agents ?? {})).toEqual(['a1', 'a2'])
  await vi.waitFor(() => expect([...ready]).toEqual(['a1', 'a2']))
  const second = window.Nexus?.agents['a2']
  window.Nexus?.destroy()
  expect(window.Nexus).toBe(second)
  second?.destroy()
  expect(window.Nexus).toBeUndefined()
  removeEventListener('nexus:ready', note)
})

test('a widget with options in its tag is hidden until their code is loaded', async () => {
  vi.stubGlobal('FIT_INTEGRITY', 'sha256-x')
  answer(200, config)
  embed({ side: 'left' })
  expect(host()?.style.display).toBe('none')
  const link = () => document.querySelector<HTMLLinkElement>('link[href$="/nexus-fit.js"]')
  await vi.waitFor(() => expect(link()?.integrity).toBe('sha256-x'))
  expect(host()?.style.display).toBe('none')
})

test('a launcher that waits for its options is shown if the server does not answer', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  answer(500)
  embed({ side: 'left' })
  await vi.waitFor(() => expect(warn).toHaveBeenCalled())
  expect(host()?.style.display).toBe('')
  warn.mockRestore()
})

test('a widget that the page has hidden meanwhile stays hidden', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('FIT_INTEGRITY', 'sha256-x')
  answer(200, config)
  embed({ side: 'left' })
  const link = () => document.querySelector<HTMLLinkElement>('link[href$="/nexus-fit.js"]')
  await vi.waitFor(() => expect(link()).not.toBeNull())
  window.Nexus?.hide()
  link()?.dispatchEvent(new Event('error'))
  await vi.waitFor(() => expect(warn).toHaveBeenCalled())
  expect(host()?.hidden).toBe(true)
  warn.mockRestore()
})
