import { expect, it } from 'vitest'
import { refusalOf } from './use-uploads.ts'

it.each([
  ['image/jpeg', 10_000_000, undefined],
  ['application/pdf', 1, undefined],
  ['image/jp', 1, 'Send a picture (JPEG, PNG, WebP or GIF) or a PDF.'],
  ['', 1, 'Send a picture (JPEG, PNG, WebP or GIF) or a PDF.'],
  ['image/jpeg', 10_000_001, 'A file may have no more than 10 MB.'],
])('a file of type “%s” and %d bytes: %s', (type, size, refusal) => {
  expect(refusalOf({ type, size })).toBe(refusal)
})
