/** What an answer has to contain. `open`: anything. */
export type QuestionKind =
  | 'price'
  | 'time'
  | 'amount'
  | 'duration'
  | 'place'
  | 'person'
  | 'age'
  | 'phone'
  | 'email'
  | 'open'

const ASKS: [QuestionKind, RegExp][] = [
  [
    'phone',
    /\b(?:phone|telephone|call you|your number|teléfono|téléphone|telefon\w*|telefono|telefone|telefoon\w*)\b/i,
  ],
  ['email', /\b(?:e-?mail(?: address)?|correo|courriel)\b/i],
  ['age', /\bhow old\b|\bwhat age\b|\bwie alt\b|\bquel âge\b|\bqué edad\b/i],
  [
    'amount',
    /\bhow much (?!is\b|are\b|was\b|do\b|does\b|did\b|for\b|would\b|will\b|to\b|it\b|the\b|an?\b|you\b|your\b|my\b|money\b|extra\b|time\b)\p{L}+/iu,
  ],
  [
    'price',
    /\bhow much (?!time)|\b(?:price|cost|fee)s?\b|\bcu[aá]nto (?:cuesta|vale|es)|\bprecio|\bcombien (?:coûte|ça)|\bprix\b|\bwas kostet|\bwie ?viel kostet|\bpreis|\bquanto (?:costa|custa)|\bprezzo|\bpreço|\bhoeveel kost|\bwat kost|\bprijs/i,
  ],
  [
    'time',
    /\bwhen\b|\bwhat (?:time|day|hours)|\bopening (?:hours|times)|\buntil when\b|\bcu[aá]ndo\b|\bhorario|\bquand\b|\bhoraires\b|\bwann\b|\böffnungszeiten|\bquando\b|\borari\b|\bhorário|\bwanneer\b|\bopeningstijden/i,
  ],
  [
    'duration',
    /\bhow (?:long|soon|fast|quick|quickly)\b|\bhow many (?:minutes|hours|days|weeks|months|years)\b|\bcu[aá]nto (?:tiempo|tarda)|\bcombien de temps\b|\bwie (?:lange|schnell)\b|\bquanto (?:tempo|dura)|\bhoe (?:lang|snel)\b/i,
  ],
  [
    'amount',
    /\bhow (?:many|long|often|far|old|soon|big|fast|quickly|large|tall|heavy|late)\b|\bcu[aá]nt[oa]s?\b|\bcombien\b|\bwie (?:viele|lange|oft|weit)\b|\bquant[ieoa]s?\b|\bhoe(?:veel| lang| vaak| ver)\b/i,
  ],
  ['place', /\bwhere\b|\bd[oó]nde\b|\boù\b|\bwo\b|\bdove\b|\bonde\b|\bwaar\b/i],
  ['person', /\bwho\b|\bqui[eé]n\b|\bqui est\b|\bwer\b|\bchi\b|\bquem\b|\bwie is\b/i],
]

const NUMBER_WORDS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|half|once|twice|several|unlimited|every'
const SHOWS: Partial<Record<QuestionKind, RegExp>> = {
  phone: /\+?\d[\d\s().-]{6,}\d/,
  email: /[\w.+-]+@[\w-]+\.\w/,
  price:
    /[$€£¥]\s?\d|\d\s?(?:[€£$]|eur\b|usd\b|gbp\b|euros?\b|dollars?\b|pounds?\b|cents?\b|%)|\bfree\b|\bno (?:extra )?(?:charge|cost|fee)|\bincluded\b|\bgratis\b|\bkostenlos|\bgratuit|\bgrátis/i,
  time: /\d{1,2}[:.h]\d{2}|\b\d{1,2}\s?(?:am|pm|a\.m|p\.m|uhr|h|uur)\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|\b(?:noon|midnight|daily|weekdays?|weekends?|closed|geschlossen|cerrado|fermé|chiuso|fechado|gesloten)\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|\b(?:hours?|days?|weeks?|months?|years?|minutes?)\b|\b(?:lunes|lundi|montag|lunedì|segunda|maandag)/i,
  duration: new RegExp(
    `(?:\\d|\\b(?:${NUMBER_WORDS}|few|couple of|half an?|within an?|about an?|in an?|takes? an?|for an?|same|next))[ -]?(?:and a half |calendar |working |business |full |ganze )?(?:min|hour|h\\b|day|week|month|year|night|stunde|tag|woche|monat|jahr|hora|día|semana|mes|año|heure|jour|semaine|mois|ora|ore|giorn|settiman|dia|uur|uren|dag|weken|week|maand|jaar)`,
    'i',
  ),
  amount: new RegExp(`\\d|\\b(?:${NUMBER_WORDS})\\b`, 'i'),
  age: /\d.{0,20}\b(?:old(?:er)?|years?|age|birthday|jahre|ans|años)\b|\b(?:ages?|aged|over|under|be|least|born|younger|until|ab|dès)\b.{0,20}\d/i,
  place:
    /\b(?:street|road|square|lane|avenue|yard|floor|straße|strasse|platz|rue|calle|via|rua|straat)\b|\b\d{1,4},? \p{Lu}\p{Ll}+ \p{Lu}|\b\p{Lu}{1,2}\d{1,2} \d\p{Lu}{2}\b|\b\d{5} \p{Lu}/u,
  person:
    /\b(?:Dr|Mr|Mrs|Ms|Sr|Sra|Mme|Herr|Frau)\b\.? \p{Lu}|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|\S\s(?!I\b)\p{Lu}\p{Ll}+/u,
}

/** A title or a role beside the name. */
const PERSON =
  /\b(?:Dr|Mr|Mrs|Ms|Prof|Sr|Sra|Mme|Herr|Frau)\b\.? \p{Lu}|\b(?:owner|founder|founded|owned|run by|led by|manager|director|chef|head|senior|partner|team|colleague|opened it)\b/u

/** Words that name what is asked for: a number or an address says them without their being written. */
const NAMES: Partial<Record<QuestionKind, RegExp>> = {
  phone: /^(?:phone|telephone|number|call|ring|contact|mobile)$/,
  email: /^(?:e-?mail|mail|contact|write)$/,
  place: /^(?:address|location|located|find)$/,
  time: /^(?:open|opening|opens|hours?|times?|dates?|schedule|closing|close)$/,
}

/** Whether a text says a word of the question by showing what it names. */
export const impliesWord = (word: string, text: string): boolean =>
  Object.entries(NAMES).some(
    ([kind, names]) =>
      names.test(word) && (kind === 'time' ? SPAN : SHOWS[kind as QuestionKind]!).test(text),
  )

/** From one time of the day to another. */
const SPAN =
  /\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm|uhr|h)?\s?(?:[-–—]|to|until|till|bis|a|à)\s?\d{1,2}(?:[:.]\d{2}|\s?(?:am|pm|uhr|h))/i

/** Kinds whose answer is worthless without what they ask for. */
const STRICT = new Set<QuestionKind>([
  'phone',
  'email',
  'price',
  'time',
  'amount',
  'duration',
  'person',
  'age',
])

export const kindOf = (question: string): QuestionKind =>
  ASKS.find(([, asks]) => asks.test(question))?.[0] ?? 'open'

/** 1 when a text shows what was asked for, half when it may only look so (any capital letters for a name), else 0. */
export function shows(kind: QuestionKind, text: string): number {
  if (!SHOWS[kind]?.test(text)) return 0
  return kind === 'person' && !PERSON.test(text) ? 0.5 : 1
}

export const isStrict = (kind: QuestionKind): boolean => STRICT.has(kind)
