import type { EmailFact } from '../fact.ts'
import { type Line, placeOf, quoteAround } from './line.ts'
import { roleIn } from './role-words.ts'
import { roleAt } from './roles.ts'

const NAME = '[a-z0-9][a-z0-9._%+\\-]{0,63}'
const ADDRESS = new RegExp(`(?<![\\p{L}\\d])${NAME}@(?:[a-z0-9-]{1,63}\\.){1,4}[a-z]{2,24}`, 'giu')
/** "At" and "dot" as written to hide addresses from machines: `info (at) shop.example`, `info[at]shop[dot]example`. */
const AT = /\s?[([{]\s?(?:at|ät|@|arroba|chiocciola|arobase|apenstaartje)\s?[)\]}]\s?/gi
const DOT = /\s?[([{]\s?(?:dot|punkt|punto|point|ponto|punt)\s?[)\]}]\s?/gi
/** Files whose names look like addresses, such as `picture@2x.png`. */
const FILE = /\.(?:png|jpe?g|gif|webp|svg|avif|js|css|woff2?)$/i

const OF_PHONES = new Set(['fax', 'mobile'])

/** Mail addresses in text and in `mailto:` links, with whom each reaches. */
export const emailsOf = (lines: Line[]): EmailFact[] =>
  lines.flatMap((line, index) => {
    const plain = { ...line, text: line.text.replace(AT, '@').replace(DOT, '.') }
    const inText = [...plain.text.matchAll(ADDRESS)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      address: match[0].toLowerCase(),
    }))
    const inLinks = line.links.flatMap((link) => linked(link, plain.text))
    const isNew = (found: { address: string }) =>
      !inText.some(({ address }) => address === found.address)
    const all = [...inText, ...inLinks.filter(isNew)]
      .filter(({ address }) => !FILE.test(address))
      .toSorted((a, b) => a.start - b.start)
    return all.map(({ start, end, address }, place): EmailFact => {
      const spot = {
        start,
        end,
        after: Math.max(all[place - 1]?.end ?? 0, afterDigits(plain.text, start)),
        before: all[place + 1]?.start ?? Infinity,
      }
      const { role, label } = roleAt(plain, lines[index - 1], spot)
      const text = quoteAround(plain.text, start, end)
      // The name itself may tell whom it reaches, as in `bookings@…`.
      const named = roleIn(address.split('@')[0]!)
      return {
        ...placeOf(line),
        kind: 'email',
        role: (role && role !== 'general' && !OF_PHONES.has(role) ? role : named) ?? 'general',
        label,
        text: text.toLowerCase().includes(address) ? text : `${text} ${address}`.trim(),
        value: { address },
      }
    })
  })

/** The text between a phone number and an address belongs to the address. */
const afterDigits = (text: string, start: number) => {
  const before = text.slice(Math.max(0, start - 200), start)
  return start - (/[^\d]*$/.exec(before)?.[0].length ?? 0)
}

function linked(link: Line['links'][number], text: string) {
  if (!/^mailto:/i.test(link.href)) return []
  const start = Math.max(0, text.indexOf(link.text))
  return [...link.href.slice(0, 300).matchAll(ADDRESS)].slice(0, 1).map((match) => ({
    start,
    end: start + link.text.length,
    address: match[0].replace(/^mailto:/i, '').toLowerCase(),
  }))
}
