import { fold } from './line.ts'

/** Splits a list of words; they are written as `fold` returns them, for seven languages. */
const words = (list: string) => list.split(/[\s|]+/)

/** Words with which the names of streets begin. */
const BEGINNINGS =
  words(`rue avenue av za zi zac boulevard bd place chemin route impasse quai allee cours square faubourg ruelle sentier esplanade
  |calle c/ avda avenida plaza paseo carrer camino callejon calzada privada ronda carretera ctra travesia glorieta jiron carrera cra km poligono
  |via viale v.le piazza p.za p.zza corso c.so vicolo largo strada contrada localita loc lungomare salita fondamenta borgo frazione
  |rua r praca travessa estrada alameda largo rodovia beco ladeira viela`)
/** German prepositions, with which names of streets begin, but many other things too. */
const PREPOSITIONS = words('am an im in zum zur auf unter')
/** Separate words with which the names of streets end. */
const ENDINGS =
  words(`street st road rd lane ln avenue ave drive dr court ct way square sq terrace close place row walk hill
  park boulevard blvd highway hwy parkway pkwy broadway pike trail trl circle cir crescent gardens green mews wharf quay parade`)
/** Endings within a word, such as in "Hauptstrasse". */
const SUFFIXES =
  words(`strasse straße str. str weg platz gasse allee ring ufer damm berg graben chaussee steig stieg pfad markt hof
  |straat laan weg plein gracht kade dijk singel steeg markt dreef hof pad`)

const beginnings = new Set(BEGINNINGS)
const prepositions = new Set(PREPOSITIONS)
const endings = new Set(ENDINGS)

/** Whether a word indicates that the words around it are a street. */
export function isStreetWord(word: string): boolean {
  const plain = fold(word)
  const bare = plain.replace(/[.,]$/, '')
  if (beginnings.has(bare) || prepositions.has(bare) || endings.has(bare)) return true
  return (
    plain.length >= 5 && SUFFIXES.some((suffix) => plain.endsWith(suffix) || bare.endsWith(suffix))
  )
}

/** Whether a word is used only for streets, unlike the prepositions "am" and "auf". */
export const isLane = (word: string): boolean =>
  isStreetWord(word) && !prepositions.has(fold(word).replace(/[.,]$/, ''))

/** A house number as a word: "12", "12a," and the second half of "12 bis,". */
const NUMBER_WORD = /^\d{1,5}[a-z]?,?$/i
const NUMBER_SUFFIX = /^(?:bis|ter|quater),?$/i

/** The street within a line, without the words before it: "Visit us in Calle Mayor 5". */
export function fromStreet(text: string): string {
  const all = text.split(/\s+/)
  const plain = all.map((word) => fold(word).replace(/[.,]$/, ''))
  const number = all.findIndex((word) => NUMBER_WORD.test(word))
  const first = plain.findIndex((word) => beginnings.has(word))
  const start = isNumberFirst(all, plain, number, first) ? number : Math.max(0, first)
  return all.slice(start).join(' ')
}

/** Whether the house number comes before the name, as in English and French: "3 Market Place", "12 bis, rue de la Paix". */
function isNumberFirst(all: string[], plain: string[], number: number, first: number): boolean {
  if (number < 0 || number >= all.length - 1 || all.slice(0, number).some(isLane)) return false
  if (first < 0) return !all[number]!.endsWith(',')
  const isRightBefore = first === number + 1
  const isSuffixed = first === number + 2 && NUMBER_SUFFIX.test(all[number + 1]!)
  // "Avenue" and "place" begin names in French and end them in English.
  return isRightBefore || isSuffixed || (first > number && endings.has(plain[first]!))
}

const LABELS =
  words(`address adresse anschrift direccion indirizzo endereco morada adres bezoekadres ubicacion standort location
  adresses hausanschrift postanschrift sede siege localizacao localizacion domicilio lage anfahrt`)
const labels = new Set(LABELS)
/** Several words that are such a label together, and not each by itself: "Send us a message" is none. */
const LABEL_PHRASES =
  /\b(?:find us|where we are|wo wir sind|so finden sie uns|ou nous trouver|donde estamos|dove siamo|onde estamos|waar vind je ons)\b/
/** A label only when nothing stands beside it: "Where", but not "Where we deliver". */
const WHERE = /^(?:where|wo|dove|donde|onde|waar|ou)\W*$/
/** Labels of other kinds of addresses, such as mail and web. */
const NOT_A_PLACE = /mail|web|site|ip\b|url|internet/

/** Whether words are the label of a postal address, such as "Our address" or "Dirección". */
export function isAddressLabel(text: string): boolean {
  const plain = fold(text)
  if (text.length > 60 || NOT_A_PLACE.test(plain)) return false
  return (
    WHERE.test(plain) ||
    LABEL_PHRASES.test(plain) ||
    plain.split(/[^\p{L}]+/u).some((word) => labels.has(word))
  )
}
