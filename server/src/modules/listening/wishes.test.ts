import { expect, it } from 'vitest'
import { listen } from './listen.ts'
import type { Heard } from './types.ts'
import { isBanter } from './wishes.ts'

const hear = (text: string, language = 'en') =>
  listen(text, { languages: [language], before: language })

it.each([
  "I'd like to book an appointment",
  'Can I book an appointment for Tuesday at 3?',
  'I want to schedule a quick demo',
  'Could you book me in for a service next week?',
  'Do you have any free slots on Friday?',
  'When can I come in?',
  "what's the next available appointment",
  'How do I make an appointment?',
  'appointment please',
  'I want to book a visit. How much is it?',
  'Can we come by tomorrow?',
  'What does a service cost, and can I book one on Tuesday?',
  'Quiero reservar una cita',
  'Je voudrais prendre rendez-vous',
  'Ich möchte einen Termin am Dienstag vereinbaren',
  'Vorrei prenotare un appuntamento',
  'Quero marcar uma consulta',
  'Ik wil een afspraak maken',
])('"%s" wants an appointment', (text) => expect(hear(text).wantsAppointment).toBe(true))

it.each([
  'How do I cancel my appointment?',
  'How much is a service?',
  'What does it cost to book a lesson?',
  'Do I need an appointment?',
  'Do you take walk-ins or must I book an appointment?',
  'What is your cancellation policy for appointments?',
  'Are you open on Tuesday?',
  'Do you sell books?',
  'I read your booklet about repairs',
  'Can I bring my dog?',
  'Do you have any job openings?',
  'Was kostet ein Termin?',
])('"%s" does not want an appointment', (text) => expect(hear(text).wantsAppointment).toBe(false))

it.each([
  ['Can I talk to a real person?', true],
  ['Put me through to the manager, please.', true],
  ['Operator', true],
  ['Do you sell to persons under 18?', false],
  ['My agent told me to call.', false],
  [
    'Good morning, this is Greg Wagner from Dental North, could I speak to the manager please?',
    true,
  ],
  ['Is there somewhere to get a coffee?', false],
])('%j asks for a person: %s', (said, expected) => {
  expect(hear(said).wantsPerson).toBe(expected)
})

it('a wish to be called back and a goodbye are understood', () => {
  expect(hear('Could you call me back tomorrow?').wantsCallback).toBe(true)
  expect(hear('How much is a haircut?').wantsCallback).toBe(false)
  expect(hear('How much is an appointment?').wantsCallback).toBe(false)
  expect(hear('How much is it? And call me back about it.').wantsCallback).toBe(true)
  expect(hear("No, that's all, thank you.").saysGoodbye).toBe(true)
  expect(hear('Do you sell goodbye cards?').saysGoodbye).toBe(false)
  expect(hear('Bye. But how much is it?').saysGoodbye).toBe(false)
})

it('answers on the telephone are understood in every language of the product', () => {
  const understood: [keyof Heard, string, string[], string[]][] = [
    ['saysYes', 'es', ['Sí, por favor.', 'Claro.', 'Okay', 'Este número.'], ['No.', 'Mi hijo.']],
    ['saysNo', 'es', ['No, gracias.', 'Prefiero que no.'], ['Sí.', 'Nosotros sí.']],
    ['wantsCallback', 'es', ['Llámame mañana.', '¿Me pueden llamar?'], ['Hola.']],
    ['wantsPerson', 'es', ['Quiero hablar con una persona.'], ['¿Quién habla?']],
    ['saysGoodbye', 'es', ['No, gracias, eso es todo.', 'Adiós'], ['¿Eso es todo lo que tienen?']],
    ['asksForText', 'es', ['Mándeme el enlace, por favor.'], ['Mándeme una factura.']],
    [
      'saysYes',
      'de',
      ['Ja, gerne.', 'Genau', 'Unter dieser Nummer.'],
      ['Nein.', 'Was kostet das?'],
    ],
    ['saysNo', 'fr', ['Non, merci.', 'Pas maintenant.'], ['Oui.', 'Nous avons un chien.']],
    ['wantsCallback', 'it', ['Mi può richiamare?'], ['Quanto costa un taglio?']],
    ['saysGoodbye', 'nl', ['Nee, dat was het, dank u.', 'Tot ziens'], ['Wat kost het?']],
    ['asksForText', 'pt', ['Manda por mensagem.'], ['Quanto custa?']],
  ]
  for (const [what, language, isSaid, isNot] of understood) {
    expect(isSaid.filter((words) => !hear(words, language)[what])).toEqual([])
    expect(isNot.filter((words) => hear(words, language)[what])).toEqual([])
  }
})

it.each([
  ['Hi, my name is Grace Hopper.', 'en', true],
  ['Hello, this is Grace from Acme Motors.', 'en', true],
  ['Hola, me llamo José Ruiz', 'es', true],
  ["I'm Grace Hopper, I need a quote.", 'en', false],
  ["It's Grace from next door and I need a quote.", 'en', false],
  ['Good morning.', 'en', false],
])('in %j (%s) a caller only introduces themselves: %s', (said, language, isAll) => {
  expect(hear(said, language).onlyIntroduces).toBe(isAll)
})

it('banter is distinguished from questions about a business', () => {
  expect(isBanter('Tell me a joke', 'en')).toBe(true)
  expect(isBanter('Raccontami una barzelletta', 'it')).toBe(true)
  expect(isBanter('Do you sell joke books?', 'en')).toBe(false)
})
