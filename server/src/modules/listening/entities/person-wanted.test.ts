import { expect, it } from 'vitest'
import { personWantedIn } from './person-wanted.ts'

it.each([
  ['en', "I'd like an appointment with Tom on Friday", 'Tom'],
  ['en', 'can i see dr patel with my son', null],
  ['en', 'Could I make an appointment with Dr Patel for Thursday?', 'Dr Patel'],
  ['de', 'Termin bei Frau Huber bitte', 'Frau Huber'],
  ['de', 'Haben Sie bei der Lisa noch was frei', 'Lisa'],
  ['de', 'Ich hätte gern einen Termin bei Ihnen', null],
  ['fr', 'un rendez-vous avec le docteur Lambert', 'docteur Lambert'],
  ['es', 'quiero pedir hora con la doctora Ramírez', 'doctora Ramírez'],
  ['it', 'un appuntamento con Giulia giovedì', 'Giulia'],
  ['pt', 'queria marcar com a Ana na quinta', 'Ana'],
  ['nl', 'een afspraak bij Sophie graag', 'Sophie'],
  ['en', 'a table with a view for two', null],
])('in %s “%s” names %s', (language, text, name) => {
  expect(personWantedIn(text, language)).toBe(name)
})
