import { expect, it } from 'vitest'
import { emailIn } from './email-in.ts'

it.each([
  ['ada@example.com', 'ada@example.com'],
  ['My email is ada@example.com, thank you', 'ada@example.com'],
  ['I already wrote to info@yourshop.example and had no answer', null],
  ['Please ask my boss, bob@example.com, he knows all about it', null],
  ['ada at example dot com', null],
])('the email address in %j is %j', (text, email) => expect(emailIn(text)).toBe(email))
