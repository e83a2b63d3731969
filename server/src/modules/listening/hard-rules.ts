import type { CueName } from './caller-cues.ts'

/** Danger to life or house, in words that mean nothing else. */
export const tellsOfDanger = (text: string): boolean =>
  /\b(?:nine one one|ambulance|not breathing|can(?:'t|not) breathe|unconscious|heart attack|house is on fire|ambulancia|no respira|infarto|incendio)\b/i.test(
    text,
  )

/** A machine says it: nobody who rings somebody up has keys pressed. */
export const tellsToPressAKey = (text: string): boolean =>
  /\b(?:press|push|dial|oprima|presione|pulse|marque)(?: the| el| la)?(?: number| key| tecla)? (?:\d|zero|one|two|three|four|five|six|seven|eight|nine|star|pound|uno|dos|tres|cuatro|cinco|nueve)\b/i.test(
    text,
  )

/** Money no honest caller takes: cards are bought and their numbers read out. */
export const wantsGiftCards = (text: string): boolean =>
  /\b(?:buy|get|purchase|pay|compre)\b.{0,40}\b(?:gift cards?|google play cards?|apple cards?|steam cards?|vouchers?|tarjetas de regalo)\b/i.test(
    text,
  )

/** Cues that are there whatever else is heard. */
export const certainCuesIn = (text: string): CueName[] => [
  ...(tellsOfDanger(text) ? (['emergency'] as const) : []),
  ...(tellsToPressAKey(text) ? (['press-a-key'] as const) : []),
  ...(wantsGiftCards(text) ? (['strange-payment'] as const) : []),
]
