import { expect, it } from 'vitest'
import { linesOf, numberOf, problemsOf, sitesOf, tidy } from './drafts.ts'

it('a list is typed one entry per line or separated by commas', () => {
  expect(linesOf(' /a\n\n/b/*, /c ')).toEqual(['/a', '/b/*', '/c'])
})

it('websites are stored as origins, without duplicates', () => {
  expect(sitesOf('https://Shop.example.com/cart\nshop.example.com, *.Example.com')).toEqual([
    'shop.example.com',
    '*.example.com',
  ])
})

it('an empty field has no value, and letters are not read as a number', () => {
  expect([numberOf(''), numberOf('24 px'), numberOf('x')]).toEqual([undefined, 24, undefined])
  expect(tidy({ side: undefined, label: '', hide: [], edge: 0 })).toEqual({ edge: 0 })
})

it('each validation error is shown at its field', () => {
  expect(problemsOf({ size: 10, hide: ['/a', 'b'], messages: [{ text: ' ' }] })).toEqual({
    size: 'Enter a whole number from 44 to 88',
    hide: 'Write paths like /checkout or /account/*',
    'messages.0.text': 'Write what the message says',
  })
})
