import { fold } from './line.ts'
import { type Shift, shifts, type Spelled, spelledNumbers } from './time-spoken.ts'

export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'] as const

/** Abbreviations of days, Monday first, that `Intl` does not have. */
const SHORT_DAYS: Record<string, string[]> = {
  en: ['mon mo', 'tue tues tu', 'wed weds', 'thu thur thurs th', 'fri fr', 'sat sa', 'sun su'],
  de: ['mo', 'di', 'mi', 'do', 'fr', 'sa samstag sonnabend', 'so'],
  fr: ['lun lu', 'mar ma', 'mer me', 'jeu je', 'ven ve', 'sam sa', 'dim di'],
  es: ['lun lu l', 'mar ma', 'mie mi x', 'jue ju j', 'vie vi v', 'sab sa s', 'dom do d'],
  it: ['lun lu', 'mar ma', 'mer me', 'gio gi', 'ven ve', 'sab sa', 'dom do'],
  pt: ['seg 2a', 'ter 3a', 'qua 4a', 'qui 5a', 'sex 6a', 'sab sa', 'dom'],
  nl: ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'],
}

type Words = Record<string, string>

/** Expressions for several days, without accents, for all seven languages together. */
const GROUPS: Words = {
  '0,1,2,3,4,5,6': `daily|every day|everyday|7 days|seven days|7 days a week|taglich|jeden tag|alle tage|tous les jours|7j/7|7/7
    |todos los dias|diario|diariamente|a diario|ogni giorno|tutti i giorni|giornalmente|todos os dias|dagelijks|elke dag|alle dagen`,
  '0,2,4': 'm/w/f|mwf',
  '1,3': 't/th',
  '0,1,2,3': 'm-th',
  '0,1,2,3,4,5': 'm-sat|m-sa',
  '1,2,3,4': 't-f|tu-f',
  '0,1,2,3,4': `m-f|werktags|an werktagen|weekdays|weekday|working days|wochentags|en semaine|jours ouvrables|dias laborables|entre semana|feriali|giorni feriali
    |dias uteis|doordeweeks|werkdagen|op werkdagen`,
  '5,6': `weekend|weekends|the weekend|wochenende|wochenenden|week-end|week-ends|fin de semana|fines de semana|fine settimana
    |weekeinde|fim de semana|fins de semana`,
}
const CLOSED = `closed|geschlossen|ruhetag|ruhetage|ferme|fermee|fermes|fermeture|chiuso|chiusa|chiusi|chiusura|giorno di chiusura
  |giorno di riposo|riposo|riposo settimanale|cerrado|cerrada|cerramos|fechado|fechada|encerrado|encerrada|encerra|folga|gesloten|sluitingsdag
  |betriebsferien|betriebsurlaub|bedrijfsvakantie|conges annuels`
const OPEN =
  'open|offen|geoffnet|ouvert|ouverte|ouverts|abierto|abierta|abrimos|aperto|aperta|aperti|siamo aperti|aberto|aberta|abertos|geopend'
/** Abbreviations of months that `Intl` does not have. */
const SHORT_MONTHS = { sept: 9, maerz: 3, mrz: 3 }
/** Words for holidays, which are no day of the week: hours for them count for no other day. */
const HOLIDAYS = `holiday|holidays|public holidays|bank holidays|bank holiday|feiertag|feiertage|feiertags|feiertagen|an feiertagen|jours feries|jour ferie|feries
  |festivo|festivos|dias festivos|festivi|giorni festivi|festivita|feriado|feriados|feestdagen|feestdag|festivi e prefestivi|prefestivi`
const TO =
  'to|till|until|til|through|thru|bis|a|au|al|alle|aux|hasta|hasta las|a las|ate|ate as|as|tot|t/m|tot en met|e as|fino a|fino alle|jusqu|jusqua'
const FROM =
  'from|ab|von|vom|de|du|des|dalle|dal|dalla|desde|das|da|de las|vanaf|van|a partir de|a partir das|a partir de las|des|des le|a partire dalle'
/** Words for "from" where no closing time follows. */
const ONWARD =
  'from|ab|des|dalle|dal|desde|desde las|vanaf|a partir de|a partir das|a partir de las'
const BETWEEN = 'between|zwischen|entre|tra|fra|tussen'
const EXCEPT = `except|excluding|ausser|außer|ausgenommen|sauf|excepte|hormis|excepto|salvo|menos|eccetto|tranne|escluso|esclusi|exceto
  |behalve|uitgezonderd`
/** Words for what is in the evening. */
const EVENING =
  'dinner|supper|evening|evenings|abends|abendkuche|abendessen|diner|soir|le soir|cena|cenas|sera|jantar|jantares|noite|avond'
/** Words for a closing time that depends on the guests. */
const LATE = 'late|close|open end|openend|cierre|chiusura|sluiten'
const AND = 'and|und|sowie|et|y|e|en|plus|also|ed'
const ALL_DAY = 'round the clock|rund um die uhr|h24'
const SPECIAL = {
  noon: 720,
  midday: 720,
  mittags: 720,
  midi: 720,
  mediodia: 720,
  mezzogiorno: 720,
  midnight: 1440,
  mitternacht: 1440,
  minuit: 1440,
  medianoche: 1440,
  mezzanotte: 1440,
  middernacht: 1440,
}
/** Beginnings of words that say that times are opening hours. */
const OPENING = `hours|open|opening|business hours|offnungszeit|geoffnet|sprechzeit|sprechstunde|burozeit|geschaftszeit|kuchenzeit|ladenzeit|schalterzeit|horaire|ouvert|ouverture
  |horario|abierto|apertura|abrimos|atencion|orari|aperto|aperti|apertura|ricevimento|aberto|abertura|funcionamento|atendimento|openingstijd|openingsuren
  geopend|bereikbaar|kitchen|kuche|cuisine|cocina|cucina|cozinha|keuken|lunch|dinner|pranzo|cena|mittagstisch|check-in|check-out|check in|telefonzeit|zeiten|schedule
  |betriebsferien|betriebsurlaub|bedrijfsvakantie|conges annuels`

export type Word =
  | { kind: 'days'; days: number[] }
  | { kind: 'month'; month: number }
  | { kind: 'from' }
  | {
      kind: 'to' | 'and' | 'between' | 'open' | 'closed' | 'holiday' | 'except' | 'late' | 'evening'
    }
  | { kind: 'allDay'; isPlain: boolean }
  | { kind: 'minutes'; minutes: number }
  | Shift
  | Spelled

const split = (words: string) => words.split('|').map((word) => word.trim().replace(/\s+/g, ' '))

const opening = split(OPENING)

/** Whether words speak of opening hours. */
export function speaksOfOpening(text: string): boolean {
  const plain = ` ${fold(text).replace(/[^\p{L}]+/gu, ' ')}`
  return opening.some((word) => plain.includes(word.length > 7 ? word : ` ${word}`))
}

export const isOnward = (words: string) => onward.has(words)
const onward = new Set(split(ONWARD))

/** The most words of any expression. */
export const MAX_WORDS = 5

const dictionaries = new Map<string, Map<string, Word>>()

/** Time words of a language, and the long ones of the other six, because pages mix languages. */
export function timeWords(language: string | null): Map<string, Word> {
  const key = language ?? ''
  const known = dictionaries.get(key)
  if (known) return known
  const words = new Map<string, Word>()
  const put = (list: string, word: Word) => {
    for (const name of split(list)) if (!words.has(name)) words.set(name, word)
  }
  const own = LANGUAGES.filter((code) => code === language)
  const ordered = [...own, ...LANGUAGES.filter((code) => code !== language)]
  for (const code of own) putShortDays(code, put, 1)
  for (const code of ordered) putNames(code, put, 'long')
  // Short names of other languages are left out when they are ordinary words of this one, such as 'set', 'out', 'mar'.
  for (const code of own.length > 0 ? own : ordered) putNames(code, put, 'short')
  for (const code of own.length > 0 ? (['en'] as const) : ordered) putShortDays(code, put, 3)
  for (const [days, list] of Object.entries(GROUPS)) {
    put(list, { kind: 'days', days: days.split(',').map(Number) })
  }
  put(OPEN, { kind: 'open' })
  put(CLOSED, { kind: 'closed' })
  for (const [name, month] of Object.entries(SHORT_MONTHS)) put(name, { kind: 'month', month })
  put(HOLIDAYS, { kind: 'holiday' })
  put(TO, { kind: 'to' })
  put(FROM, { kind: 'from' })
  put(AND, { kind: 'and' })
  put(BETWEEN, { kind: 'between' })
  put(EXCEPT, { kind: 'except' })
  put(LATE, { kind: 'late' })
  put(EVENING, { kind: 'evening' })
  put(ALL_DAY, { kind: 'allDay', isPlain: true })
  for (const [name, minutes] of Object.entries(SPECIAL)) put(name, { kind: 'minutes', minutes })
  for (const [name, shift] of shifts()) put(name, shift)
  for (const code of own.length > 0 ? own : ordered)
    for (const [name, number] of spelledNumbers(code)) put(name, number)
  dictionaries.set(key, words)
  return words
}

type Put = (list: string, word: Word) => void

function putShortDays(code: string, put: Put, letters: number) {
  for (const [day, names] of SHORT_DAYS[code]!.entries()) {
    const fitting = names.split(' ').filter((name) => name.length >= letters)
    for (const name of fitting) put(name, { kind: 'days', days: [day] })
  }
}

/** Adds the days and months as `Intl` writes them. */
function putNames(code: string, put: Put, style: 'long' | 'short') {
  for (let day = 0; day < 7; day++) {
    // 1 January 2024 is a Monday.
    const name = nameOf(code, { weekday: style }, new Date(Date.UTC(2024, 0, 1 + day)))
    for (const form of formsOf(name, code)) put(form, { kind: 'days', days: [day] })
  }
  for (let month = 0; month < 12; month++) {
    const name = nameOf(code, { month: style, day: 'numeric' }, new Date(Date.UTC(2024, month, 15)))
    if (name.length >= 3) put(name, { kind: 'month', month: month + 1 })
  }
}

function formsOf(name: string, code: string): string[] {
  if (name.length < 3) return []
  const short = name.replace(/-feira$/, '')
  const plural = name.endsWith('s') && code !== 'en' ? [] : [`${short}s`]
  // Stems as in "Sonn- und Feiertags"; "Mon-" is left out, as it is English.
  const stem = code === 'de' && name !== 'montag' ? [`${name.replace(/tag$/, '')}-`] : []
  return [name, short, ...plural, ...stem]
}

function nameOf(code: string, options: Intl.DateTimeFormatOptions, date: Date): string {
  const parts = new Intl.DateTimeFormat(code, { ...options, timeZone: 'UTC' }).formatToParts(date)
  const part = parts.find(({ type }) => type === 'weekday' || type === 'month')
  return fold(part?.value ?? '').replace(/\.$/, '')
}

/** Whether a short form is meant as a day: "So" is Sunday in German and "so" is not; a single letter has to be a capital. */
export const isMeantAsTime = (written: string): boolean =>
  written.length > 2 || /^\p{Lu}/u.test(written) || !SHORT_DAY.test(written)
const SHORT_DAY =
  /^(?:[lmxjvsd]|mo|di|mi|do|fr|sa|so|ma|me|je|ve|lu|gi|wo|vr|za|zo|tu|we|th|su|ju|vi)$/
