import { expect, test } from 'vitest'
import { aCallLog } from './call-log.fixture.ts'
import { storyOf } from './story.ts'

const signals = [
  { name: 'gave-name', weight: 1, because: 'Gave a name: Ann.' },
  { name: 'recorded', weight: -1.5, because: 'Said that it is a recorded message: “This is a …”.' },
  {
    name: 'attestation',
    weight: -0.3,
    because: 'The network only knows where the call entered it.',
  },
]
const screened = { signals, logEntry: null } as const

test('a call that was put through shows the reason of the caller', () => {
  const said = { callerName: null, callReason: 'I have a delivery', referral: null }
  expect(storyOf(aCallLog({ decision: 'connect', rang: 'answered', logEntry: said }))).toBe(
    'Put through – “I have a delivery”',
  )
  expect(storyOf(aCallLog({ decision: 'connect', rang: 'unanswered', logEntry: said }))).toBe(
    'Rang you, no answer – “I have a delivery”',
  )
})

test('a stopped call shows the strongest signal against it, without a quotation', () => {
  expect(storyOf(aCallLog({ decision: 'end', ...screened }))).toBe(
    'Stopped – said that it is a recorded message',
  )
})

test('a call without a stated reason shows the strongest signal for it', () => {
  const because = 'The number is on your allow list.'
  const allowed = [{ name: 'allow-list', weight: 6, because }]
  expect(
    storyOf(aCallLog({ decision: 'connect', rang: 'answered', logEntry: null, signals: allowed })),
  ).toBe('Put through – the number is on your allow list')
})

test('a call in which an appointment was booked shows that, unless it is cancelled', () => {
  const lead = { name: null, need: 'an appointment for my back', contact: null }
  const bookedAs = (state: 'confirmed' | 'cancelled') => {
    const appointment = {
      id: 'one',
      state,
      starts_at: '2026-11-30T10:00:00Z',
      person: 'Rosa',
      name: '',
    }
    return storyOf(aCallLog({ logEntry: null, lead, booked: [appointment] }))
  }
  expect(bookedAs('confirmed')).toBe('Appointment booked – “an appointment for my back”')
  expect(bookedAs('cancelled')).toBe('“an appointment for my back”')
})

test('a call nobody screened shows its subject, and a call without a word shows nothing', () => {
  const lead = { name: null, need: 'a bike for my son', contact: null }
  expect(storyOf(aCallLog({ logEntry: null, lead }))).toBe('“a bike for my son”')
  expect(storyOf(aCallLog({ ...screened }))).toBeNull()
})
