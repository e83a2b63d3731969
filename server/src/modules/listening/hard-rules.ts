import type { CueName } from './caller-cues.ts'

/** Whether words report danger to life or house and cannot mean anything else. */
export const tellsOfDanger = (text: string): boolean =>
  /\b(?:nine one one|ambulance|not breathing|can(?:'t|not) breathe|unconscious|heart attack|house is on fire|ambulancia|no respira|infarto|incendio)\b/i.test(
    text,
  )

/** Whether a machine is speaking: no human caller tells anybody to press keys. */
export const tellsToPressAKey = (text: string): boolean =>
  /\b(?:press|push|dial|oprima|presione|pulse|marque)(?: the| el| la)?(?: number| key| tecla)? (?:\d|zero|one|two|three|four|five|six|seven|eight|nine|star|pound|uno|dos|tres|cuatro|cinco|nueve)\b/i.test(
    text,
  )

/** Whether gift cards are demanded, which no honest caller does. */
export const wantsGiftCards = (text: string): boolean =>
  /\b(?:buy|get|purchase|pay|compre)\b.{0,40}\b(?:gift cards?|google play cards?|apple cards?|steam cards?|vouchers?|tarjetas de regalo)\b/i.test(
    text,
  )

/** Cues that are certain whatever else was heard. */
export const certainCuesIn = (text: string): CueName[] => [
  ...(tellsOfDanger(text) ? (['emergency'] as const) : []),
  ...(tellsToPressAKey(text) ? (['press-a-key'] as const) : []),
  ...(wantsGiftCards(text) ? (['strange-payment'] as const) : []),
]
