import { describe, expect, it, test } from 'vitest'
import { AllowedSite, isAllowedSite, siteOf } from './allowed-sites.ts'
import { LeadForm, readLead } from './lead-form.ts'
import { WidgetOptions } from './widget-options.ts'

describe('a website an agent may stand on', () => {
  it.each([
    ['shop.example.com', 'https://shop.example.com', true],
    ['shop.example.com', 'http://shop.example.com', true],
    ['shop.example.com', 'https://example.com', false],
    ['shop.example.com', 'https://shop.example.com.evil.example', false],
    ['shop.example.com', 'https://shop.example.com:8443', false],
    ['localhost:5173', 'http://localhost:5173', true],
    ['*.example.com', 'https://a.b.example.com', true],
    ['*.example.com', 'https://example.com', false],
    ['*.example.com', 'https://notexample.com', false],
    ['shop.example.com', 'null', false],
  ])('%s and a page of %s: %s', (site, origin, isAllowed) => {
    expect(isAllowedSite([site], origin)).toBe(isAllowed)
  })
  it('is any website if none is named', () =>
    expect(isAllowedSite([], 'https://any.example')).toBe(true))
  it.each([
    ['https://Shop.Example.com/cart?x=1', 'shop.example.com'],
    ['*.Example.com', '*.example.com'],
    ['https://*.example.com/', '*.example.com'],
    ['localhost:5173', 'localhost:5173'],
    ['https://example.com:443', 'example.com'],
    ['münchen.de', 'xn--mnchen-3ya.de'],
  ])('typed as %s is %s', (typed, site) => {
    expect(siteOf(typed)).toBe(site)
    expect(AllowedSite.safeParse(site).success).toBe(true)
  })
  it.each(['', 'a b', '*', '*.', 'exa mple.com', '*.*.com'])('cannot be “%s”', (typed) =>
    expect(AllowedSite.safeParse(siteOf(typed)).success).toBe(false),
  )
})

const form = LeadForm.parse({
  when: 'before',
  intro: '',
  fields: [
    { kind: 'email', label: 'Email', required: true },
    { kind: 'phone', label: 'Phone', required: false },
    { kind: 'text', label: 'Budget', required: false },
  ],
})
const filled = (answers: Record<string, string>) =>
  readLead(form, {
    answers: Object.entries(answers).map(([label, value]) => ({ label, value })),
  })

describe('the answers of a visitor to a lead form', () => {
  it('are stored in the order of the form, without unknown or empty fields', () => {
    expect(filled({ Budget: ' 500 ', Other: 'x', Phone: '', Email: 'ada@example.com' })).toEqual({
      details: [
        { kind: 'email', label: 'Email', value: 'ada@example.com' },
        { kind: 'text', label: 'Budget', value: '500' },
      ],
    })
  })
  it.each([
    [{}, 'Email: this is needed'],
    [{ Email: 'ada' }, 'Email: Enter an address like name@example.com'],
    [{ Email: 'ada@example.com', Phone: 'call me' }, 'Phone: Enter a number like +1 415 555 0123'],
  ])('are refused with the reason: %o', (answers, problem) => {
    expect(filled(answers)).toEqual({ problem })
  })
})

test('two fields of a form have different labels', () => {
  const field = { kind: 'text', label: 'Budget', required: false }
  expect(LeadForm.safeParse({ ...form, fields: [field, field] }).success).toBe(false)
})

test('paths may end in a star and have none elsewhere', () => {
  const ok = (path: string) => WidgetOptions.safeParse({ hide: [path] }).success
  expect(['/', '/checkout', '/account/*', '/a*'].map(ok)).toEqual([true, true, true, true])
  expect(['checkout', '/a/*/b', '/a?b', '/a b', ''].map(ok)).toEqual(Array(5).fill(false))
})
