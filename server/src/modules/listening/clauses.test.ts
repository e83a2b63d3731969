import { expect, it } from 'vitest'
import { asks, clausesOf } from './clauses.ts'

it.each([
  [
    'Hello, this is Tom Baker. I want to know what a full service costs.',
    ['I want to know what a full service costs.'],
    ['Hello, this is Tom Baker.'],
  ],
  ['My chain broke. What is a new one?', ['What is a new one?'], ['My chain broke.']],
  ['My chain broke. It is a tandem.', ['My chain broke. It is a tandem.'], []],
])('“%s” asks %j beside %j', (text, questions, statements) => {
  expect(clausesOf(text)).toEqual({ questions, statements })
})

it.each([
  ['qué incluye el servicio', true],
  ['où êtes-vous', true],
  ['and do you deliver', true],
  ['doña Marta', false],
  ['sí por favor', false],
])('“%s” asks something: %s', (text, expected) => {
  expect(asks(text)).toBe(expected)
})
