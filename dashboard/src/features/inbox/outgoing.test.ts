import { describe, expect, test } from 'vitest'
import { aMessage } from '~/api/message.fixture.ts'
import { notArrived, withMessage } from './outgoing.ts'

const before = aMessage('1', 'admin', 'Hello')
const reply = { clientId: 'c1', text: 'Hello', knownIds: ['1'] }

describe('a reply on its way', () => {
  test('is shown while the server has not got it, even if it repeats an older one', () => {
    expect(notArrived([before], [reply])).toEqual([reply])
  })

  test('is shown once when a poll brings it before it is confirmed', () => {
    expect(notArrived([before, aMessage('2', 'admin', 'Hello')], [reply])).toEqual([])
  })

  test('is not taken for the same words of the customer', () => {
    expect(notArrived([before, aMessage('2', 'customer', 'Hello')], [reply])).toEqual([reply])
  })

  test('is still shown when only the first of two equal ones has arrived', () => {
    const second = { ...reply, clientId: 'c2' }
    const messages = [before, aMessage('2', 'admin', 'Hello')]
    expect(notArrived(messages, [reply, second])).toEqual([second])
  })
})

test('a confirmed reply is added once, whether a poll brought it first or not', () => {
  const confirmed = aMessage('2', 'admin', 'Hello')
  expect(withMessage([before], confirmed)).toEqual([before, confirmed])
  expect(withMessage([before, confirmed], confirmed)).toEqual([before, confirmed])
})
