import { expect, it } from 'vitest'
import { speaksOfSelfIn } from './first-person.ts'

it.each([
  ['en', "I'm calling about the chair"],
  ['en', 'it is about my boiler'],
  ['en', 'i’d like to speak to him'],
  ['es', 'llamo por la mesa'],
  ['es', 'se me ha roto la caldera'],
  ['es', 'Soy la vecina de arriba'],
  ['de', 'ich rufe wegen der Heizung an'],
  ['de', 'es geht um meinen Termin'],
  ['fr', "j'appelle pour la chaudière"],
  ['fr', 'c’est au sujet de mon rendez-vous'],
  ['fr', "on m'a donné votre numéro"],
  ['it', 'chiamo per la caldaia'],
  ['it', 'mi ha dato il numero la vicina'],
  ['it', 'riguarda il mio contratto'],
  ['pt', 'estou a ligar por causa da caldeira'],
  ['pt', 'é sobre a minha consulta'],
  ['pt', 'falo da casa ao lado'],
  ['nl', 'ik bel over de ketel'],
  ['nl', 'het gaat over mijn afspraak'],
  ['nl', "het is voor m'n moeder"],
])('in %s, “%s” speaks of the speaker', (language, text) =>
  expect(speaksOfSelfIn(text, language)).toBe(true),
)

it.each([
  ['en', 'The library closes at noon. Its books are due on Friday.'],
  ['en', 'this is a notice of A. I. G. about your claim'],
  ['es', 'Le recordamos que su pedido está listo para recoger.'],
  ['es', 'mañana no habrá agua en su colonia de ocho a dos'],
  ['de', 'Ihr Paket wird morgen zugestellt. Wir erinnern Sie an Ihren Termin.'],
  ['fr', 'La réunion de M. Petit aura lieu mardi. Nous vous rappelons votre rendez-vous.'],
  ['it', 'I suoi occhiali sono pronti per il ritiro.'],
  ['it', 'domani la scuola resta chiusa, ma la mensa è aperta'],
  ['pt', 'A sua encomenda está pronta. É preciso trazer um documento.'],
  ['nl', 'Je bestelling ligt klaar in de winkel.'],
  ['nl', 'morgen is er geen water in uw straat'],
])('in %s, “%s” does not', (language, text) => expect(speaksOfSelfIn(text, language)).toBe(false))

it('is not known of a language without a list of pronouns', () => {
  expect(speaksOfSelfIn('Dzwonię w sprawie mojego kotła', 'pl')).toBe(false)
})
