import { expect, it } from 'vitest'
import { quantitiesIn } from './quantities.ts'

const [from, to] = [
  (least: number) => ({ from: least, to: Infinity }),
  (most: number) => ({ from: 0, to: most }),
]
const exactly = (count: number) => ({ from: count, to: count })

it.each([
  [
    'en',
    '1 bedroom $340, 2 bedrooms $430',
    [
      { ...exactly(1), unit: 'bedroom' },
      { ...exactly(2), unit: 'bedroom' },
    ],
  ],
  ['de', 'Anfahrt bis 20 km: 25 €', [{ ...to(20), unit: 'kilometer' }]],
  ['de', 'weiter weg 0,60 € je Kilometer', [{ ...from(0), unit: 'kilometer' }]],
  ['es', 'Perros medianos (de 10 a 25 kg)', [{ from: 10, to: 25, unit: 'kilogram' }]],
  ['fr', '50 € au-delà de 10 km', [{ ...from(10), unit: 'kilometer' }]],
  ['nl', 'Kinderen 2 t/m 12 jaar', [{ from: 2, to: 12, unit: 'year' }]],
  ['it', 'carretto per tre ore', [{ ...exactly(3), unit: 'hour' }]],
  ['pt', 'cães com 30 kg ou mais', [{ ...from(30), unit: 'kilogram' }]],
  ['en', '4+ people, 25 euros', [{ ...from(4), unit: 'peopl' }]],
])('in %s, what "%s" counts is read with its limits', (language, text, quantities) => {
  expect(quantitiesIn(text, language)).toEqual(quantities)
})
