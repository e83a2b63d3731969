import type { ProactiveMessage, WidgetConfig, WidgetOptions } from 'shared-types'
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, test, vi } from 'vitest'
import type { NexusOptions } from '../page.ts'
import type { FitOptions } from '../types.ts'
import { readOptions } from '../options.ts'
import { isAt, pathOf } from './address.ts'
import { isDue } from './due.ts'
import { readGiven } from './given.ts'
import { fit } from './index.ts'
import { lookCss } from './look.ts'

describe('a path of the page', () => {
  it.each([
    ['/checkout', ['/checkout'], true],
    ['/checkout/', ['/checkout'], true],
    ['/checkout/pay', ['/checkout'], false],
    ['/account', ['/account/*'], true],
    ['/account/orders', ['/account/*'], true],
    ['/accounting', ['/account/*'], false],
    ['/accounting', ['/account*'], true],
    ['/', ['/'], true],
    ['/anything', ['/'], false],
  ])('%s of %j: %s', (path, patterns, isOne) => expect(isAt(path, patterns)).toBe(isOne))
  it('is the part behind the hash in an app that routes with it', () => {
    expect(pathOf({ pathname: '/app', hash: '#/cart?x=1' })).toBe('/cart')
    expect(pathOf({ pathname: '/app', hash: '#prices' })).toBe('/app')
  })
})

describe('a message of its own accord is due', () => {
  const moment = { path: '/pricing', seconds: 10, scrolled: 40, isReturning: false }
  it.each([
    [{}, true],
    [{ after: 10 }, true],
    [{ after: 11 }, false],
    [{ scroll: 40 }, true],
    [{ scroll: 41 }, false],
    [{ paths: ['/pricing'] }, true],
    [{ paths: ['/docs/*'] }, false],
    [{ visitors: 'new' }, true],
    [{ visitors: 'returning' }, false],
    [{ after: 5, scroll: 90 }, false],
  ] as [Partial<ProactiveMessage>, boolean][])('where it asks %j: %s', (asked, due) => {
    expect(isDue({ text: 'Hi', ...asked }, moment)).toBe(due)
  })
})

test('attributes are read as numbers and lists, and invalid ones are left out', () => {
  expect(
    readGiven({
      edge: '24',
      size: '9',
      side: 'up',
      hide: '/a, /b/*',
      label: 'Ask us',
      radius: 'x',
    }),
  ).toEqual({ edge: 24, size: 44, hide: ['/a', '/b/*'], label: 'Ask us', messages: [] })
})

test('no rule of the appearance changes how the panel covers a phone', () => {
  const css = lookCss({ side: 'left', edge: 8, bottom: 90, radius: 0 }, undefined)
  expect(css).toContain('inset-inline:auto;left:8px')
  expect(
    css.replace(/@media \(min-width:481px\) and \(min-height:481px\)\{.*?\}\}/, ''),
  ).not.toContain('nx-frame')
})

describe('on a page', () => {
  let end: (() => void) | undefined
  beforeEach(() => {
    vi.useFakeTimers()
    localStorage.clear()
    sessionStorage.clear()
    history.replaceState(null, '', '/')
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
  })
  afterEach(() => {
    end?.()
    vi.useRealTimers()
    document.body.replaceChildren()
  })

  const makeFit = (options: WidgetConfig['options'], given = {}) => {
    const host = document.createElement('nexus-widget')
    const root = host.attachShadow({ mode: 'open' })
    const button = document.createElement('button')
    button.ariaLabel = 'Open chat'
    root.append(button)
    document.body.append(host)
    const config = { welcome_message: 'Hello', options } as WidgetConfig
    const base = { agentId: 'a1', key: 'k', colorScheme: 'auto', given, config, host, root, button }
    const mount = () => Promise.reject(new Error('not wanted here'))
    end = fit({ ...base, mount, open: async () => {} } as unknown as FitOptions)
    return {
      host,
      button,
      config,
      teaser: () => root.querySelector('.teaser')?.textContent ?? null,
    }
  }

  it('the launcher is hidden on excluded pages, also when an app navigates there', () => {
    const { host } = makeFit({ hide: ['/checkout'] })
    expect(host.hasAttribute('data-off')).toBe(false)
    history.pushState(null, '', '/checkout')
    vi.advanceTimersByTime(500)
    expect(host.hasAttribute('data-off')).toBe(true)
    history.pushState(null, '', '/')
    vi.advanceTimersByTime(500)
    expect(host.hasAttribute('data-off')).toBe(false)
  })

  it('the options of the page override those of the owner', () => {
    const { button } = makeFit({ label: 'Chat' }, { label: 'Ask us' })
    expect(button.textContent?.trim()).toBe('Ask us')
    expect(button.ariaLabel).toBe('Ask us, Open chat')
  })

  it('a message appears once, when it is due, and becomes the welcome message', () => {
    const message = { text: 'Questions about prices?', after: 10 }
    const { teaser, config } = makeFit({ messages: [message] })
    vi.advanceTimersByTime(9_900)
    expect(teaser()).toBeNull()
    vi.advanceTimersByTime(100)
    expect(teaser()).toContain(message.text)
    expect(config.welcome_message).toBe(message.text)
    dispatchEvent(new CustomEvent('nexus:open', { detail: { agentId: 'a1' } }))
    expect(teaser()).toBeNull()
    end?.()
    const later = makeFit({ messages: [message] })
    vi.advanceTimersByTime(20_000)
    expect(later.teaser()).toBeNull()
  })

  it('a message stays while the chat of another agent on the page is opened', () => {
    const { teaser } = makeFit({ messages: [{ text: 'Hi' }] })
    vi.advanceTimersByTime(1_000)
    dispatchEvent(new CustomEvent('nexus:open', { detail: { agentId: 'a2' } }))
    expect(teaser()).toContain('Hi')
    dispatchEvent(new CustomEvent('nexus:open', { detail: { agentId: 'a1' } }))
    expect(teaser()).toBeNull()
  })

  it('a message waits until nobody types', () => {
    const field = document.createElement('input')
    document.body.append(field)
    field.focus()
    const { teaser } = makeFit({ messages: [{ text: 'Hi' }] })
    vi.advanceTimersByTime(5_000)
    expect(teaser()).toBeNull()
    field.blur()
    vi.advanceTimersByTime(1_000)
    expect(teaser()).toContain('Hi')
  })

  it('a message waits while somebody types into a field inside a shadow root', () => {
    const component = document.createElement('div')
    const field = document.createElement('input')
    component.attachShadow({ mode: 'open' }).append(field)
    document.body.append(component)
    field.focus()
    const { teaser } = makeFit({ messages: [{ text: 'Hi' }] })
    vi.advanceTimersByTime(5_000)
    expect(teaser()).toBeNull()
  })

  it('a message waits while the launcher is hidden', () => {
    history.replaceState(null, '', '/checkout')
    const { host, teaser } = makeFit({ hide: ['/checkout'], messages: [{ text: 'Hi' }] })
    vi.advanceTimersByTime(5_000)
    expect(teaser()).toBeNull()
    history.pushState(null, '', '/')
    host.hidden = true
    vi.advanceTimersByTime(5_000)
    expect(teaser()).toBeNull()
    host.hidden = false
    vi.advanceTimersByTime(1_000)
    expect(teaser()).toContain('Hi')
  })

  it('an app that goes to another page takes its message along, and that page may have another', () => {
    const { teaser } = makeFit({
      messages: [
        { text: 'Welcome', paths: ['/'] },
        { text: 'Questions about prices?', paths: ['/pricing'] },
      ],
    })
    vi.advanceTimersByTime(1_000)
    expect(teaser()).toContain('Welcome')
    history.pushState(null, '', '/pricing')
    vi.advanceTimersByTime(1_000)
    expect(teaser()).toContain('Questions about prices?')
    history.pushState(null, '', '/')
    vi.advanceTimersByTime(5_000)
    expect(teaser()).toBeNull()
  })

  it('no message appears while the visitor has a conversation', () => {
    localStorage.setItem('k', '{}')
    const { teaser } = makeFit({ messages: [{ text: 'Hi' }] })
    vi.advanceTimersByTime(5_000)
    expect(teaser()).toBeNull()
  })

  it('a message for returning visitors appears on another visit, not on another page', () => {
    const message = { text: 'Welcome back', visitors: 'returning' } as const
    const first = makeFit({ messages: [message] })
    vi.advanceTimersByTime(2_000)
    expect(first.teaser()).toBeNull()
    end?.()
    const samePage = makeFit({ messages: [message] })
    vi.advanceTimersByTime(2_000)
    expect(samePage.teaser()).toBeNull()
    end?.()
    sessionStorage.clear()
    const another = makeFit({ messages: [message] })
    vi.advanceTimersByTime(2_000)
    expect(another.teaser()).toContain('Welcome back')
  })
})

test('a page can set the same options as the owner', () => {
  type OfThePage = 'agentId' | 'apiBase' | 'dir' | 'language' | 'identity'
  expectTypeOf<Omit<NexusOptions, OfThePage>>().toEqualTypeOf<WidgetOptions>()
})

test('a page sets in JavaScript the options that its tag leaves open', () => {
  const script = document.createElement('script')
  Object.assign(script.dataset, { agentId: 'a1', side: 'left' })
  Object.defineProperty(script, 'src', { value: 'https://nexus.example/widget/nexus-widget.js' })
  window.NexusOptions = { side: 'right', bottom: 90, theme: 'dark' }
  const { given, colorScheme, agentId } = readOptions(script)
  delete window.NexusOptions
  expect({ given, colorScheme, agentId }).toEqual({
    given: { side: 'left', bottom: 90 },
    colorScheme: 'dark',
    agentId: 'a1',
  })
})
