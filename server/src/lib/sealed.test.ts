import { expect, it } from 'vitest'
import { seal, unseal } from './sealed.ts'

it('a value is decrypted with its secret, also after that has become the previous secret', () => {
  const sealed = seal('old', 'keys', 'hidden words')
  expect(sealed).not.toContain('hidden')
  expect(unseal(['old'], 'keys', sealed)).toBe('hidden words')
  expect(unseal(['new', 'old'], 'keys', sealed)).toBe('hidden words')
})

it('a value is not decrypted with another secret, for another purpose, or after it was changed', () => {
  const sealed = seal('old', 'keys', 'hidden words')
  expect(unseal(['new'], 'keys', sealed)).toBeNull()
  expect(unseal(['old'], 'other', sealed)).toBeNull()
  expect(unseal(['old'], 'keys', `${sealed.slice(0, -4)}AAAA`)).toBeNull()
  expect(unseal(['old'], 'keys', '')).toBeNull()
})
