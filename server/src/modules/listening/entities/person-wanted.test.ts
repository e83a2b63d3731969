import { expect, it } from 'vitest'
import { personWishIn, titledPersonIn } from './person-wanted.ts'

it.each([
  ['en', "I'd like an appointment with Tom on Friday", 'Tom'],
  ['en', 'can i see dr patel with my son', 'dr patel'],
  ['en', 'I need to see Dr. Patel for my son', 'Dr Patel'],
  ['fr', 'Je voudrais voir le docteur Lambert', 'docteur Lambert'],
  ['en', "I'm Mr. Patel and I'd like to book an appointment", null],
  ['nl', 'U spreekt met Jan Jansen, ik wil graag een afspraak', null],
  ['en', 'Could I make an appointment with Dr Patel for Thursday?', 'Dr Patel'],
  ['de', 'Termin bei Frau Huber bitte', 'Frau Huber'],
  ['de', 'Ich möchte zu Dr. Weber', 'Dr Weber'],
  ['de', 'Haben Sie bei der Lisa noch was frei', 'Lisa'],
  ['de', 'Ich hätte gern einen Termin bei Ihnen', null],
  ['fr', 'un rendez-vous avec le docteur Lambert', 'docteur Lambert'],
  ['es', 'quiero pedir hora con la doctora Ramírez', 'doctora Ramírez'],
  ['it', 'un appuntamento con Giulia giovedì', 'Giulia'],
  ['pt', 'queria marcar com a Ana na quinta', 'Ana'],
  ['nl', 'een afspraak bij Sophie graag', 'Sophie'],
  ['en', 'a table with a view for two', null],
])('in %s “%s” names %s', (language, text, name) => {
  expect(personWishIn(text, language)).toEqual(name && { kind: 'with', who: name })
})

it.each([
  ['en', 'A haircut on Tuesday, but not with Tom'],
  ['en', "please don't book me with Tom"],
  ['en', 'anyone except Tom'],
  ['de', 'Gern am Dienstag, aber nicht bei Tom'],
  ['fr', 'mardi, mais pas avec Tom'],
  ['es', 'el martes, pero no con Tom'],
  ['it', 'martedì, ma non con Tom'],
  ['pt', 'na terça, mas não com Tom'],
  ['nl', 'dinsdag, maar niet bij Tom'],
])('in %s “%s” rules Tom out', (language, text) => {
  expect(personWishIn(text, language)).toEqual({ kind: 'without', who: 'Tom' })
})

it('a negation in another clause rules nobody out', () => {
  const tom = { kind: 'with', who: 'Tom' }
  expect(personWishIn("I can't do Monday, with Tom on Tuesday please", 'en')).toEqual(tom)
  expect(personWishIn('not on Monday but with Tom', 'en')).toEqual(tom)
})

it.each([
  ['en', 'Anybody is fine'],
  ['de', 'Mir egal, bei wem? Egal bei wem!'],
  ['fr', "Avec n'importe qui"],
  ['es', 'Con cualquiera está bien'],
  ['it', 'Chiunque va bene'],
  ['pt', 'Pode ser com qualquer um'],
  ['nl', 'Het maakt niet uit bij wie'],
])('in %s “%s” takes anybody', (language, text) => {
  expect(personWishIn(text, language)).toEqual({ kind: 'anybody' })
})

it.each([
  ['de', 'Ich möchte zu Dr. Weber', 'Dr Weber'],
  ['nl', 'Ik wil naar dokter Smit', 'dokter Smit'],
  ['de', 'Ich habe eine Frage zu Dr. Weber', null],
  ['de', 'Wie komme ich zu Dr. Weber?', null],
])('in %s “%s” is a wish to be seen by %s', (language, text, name) => {
  expect(titledPersonIn(text, language)).toBe(name)
})
