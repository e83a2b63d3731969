import { expect, it } from 'vitest'
import { isUnavailable, isUniqueViolation } from './errors.ts'

const coded = (code: string) => Object.assign(new Error('from the database'), { code })
const wrapped = (cause: Error) => new Error('Failed query', { cause })

it.each(['57P01', '57P03', '57014', '55000', '08006', '53300', 'ECONNREFUSED', 'ECONNRESET'])(
  'an unreachable database is distinguished from one that refuses: %s',
  (code) => {
    expect(isUnavailable(coded(code))).toBe(true)
    expect(isUnavailable(wrapped(coded(code)))).toBe(true)
  },
)

it.each(['Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])(
  'an unreachable database is recognised without an error code: %s',
  (message) => expect(isUnavailable(wrapped(new Error(message)))).toBe(true),
)

it.each([coded('23505'), coded('42P01'), new Error('something else'), 'no error'])(
  'an error that would occur again does not count as unreachable: %s',
  (error) => expect(isUnavailable(error)).toBe(false),
)

it('a unique violation is recognised inside wrapped errors', () => {
  expect(isUniqueViolation(wrapped(coded('23505')))).toBe(true)
  expect(isUniqueViolation(coded('23503'))).toBe(false)
})
