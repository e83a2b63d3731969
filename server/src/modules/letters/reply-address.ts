import type { ReplyAddress } from '../../config-letters.ts'

const TOKEN = '[0-9a-f]{32}'
/** The most addresses of ours that are looked for in one mail. */
const MAX = 20

/** The address for answers to a mail. Whoever knows it can write into that conversation, and do nothing else. */
export const replyAddressFor = ({ name, domain }: ReplyAddress, token: string): string =>
  `${name === null ? token : `${name}+${token}`}@${domain}`

/** The tokens of our addresses anywhere in a text. */
export function tokensIn({ name, domain }: ReplyAddress, text: string): string[] {
  const before = name === null ? '(?<![\\w.+-])' : `(?<![\\w.-])${escaped(name)}\\+`
  const ours = new RegExp(`${before}(${TOKEN})@${escaped(domain)}(?![\\w-])`, 'gi')
  const found = new Set<string>()
  for (const [, token] of text.matchAll(ours)) {
    found.add(token!.toLowerCase())
    if (found.size === MAX) break
  }
  return [...found]
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&')
