import { expect, it } from 'vitest'
import {
  asksForText,
  contactIn,
  nameIn,
  onlyIntroduces,
  saysGoodbye,
  saysNo,
  saysYes,
  wantsCallback,
  wantsPerson,
} from './details.ts'

it.each([
  ["Hi, my name is Grace Hopper and I'd like a quote.", false, 'Grace Hopper'],
  ['This is maria from the dentist.', false, 'Maria'],
  ["I'm looking for a plumber.", false, null],
  ['Please call me back.', false, null],
  ["It's about my order.", false, null],
  ['Grace Hopper', true, 'Grace Hopper'],
  ['Grace Hopper', false, null],
  ["It's Anne-Marie O'Neill.", true, "Anne-Marie O'Neill"],
  ['What do you need it for?', true, null],
  ['No thanks', true, null],
])('the name in %j (asked for: %s) is %s', (said, isAsked, name) => {
  expect(nameIn(said, isAsked, 'en')).toBe(name)
})

it.each([
  ['Hi, my name is Grace Hopper.', 'en', true],
  ['Hello, this is Grace from Acme Motors.', 'en', true],
  ['Hola, me llamo José Ruiz', 'es', true],
  ["I'm Grace Hopper, I need a quote.", 'en', false],
  ["It's Grace from next door and I need a quote.", 'en', false],
  ['Good morning.', 'en', false],
])('in %j (%s) a caller says who they are and nothing else: %s', (said, language, isAll) => {
  expect(onlyIntroduces(said, language)).toBe(isAll)
})

it.each([
  ['You can reach me at 202 555 0123.', '+12025550123'],
  ['(202) 555-0123 please', '+12025550123'],
  ['ada at example dot com', 'ada@example.com'],
  ['Write to Ada.L@example.co.uk', 'ada.l@example.co.uk'],
  ['We were at the office at 9', null],
])('the contact in %j is %s', (said, contact) => {
  expect(contactIn(said)).toBe(contact)
})

it.each([
  ['Can I talk to a real person?', true],
  ['Put me through to the manager, please.', true],
  ['Operator', true],
  ['Do you sell to persons under 18?', false],
  ['My agent told me to call.', false],
])('%j asks for a person: %s', (said, expected) => {
  expect(wantsPerson(said, 'en')).toBe(expected)
})

it('a wish to be called back and a goodbye are understood', () => {
  expect(wantsCallback('Could you call me back tomorrow?', 'en')).toBe(true)
  expect(wantsCallback('How much is a haircut?', 'en')).toBe(false)
  expect(wantsCallback('How much is an appointment?', 'en')).toBe(false)
  expect(wantsCallback('How much is it? And call me back about it.', 'en')).toBe(true)
  expect(saysGoodbye("No, that's all, thank you.", 'en')).toBe(true)
  expect(saysGoodbye('Do you sell goodbye cards?', 'en')).toBe(false)
})

it.each([
  ['Hola, me llamo José Núñez y quiero una cita.', false, 'José Núñez'],
  ['Mi nombre es maría', false, 'María'],
  ['Le habla Ana de la clínica.', false, 'Ana'],
  ['Soy nueva aquí.', false, null],
  ['Sí, Grace Hopper.', true, 'Grace Hopper'],
  ['¿Para qué lo necesita?', true, null],
  ['My name is Grace.', false, 'Grace'],
])('in Spanish the name in %j (asked for: %s) is %s', (said, isAsked, name) => {
  expect(nameIn(said, isAsked, 'es')).toBe(name)
})

it('what is said in Spanish is understood where the agent speaks it, beside English', () => {
  const understood: [typeof saysYes, string[], string[]][] = [
    [saysYes, ['Sí, por favor.', 'Claro.', 'Okay', 'Este número.'], ['No.', 'siempre']],
    [saysNo, ['No, gracias.', 'Prefiero que no.'], ['Sí.', 'Nosotros sí.']],
    [wantsCallback, ['Llámame mañana.', '¿Me pueden llamar?', 'Quiero una cita.'], ['Hola.']],
    [wantsPerson, ['Quiero hablar con una persona.', 'Páseme con el dueño.'], ['¿Quién habla?']],
    [saysGoodbye, ['No, gracias, eso es todo.', 'Adiós'], ['¿Eso es todo lo que tienen?']],
    [asksForText, ['Mándeme el enlace, por favor.', 'Envíamelo.'], ['Mándeme una factura.']],
  ]
  for (const [hears, isSaid, isNot] of understood) {
    expect(isSaid.filter((words) => !hears(words, 'es'))).toEqual([])
    expect(isNot.filter((words) => hears(words, 'es'))).toEqual([])
  }
  expect(saysYes('Claro.', 'en')).toBe(false)
  expect(contactIn('ada arroba ejemplo punto com')).toBe('ada@ejemplo.com')
})
