import type { LANGUAGES } from './time-words.ts'

/** What words right behind a time say of it: the part of the day, minutes more or less, or that the number is a time. */
export type Behind = { kind: 'behind'; part: Part | null; minutes: number }
/** Minutes more or less that words before an hour say: "half past nine". */
export type Shift = { kind: 'shift'; minutes: number }
/** A number written as a word. */
export type Spelled = { kind: 'spelled'; hour: number }

type Part = 'morning' | 'afternoon' | 'night'
type Hour = { hour: number; minute: number; half: 'am' | 'pm' | null; isBare: boolean }

/** Parts of the day as they stand behind a time, without accents and apostrophes before them, in seven languages. */
const PARTS: Record<Part, string> = {
  morning: `in the morning|morgens|am morgen|vormittags|am vormittag|fruh|du matin|de la manana|por la manana|di mattina|della mattina|del mattino
    |da manha|de manha|s ochtends|s morgens|s voormiddags|de la madrugada|da madrugada`,
  afternoon: `in the afternoon|in the evening|nachmittags|am nachmittag|abends|am abend|de l'apres-midi|de l’apres-midi|de la tarde|por la tarde|del pomeriggio
    |di pomeriggio|da tarde|de tarde|s middags|s namiddags|s avonds|di sera|della sera|du soir`,
  night: `at night|nachts|in der nacht|de la noche|por la noche|di notte|della notte|da noite|de noite|s nachts`,
}

/** Minutes that stand behind an hour. */
const BEHIND: Record<number, string> = {
  0: `o'clock|o’clock|uhr|uur|heures|heure`,
  15: 'et quart|y cuarto|e un quarto|e quarto|e um quarto',
  30: 'et demie|et demi|y media|e mezza|e mezzo|e meia',
  [-15]: 'moins le quart|menos cuarto|meno un quarto',
}

/** Minutes that stand before an hour; in German and Dutch the half is that before it. */
const BEFORE: Record<number, string> = {
  15: 'quarter past|a quarter past|viertel nach|kwart over',
  30: 'half past|half-past',
  [-15]: 'quarter to|a quarter to|viertel vor|kwart voor',
  [-30]: 'halb|half',
}

/** The numbers of a clock, from one, in the form in which times are said. */
const NUMBERS: Record<(typeof LANGUAGES)[number], string> = {
  en: 'one two three four five six seven eight nine ten eleven twelve',
  de: 'eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf',
  fr: 'une deux trois quatre cinq six sept huit neuf dix onze douze',
  es: 'una dos tres cuatro cinco seis siete ocho nueve diez once doce',
  it: 'una due tre quattro cinque sei sette otto nove dieci undici dodici',
  pt: 'uma duas tres quatro cinco seis sete oito nove dez onze doze',
  nl: 'een twee drie vier vijf zes zeven acht negen tien elf twaalf',
}

const listed = (words: string) => words.split('|').map((word) => word.trim())

const BEHIND_WORDS = new Map<string, Behind>([
  ...Object.entries(PARTS).flatMap(([part, words]) =>
    listed(words).map((word): [string, Behind] => [
      word,
      { kind: 'behind', part: part as Part, minutes: 0 },
    ]),
  ),
  ...Object.entries(BEHIND).flatMap(([minutes, words]) =>
    listed(words).map((word): [string, Behind] => [
      word,
      { kind: 'behind', part: null, minutes: Number(minutes) },
    ]),
  ),
])

/** What a phrase says of the time right before it. */
export const behindTime = (phrase: string): Behind | undefined => BEHIND_WORDS.get(phrase)

/** The phrases that say minutes before an hour. */
export const shifts = (): [string, Shift][] =>
  Object.entries(BEFORE).flatMap(([minutes, words]) =>
    listed(words).map((word): [string, Shift] => [
      word,
      { kind: 'shift', minutes: Number(minutes) },
    ]),
  )

/** The numbers of a clock in a language. */
export const spelledNumbers = (code: (typeof LANGUAGES)[number]): [string, Spelled][] =>
  NUMBERS[code].split(' ').map((word, index) => [word, { kind: 'spelled', hour: index + 1 }])

/** A time with what is said behind it: "6 in the evening", "nine o'clock". */
export function toldBehind<T extends Hour>(clock: T, { part, minutes }: Behind): T {
  const half = part && clock.half === null && clock.hour <= 12 ? halfOf(clock.hour, part) : null
  const isMidnight = part === 'night' && clock.hour === 12
  const told = { ...clock, isBare: false, ...(half && { half }) }
  return shifted(isMidnight ? { ...told, hour: 24, half: null } : told, minutes)
}

/** "Twelve in the morning" is noon where it is said; after midnight the night is already of the next day. */
function halfOf(hour: number, part: Part): 'am' | 'pm' | null {
  if (hour === 12) return part === 'afternoon' ? 'pm' : null
  if (part === 'night') return hour < 6 ? 'am' : 'pm'
  return part === 'morning' ? 'am' : 'pm'
}

/** A time some minutes later or earlier. */
export function shifted<T extends Hour>(clock: T, minutes: number): T {
  if (minutes === 0) return clock
  const all = clock.hour * 60 + clock.minute + minutes
  return { ...clock, hour: Math.floor(all / 60), minute: all % 60, isBare: false }
}
