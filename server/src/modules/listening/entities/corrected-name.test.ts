import { expect, it } from 'vitest'
import { listen } from '../listen.ts'
import { correctedName } from './corrected-name.ts'

it.each([
  ['Rebecca Muller', 'sorry, the name is Miller with e-r', 'Rebecca Miller'],
  ['Rebecca Miller', "Sorry, it's Mueller, M-U-E-L-L-E-R", 'Rebecca Mueller'],
  ['Rebecca Miller', 'no, m u e l l e r', 'Rebecca Mueller'],
  ['Rebecca Miller', 'my name is Sarah Jones', 'Sarah Jones'],
  ['Rebecca Miller', "That's great, thank you", null],
  ['Rebecca Miller', 'this is perfect', null],
  ['Rebecca Miller', 'Do you have parking?', null],
])('%s, corrected by “%s”, is %s', (present, text, name) => {
  const heard = listen(text, { language: 'en', languages: ['en'], before: 'en' })
  expect(correctedName(heard, present)).toBe(name)
})
