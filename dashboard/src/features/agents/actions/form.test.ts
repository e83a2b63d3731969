import type { Action } from 'shared-types'
import { expect, it } from 'vitest'
import { formOf, writtenOf } from './form.ts'

const action: Action = {
  id: 'a',
  name: 'Order status',
  purpose: 'Tells how an order is doing.',
  examples: ['Where is my order?', 'Track it'],
  method: 'POST',
  tool: null,
  url: 'https://shop.example/orders',
  headers: [{ name: 'Authorization', value: null, is_secret: true }],
  body: '{}',
  inputs: [
    { name: 'item', kind: 'choice', ask: 'Which?', example: '', choices: ['mug', 'teapot'] },
  ],
  writes: true,
  result: '{status}',
  nothing: '',
  is_on: true,
  is_changed: false,
  updated_at: '2026-01-01T00:00:00Z',
}

it('opening and saving an action changes nothing, not even its secret', () => {
  const { id: _, updated_at: __, is_changed: ___, ...written } = action
  expect(writtenOf(formOf(action))).toEqual(written)
})

it('a newly typed secret is sent', () => {
  const form = formOf(action)
  form.headers[0]!.value = 'new'
  expect(writtenOf(form).headers).toEqual([
    { name: 'Authorization', value: 'new', is_secret: true },
  ])
})

it('empty lines are not examples, and a GET action that only reads sends no body', () => {
  const form = { ...formOf(action), examples: '\n One \n\n', method: 'GET' as const }
  expect(writtenOf(form)).toMatchObject({ examples: ['One'], body: '' })
})
