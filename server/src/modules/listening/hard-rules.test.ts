import { expect, it } from 'vitest'
import { tellsOfDanger, tellsToPressAKey, wantsGiftCards } from './hard-rules.ts'

it.each(['call an ambulance', "he's not breathing", 'llame una ambulancia'])(
  '“%s” mentions danger',
  (text) => expect(tellsOfDanger(text)).toBe(true),
)

it.each(['the ambulatory clinic called', 'we breathe easier now'])('“%s” is harmless', (text) =>
  expect(tellsOfDanger(text)).toBe(false),
)

it.each(['press one to talk to an agent', 'Press 9 now', 'oprima el uno'])(
  '“%s” asks for a key to be pressed',
  (text) => expect(tellsToPressAKey(text)).toBe(true),
)

it.each(['I pressed the shirts', 'the press was there'])('“%s” asks for no key', (text) =>
  expect(tellsToPressAKey(text)).toBe(false),
)

it.each(['buy two Google Play cards', 'compre unas tarjetas de regalo'])(
  '“%s” demands gift cards',
  (text) => expect(wantsGiftCards(text)).toBe(true),
)

it.each(['do you sell gift cards', 'your gift card is ready'])('“%s” demands none', (text) =>
  expect(wantsGiftCards(text)).toBe(false),
)
