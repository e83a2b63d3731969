import { NOTICE_KINDS } from 'shared-types'
import { stringify } from 'uuid'
import { expect, it } from 'vitest'
import { signLink } from '../../lib/signed-link.ts'
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.ts'

const SECRET = 'a secret of this test'

it('a link sent by the first release still ends the kinds of notices it names', () => {
  const sent = (marks: number) =>
    signLink(SECRET, 'unsubscribe', Buffer.from([...Array(32), marks]))
  const kindsOf = (marks: number) => readUnsubscribeToken([SECRET], sent(marks))!.kinds
  expect(kindsOf(0b10)).toEqual(['call_message'])
  expect(kindsOf(0b1111111)).toEqual([
    'person_wanted',
    'call_message',
    'lead',
    'appointment',
    'number_suspended',
    'failing',
    'cap_near',
  ])
})

it('a link ends each kind it was made for, and no other', () => {
  const who = { userId: stringify(Buffer.alloc(16)), personId: stringify(Buffer.alloc(16)) }
  for (const kind of NOTICE_KINDS) {
    const token = unsubscribeToken(SECRET, { ...who, kinds: [kind] })
    expect(readUnsubscribeToken([SECRET], token)!.kinds).toEqual([kind])
  }
})
