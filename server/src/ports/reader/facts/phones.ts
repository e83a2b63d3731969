import {
  type CountryCode,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/max'
import type { PhoneFact } from '../fact.ts'
import type { Countries } from './countries.ts'
import { fold, type Line, placeOf, quoteAround } from './line.ts'
import { type Labelled, roleAt } from './roles.ts'

type Found = { start: number; end: number; number: string }
/** A number with its label; `role` is null where nothing says whom it reaches. */
type LabelledPhone = Labelled & { fact: PhoneFact }

const DIGITS = 6
/** The most groups of digits in a number, as in "+49 (0) 30 / 12 34 56 78". */
const MAX_GROUPS = 8
const CANDIDATE = /[+(]{0,2}\d[\d\s()./–-]{4,120}\d\b/g
/** Hyphens that pages write instead of the usual one, such as one at which no line breaks. */
const HYPHENS = /[‐‑‒−]/g
/** Words before numbers that are not phone numbers, in seven languages. */
const NOT_FOR_CALLING =
  /(?:iban|bic|swift|vat|ust|uid|steuer|hrb|handelsregister|siren|siret|rcs|tva|nif|cif|nie|rfc|iva|p\.? ?iva|c\.? ?f|rea|nipc|cnpj|btw|kvk|konto|account|order|bestell|isbn|ref|art|code|codigo|codice|licen[cs]e|lic|reg|registration|company|charity|kunden|invoice)[\p{L}.°º#-]{0,20}[\s:#.°º-]{0,4}(?:n(?:o|r|um|umber|ummer)?\.?[\s:]{0,2})?[a-z]{0,3}$/u
/** A day that no label, such as the end of “Wohnmobile:”, makes a number. */
const WHOLE_DATE =
  /^(?:\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d|(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2})$/
const DATE = /^\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d{2}\b(?![./-]\d)/
/** "(1940–1960)" */
const YEARS = /^\(?(?:1[89]|20)\d{2}\s?[–/-]\s?(?:1[89]|20)\d{2}\)?$/
const PRICE_FOLLOWS = /^\s?(?:€|\$|£|eur\b|chf\b|usd\b)/i
const PHONE_WORD =
  /(?:tel(?:[eé]fono?|ephone|efone?|efoon)?|phone|fon|fax|mobile?|m[oó]vil|handy|cell(?:ulare)?|whatsapp|call|☎|📞|✆|📱)[\p{L}.]{0,8}[\s:.|]{0,4}$/iu

/** Phone numbers in text and in `tel:` links, with whom each reaches. */
export function phonesOf(lines: Line[], countries: Countries): PhoneFact[] {
  const calls = lines.flatMap((line, index) => callsOf(line, lines[index - 1], countries))
  const alarms = new Set(calls.filter(({ role }) => role === 'emergency').map(numberOf))
  return calls
    .filter((call) => call.role !== null || !alarms.has(numberOf(call)))
    .map(({ fact }) => fact)
}

const numberOf = ({ fact }: LabelledPhone) => fact.value.number.replace(/\D/g, '')

function callsOf(line: Line, above: Line | undefined, countries: Countries): LabelledPhone[] {
  const inText = numbersIn(line.text, countries)
  const inLinks = line.links
    .filter(({ href }) => /^tel:/i.test(href))
    .flatMap((link) => linked(link, line.text, countries))
  const isNew = ({ number }: Found) => !inText.some((found) => sameNumber(found.number, number))
  const all = [...inText, ...inLinks.filter(isNew)].toSorted((a, b) => a.start - b.start)
  return all.map(({ start, end, number }, index) => {
    const spot = {
      start,
      end,
      after: all[index - 1]?.end ?? 0,
      before: all[index + 1]?.start ?? Infinity,
    }
    const { role, label } = roleAt(line, above, spot)
    const text = quoteAround(line.text, start, end)
    const fact: PhoneFact = {
      ...placeOf(line),
      kind: 'phone',
      role: role ?? (isShort(number) ? 'other' : 'general'),
      label,
      text: digitsIn(text) >= 3 || !text ? text || number : `${text}: ${number}`,
      value: { number },
    }
    return { fact, role, label }
  })
}

/** Whether a number is so short that it belongs to a public service, such as the police. */
const isShort = (number: string) => number.replace(/\D/g, '').length < DIGITS

const sameNumber = (a: string, b: string) => {
  const [x, y] = [a.replace(/\D/g, ''), b.replace(/\D/g, '')]
  return x.endsWith(y.slice(-8)) && y.endsWith(x.slice(-8))
}

function linked(link: Line['links'][number], text: string, countries: Countries): Found[] {
  const written = decode(link.href.slice(4)).split(/[;?,]/)[0]!.slice(0, 40)
  if (!/\d{3}/.test(written)) return []
  const start = Math.max(0, text.indexOf(link.text))
  const found = [countries.known, ...countries.guesses]
    .map((country) => parsePhoneNumberFromString(written, country ?? undefined))
    .find((number) => number?.isPossible())
  return [{ start, end: start + link.text.length, number: valueOf(found, written, countries) }]
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** E.164 where the country is certain; otherwise as written. */
function valueOf(number: PhoneNumber | undefined, written: string, { known }: Countries): string {
  const isSure = number && (/^\s*(?:\+|00)/.test(written) || number.country === known)
  return isSure ? number.number : written.trim()
}

/** Phone numbers in a text. Longer candidates are tried first, so that no number is cut short. */
function numbersIn(text: string, countries: Countries): Found[] {
  const tried = countries.known ? [countries.known] : countries.guesses
  const plain = text.replaceAll(HYPHENS, '-')
  return [...plain.matchAll(CANDIDATE)].flatMap((run) => numbersOfRun(plain, run, countries, tried))
}

/** Splits candidates that are several numbers beside each other. */
function numbersOfRun(
  text: string,
  run: RegExpExecArray,
  countries: Countries,
  tried: CountryCode[],
) {
  if (!isStart(text, run.index)) return []
  const groups = [...run[0].matchAll(/\S+/g)]
  const found: Found[] = []
  for (let from = 0; from < groups.length; from++) {
    // A number does not begin within digits that looked like another one.
    if (
      from > 0 &&
      found.at(-1)?.end !== endOf(run, groups[from - 1]!) &&
      !/^[^\d]*$/.test(groups[from - 1]![0])
    )
      continue
    for (let to = Math.min(groups.length, from + MAX_GROUPS); to > from; to--) {
      const start = run.index + groups[from]!.index
      const last = groups[to - 1]!
      const end = run.index + last.index + last[0].length
      const number = toNumber(text, start, end, countries, tried)
      if (!number) continue
      found.push(number)
      from = to - 1
      break
    }
  }
  return found
}

function toNumber(
  text: string,
  start: number,
  end: number,
  countries: Countries,
  tried: CountryCode[],
): Found | undefined {
  const written = text
    .slice(start, end)
    .replace(/^[/.–-]+|[/.(–-]+$/g, '')
    .trim()
  const digits = digitsIn(written)
  if (digits < DIGITS || digits > 15) return undefined
  const isLabelled = PHONE_WORD.test(text.slice(Math.max(0, start - 24), start))
  if (!isForCalling(text, start, end, written, isLabelled)) return undefined
  const number = (tried.length > 0 ? tried : [undefined])
    .map((country) => parsePhoneNumberFromString(written, country))
    .find((parsed) => (isLabelled ? parsed?.isPossible() : parsed?.isValid()))
  return number && { start, end, number: valueOf(number, written, countries) }
}

function isForCalling(
  text: string,
  start: number,
  end: number,
  written: string,
  isLabelled: boolean,
): boolean {
  if (!isStart(text, start)) return false
  if (/^[\d\p{L}]/u.test(text.slice(end))) return false
  if (WHOLE_DATE.test(written)) return false
  if (isLabelled) return true
  if (DATE.test(written) || YEARS.test(written)) return false
  if (PRICE_FOLLOWS.test(text.slice(end, end + 6))) return false
  // A plain row of digits, or a house number with a postcode, is mostly no phone number.
  return /^[+(0]/.test(written) || (digitsIn(written) >= 9 && /\D\d+\D+\d/.test(written))
}

/** Whether nothing before the number says that it is of another kind. */
function isStart(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 40), start)
  return !NOT_FOR_CALLING.test(fold(before)) && !/[\p{L}\d]$/u.test(before)
}

const endOf = (run: RegExpExecArray, group: RegExpExecArray) =>
  run.index + group.index + group[0].length

const digitsIn = (text: string) => text.replace(/\D/g, '').length
