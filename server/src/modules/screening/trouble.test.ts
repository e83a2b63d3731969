import { expect, it } from 'vitest'
import { converse as call } from './eval/converse.ts'

it.each([
  [
    'Ich rufe wegen eines Notfalls an, Emma hatte einen Unfall, es ist eine Aufzeichnung der Kamera da',
  ],
  [
    'Es ist ein Notfall, Ihre Tochter Emma wurde angefahren',
    'Ich bin ein Nachbar, sie liegt auf der Straße',
  ],
  [
    'Hier ist ein Notfall in der Firma, der Serverraum brennt, wir haben die Aufzeichnung',
    'Klaus Becker von der Werkstatt',
  ],
  ["It's an emergency, Emma has been hit", 'by a car, please put me through'],
  [
    "I can't deal with this alone, it's an emergency, your mother fell",
    "It's Anna, her neighbour",
    'She cannot get up',
  ],
  ["Il s'agit d'une urgence, votre fils a eu un accident", 'Je suis sa maîtresse, Madame Blanc'],
])(
  'whoever reports an emergency is put through, whatever else their words resemble: %s',
  (...lines) => {
    const { says, decision } = call(lines)
    expect(decision).toBe('connect')
    expect(says.join(' ')).not.toMatch(/offers by phone|Angebote/)
    expect(call(lines, { outsideHours: true }).decision).toBe('connect')
  },
)

it('nobody who tells bad news in urgent words is refused or hung up on', () => {
  const { says, decision } = call([
    'Ihre Tochter Emma wurde angefahren',
    'Ich bin ein Nachbar, sie liegt auf der Straße',
    'Bitte verbinden Sie mich',
  ])
  expect(decision).not.toBe('end')
  expect(says.join(' ')).not.toContain('Angebote')
})

it('an emergency helps nobody who demands money', () => {
  const { decision } = call([
    "Grandma, it's an emergency, I had an accident and I'm in jail",
    'Your grandson',
    'I need bail money in gift cards, please do not tell mom',
  ])
  expect(decision).not.toBe('connect')
})
