import { CallAnalysis } from 'shared-types'
import { describe, expect, it } from 'vitest'
import { STRANGER } from '../../screening/eval/stranger.ts'
import { beginScreening, hear } from '../../screening/index.ts'
import { analyseByRules } from './by-rules.ts'
import type { EndedCall } from './types.ts'

const ENDED: EndedCall = {
  transcript: [],
  agentType: 'ANTI_THEFT',
  decision: null,
  signals: [],
  screening: null,
  lead: null,
  booked: null,
  hasLink: false,
  unanswered: [],
  isOpen: false,
  from: '+12025550123',
  wasDialled: false,
  wasTaken: false,
  hasRecording: false,
}

const said = (...texts: string[]) => texts.map((text) => ({ speaker: 'caller' as const, text }))

function screened(text: string, more: Partial<EndedCall> = {}) {
  const { decision, signals, state } = hear(beginScreening(STRANGER).state, text)
  const call = { ...ENDED, transcript: said(text), decision, signals, screening: state }
  return analyseByRules({ ...call, ...more })
}

describe('the analysis of a call', () => {
  it('names the demands of a scammer and advises to pay nothing', () => {
    const analysis = screened(
      'Buy gift cards and read me the code, or there is a warrant for your arrest',
    )
    expect(analysis.type).toBe('negative')
    expect(analysis.red_flags).toContain(
      'Wanted to be paid in a way that cannot be undone: gift cards, a transfer, a courier, crypto or bail.',
    )
    expect(analysis.suggested_action).toContain('Do not call back')
  })

  it('sees a friendly call as positive and without red flags', () => {
    const analysis = screened(
      "Hi, it's his sister Kate, I'm so happy, we love the lovely present, thank you",
    )
    expect(analysis.type).toBe('positive')
    expect(analysis.red_flags).toEqual([])
  })

  it('accuses no customer of a sales agent because of ordinary words, in any language', () => {
    const customers = [
      ['Please tell Hannah her car is ready for collection', "It's Phil from the garage", 'bye'],
      [
        'Could I book something on Friday?',
        'quarter to ten',
        'ten then',
        'no, the name is Alan Peters',
        'my email is alan dot peters at example dot com',
      ],
      [
        'Bonjour, je voudrais prendre rendez-vous jeudi après-midi',
        'seize heures',
        'Camille Durand',
        "non je n'ai pas d'adresse mail",
        "c'est noté alors ?",
      ],
      [
        'Hola, quería pedir una cita para el jueves por la tarde',
        'a las cuatro',
        'Lucía Ramos',
        'no tengo correo',
        'adiós',
      ],
    ]
    for (const lines of customers) {
      const analysis = analyseByRules({
        ...ENDED,
        agentType: 'SALES_ASSISTANT',
        transcript: said(...lines),
      })
      expect(analysis).toMatchObject({ type: 'neutral', red_flags: [] })
      expect(analysis.suggested_action).not.toContain('block')
    }
  })

  it('accuses no courier who was put through of a swindle with parcels', () => {
    const analysis = screened(
      "Hello, DPD here, I've got a parcel for number fourteen and nobody's answering the door",
      { decision: 'connect', wasDialled: true },
    )
    expect(analysis).toMatchObject({ type: 'neutral', red_flags: [] })
    expect(analysis.suggested_action).toContain('Call back')
  })

  it('names the demands of a swindler who calls a sales agent', () => {
    const analysis = analyseByRules({
      ...ENDED,
      agentType: 'SALES_ASSISTANT',
      transcript: said(
        'Good afternoon madam, I am calling from Microsoft Windows support',
        'your computer is sending errors, please turn it on so I can connect to it',
      ),
    })
    expect(analysis).toMatchObject({
      type: 'negative',
      suggested_action: 'Do not call back, and pay or tell nothing. Consider blocking the number.',
    })
    expect(analysis.red_flags).toContain(
      'Wanted to get into your computer, or said that it is infected.',
    )
  })

  it('says that the caller said nothing in an empty call', () => {
    expect(analyseByRules({ ...ENDED, decision: 'take_message' })).toMatchObject({
      sentiment: 'The caller said nothing.',
      suggested_action: 'Nothing to do: the caller hung up without a word.',
      type: 'neutral',
      confidence: 50,
    })
  })

  it('matches the contract, has a confidence between 0 and 100, and never changes', () => {
    const once = screened('you won a prize, pay the fee today')
    expect(CallAnalysis.parse(once)).toEqual(screened('you won a prize, pay the fee today'))
    expect(once.confidence).toBeGreaterThan(50)
    expect(once.confidence).toBeLessThanOrEqual(100)
  })
})

describe('the suggested action for', () => {
  const sales = (text: string, more: Partial<EndedCall> = {}) =>
    analyseByRules({
      ...ENDED,
      agentType: 'SALES_ASSISTANT',
      transcript: said(text),
      lead: { name: null, need: null, contact: null },
      ...more,
    }).suggested_action
  const BOOKED = {
    startsAt: new Date('2026-11-30T10:00:00Z'),
    timeZone: 'Europe/London',
    person: 'Rosa Lind',
  }
  const message = { decision: 'take_message' as const, transcript: said('It is about Friday.') }
  const action = (more: Partial<EndedCall>) =>
    analyseByRules({ ...ENDED, ...more }).suggested_action

  it.each([
    ['an emergency', screened('his wife is unconscious').suggested_action, 'Call back at once.'],
    [
      'an emergency the owner answered',
      screened('his wife is unconscious', { wasDialled: true, wasTaken: true }).suggested_action,
      'Nothing to do: you took the call.',
    ],
    ['a message that was spoken to the agent', action(message), /^Read what was said/],
    ['a recorded message', action({ ...message, hasRecording: true }), /^Listen to the message/],
    [
      'a call nobody took',
      action({ ...message, decision: 'connect', wasDialled: true }),
      /could not be reached, and no message was left/,
    ],
    ['a caller who hung up early', action({ transcript: said('Hello?') }), /hung up before/],
    [
      'a sales call that was answered',
      sales('What are your opening hours?'),
      'Nothing to do: the agent answered the caller.',
    ],
    [
      'a lead',
      sales('Please book me in', {
        lead: { name: 'Grace', need: 'a service for two bikes', contact: 'grace@example.com' },
      }),
      'Get back to Grace at grace@example.com about: a service for two bikes',
    ],
    [
      'a booked appointment',
      sales("I'd like to book an appointment for my back", {
        lead: { name: 'Grace', need: 'an appointment', contact: 'grace@example.com' },
        booked: BOOKED,
      }),
      /^Nothing to do: an appointment was booked for Monday, November 30 at 10:00\sAM with Rosa Lind\.$/,
    ],
    [
      'a booked appointment and a question without an answer',
      sales("I'd like to book an appointment for my back", {
        lead: { name: 'Grace', need: 'an appointment', contact: 'grace@example.com' },
        booked: BOOKED,
        unanswered: ['Is there a lift?'],
      }),
      /^An appointment was booked for .*\. Get back to Grace at grace@example.com about: Is there a lift\?$/,
    ],
    [
      'an appointment that was wanted and not booked',
      sales("I'd like to book an appointment for my back"),
      'Call the caller back at +12025550123.',
    ],
    [
      'a question without an answer',
      sales("I've been charged twice", { unanswered: ["I've been charged twice"] }),
      "Call the caller back at +12025550123 about: I've been charged twice",
    ],
    [
      'a question without an answer, of a caller without a number',
      sales('Is there a lift?', { unanswered: ['Is there a lift?'], from: 'anonymous' }),
      'The caller left no number. Teach the agent what it did not know: Is there a lift?',
    ],
    [
      'a sales caller who wanted a person',
      sales('Can I speak to a person?', { wasDialled: true }),
      'Call the caller back at +12025550123.',
    ],
    [
      'a sales caller nobody can call back',
      sales('Can I speak to a person?', { from: 'anonymous' }),
      /left no number/,
    ],
    ['a message after a sales call', sales('Hi', { hasRecording: true }), /^Listen/],
  ])('%s', (_what, suggested, expected) => {
    if (typeof expected === 'string') expect(suggested).toBe(expected)
    else expect(suggested).toMatch(expected)
  })
})
