import { anyOf, type WordTable } from '../word-table.ts'

/** How currencies are written beside an amount, longer forms first. Null where several countries use the same sign. */
export const CURRENCIES: [string, string | null][] = [
  ['US$', 'USD'],
  ['CA$', 'CAD'],
  ['AU$', 'AUD'],
  ['A$', 'AUD'],
  ['NZ$', 'NZD'],
  ['R$', 'BRL'],
  ['S/.', 'PEN'],
  ['S/', 'PEN'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['¥', 'JPY'],
  ['₹', 'INR'],
  ['₺', 'TRY'],
  ['₴', 'UAH'],
  ['₪', 'ILS'],
  ['zł', 'PLN'],
  ['Kč', 'CZK'],
  ['SFr.', 'CHF'],
  ['Fr.', 'CHF'],
  ['Franken', 'CHF'],
  ['euros', 'EUR'],
  ['euro', 'EUR'],
  ['Pfund', 'GBP'],
  ['pounds', 'GBP'],
  ['soles', 'PEN'],
  ['reais', 'BRL'],
  ['dollars', null],
  ['pesos', null],
  ['kr.', null],
  ['kr', null],
  ['$', null],
  ...(
    'EUR USD GBP CHF CAD AUD NZD SEK NOK DKK PLN CZK HUF RON BGN JPY CNY INR BRL MXN COP ARS CLP PEN UYU ZAR AED SGD HKD ILS THB ISK UAH'.split(
      ' ',
    ) as string[]
  ).map((code): [string, string] => [code, code]),
]

/** The currency that a page of a country means by a shared sign. */
export const DOLLAR_OF: Record<string, string> = {
  US: 'USD',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  MX: 'MXN',
  CO: 'COP',
  AR: 'ARS',
  CL: 'CLP',
  SG: 'SGD',
  HK: 'HKD',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
}

const words = (list: string) => new Set(list.split(/\s+/))

/** Folded words before a unit, whatever follows: "per head", "pro Tier". */
export const PER = words('per pro je par por cada ogni each chaque p')
/** Articles, which are followed by a unit only where the word is one of `UNITS`. */
export const ARTICLES = words(
  'im in am au aux da do na no en della a an the die der das la le il al alla all o ao the el de het',
)
export const UNITS =
  words(`person persons pers persona personas personne pessoa persoon people guest night nights nacht nachte nuit noche notte noite day days tag tage
  jour dia giorno dag week weeks woche wochen semaine semana settimana weeks month months monat monate mois mes mese mensal maand year years jahr jahre annee
  ano anno jaar hour hours stunde stunden std heure hora ora uur minute minuten minutes min hr hrs kg kilo gr g liter litre litro l stuck stk piece pieza pezzo
  peca stuks etto pound lb heure unit child kind enfant nino bambino crianca adult room zimmer chambre habitacion camera quarto kamer table tisch couple class session lesson
  stunde ticket head kopf portion lauf fahrt km`)
/** Single words that mean a unit by themselves. */
export const PER_WORDS =
  words(`pp p.p monthly weekly daily nightly yearly annually hourly monatlich mtl wochentlich taglich jahrlich stundlich mensuel mensuelle
  mensual mensili mensile mensal maandelijks each apiece pauschal`)

/** Words before the lowest of several prices. */
const FROM_WORDS: WordTable = {
  en: 'from starting_(?:at|from) as_low_as',
  de: 'ab schon_ab',
  fr: 'à_partir_de dès',
  es: 'desde a_partir_de',
  it: 'a_partire_da da',
  nl: 'vanaf',
}
export const FROM = new RegExp(`(?:^|[\\s(:–-])(?:${anyOf(FROM_WORDS)})\\s?$`, 'iu')

/** A word between two things of a list, at its beginning. */
const CONJUNCTIONS: WordTable = {
  en: 'and or',
  de: 'und oder',
  fr: 'et ou',
  es: 'y o',
  it: 'e',
  nl: 'en of',
}
export const CONJUNCTION = new RegExp(`^(?:${anyOf(CONJUNCTIONS)})(?:\\s|$)`, 'i')

/** Folded words for things that cost nothing. */
export const FREE = words(
  'free gratis kostenlos kostenfrei gratuit gratuita gratuito gratuite frei libre',
)

/** Folded beginnings of words for a price. */
const PRICE_WORDS: WordTable = {
  en: 'price',
  de: 'preis',
  fr: 'prix tarif',
  es: 'precio',
  it: 'prezz',
  pt: 'preco',
  nl: 'prijs prijz',
}
export const PRICE_WORD = `(?:${anyOf(PRICE_WORDS)})`
/** Folded beginnings of the names of columns with prices, beside those and the currencies. */
const COLUMN_NAMES: WordTable = {
  en: 'cost fee rate',
  de: 'kosten gebuhr',
  fr: 'montant',
  es: 'importe valor',
  it: 'costo importo',
  pt: 'custo',
}
export const PRICE_COLUMN = new RegExp(
  `^(?:${anyOf(PRICE_WORDS)}|${anyOf(COLUMN_NAMES)}|eur|chf|usd|gbp|€|£|\\$)`,
)
