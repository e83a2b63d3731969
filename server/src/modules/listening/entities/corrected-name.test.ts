import { expect, it } from 'vitest'
import { listen } from '../listen.ts'
import { correctedName } from './corrected-name.ts'

it.each([
  ['Rebecca Muller', 'sorry, the name is Miller with e-r', 'Rebecca Miller'],
  ['Rebecca Miller', "Sorry, it's Mueller, M-U-E-L-L-E-R", 'Rebecca Mueller'],
  ['Rebecca Miller', 'no, m u e l l e r', 'Rebecca Mueller'],
  ['Jo Conell', 'No, Connell, double N, double L', 'Jo Connell'],
  ['Rebecca Miller', 'my name is Sarah Jones', 'Sarah Jones'],
  ['Rebecca Miller', "That's great, thank you", null],
  ['Rebecca Miller', 'this is perfect', null],
  ['Rebecca Miller', 'Do you have parking?', null],
])('%s, corrected by “%s”, is %s', (present, text, name) => {
  const heard = listen(text, { language: 'en', languages: ['en'], before: 'en' })
  expect(correctedName(heard, present, true)).toBe(name)
})

it.each([
  ['en', 'Rebecca Moor', 'Sorry, the name is Muir, M U I R', 'Rebecca Muir'],
  ['en', 'Rebecca Moor', "it's spelled M-U-I-R", 'Rebecca Muir'],
  ['en', 'Rebecca Moore', 'Sorry, the name is Muir, M U I R', 'Rebecca Muir'],
  ['en', 'Rebecca Moore', 'the shop is called Muir, M U I R', null],
  ['en', 'Rebecca Moor', 'No, my name is Muir', 'Rebecca Muir'],
  ['de', 'Sabine Mayer', 'Ich heiße Meier, nicht Mayer', 'Sabine Meier'],
  ['de', 'Sabine Mayer', 'Das schreibt sich M-E-I-E-R', 'Sabine Meier'],
  ['es', 'Ana Muñoz', 'No, mi apellido es Muñiz', 'Ana Muñiz'],
  ['fr', 'Claire Moreau', "Non, je m'appelle Morel", 'Claire Morel'],
  ['it', 'Luca Rossi', 'Scusi, il nome è Rosi, R O S I', 'Luca Rosi'],
  ['pt', 'Maria Sousa', 'Não, meu sobrenome é Souza', 'Maria Souza'],
  ['nl', 'Piet Janssen', 'Nee, mijn achternaam is Jansen', 'Piet Jansen'],
  ['en', 'Rebecca Moor', 'the name of the shop is Moore', null],
  ['en', 'Rebecca Moor', 'my name is Sarah Jones', null],
  ['en', 'Rebecca Moor', 'This is Rebecca again', null],
  ['en', 'Rebecca Moor', 'My email is r m u i r at gmail dot com', null],
  ['nl', 'Piet Janssen', 'de winkel heet Jansenhof', null],
])('long after it was said, %s: %s, corrected by “%s”, is %s', (language, present, text, name) => {
  const heard = listen(text, { language, languages: [language], before: language })
  expect(correctedName(heard, present, false)).toBe(name)
})
