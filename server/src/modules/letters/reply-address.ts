import type { ReplyAddress } from '../../config-letters.ts'

const TOKEN = '[0-9a-f]{32}'
/** Nobody writes to more of them than this in one mail. */
const MOST = 20

/** Where the answer to a mail goes: whoever knows it may write into that conversation, and nothing else. */
export const replyAddressFor = ({ name, domain }: ReplyAddress, token: string): string =>
  `${name === null ? token : `${name}+${token}`}@${domain}`

/** The tokens in addresses of ours, wherever they stand in a text. */
export function tokensIn({ name, domain }: ReplyAddress, text: string): string[] {
  const before = name === null ? '(?<![\\w.+-])' : `(?<![\\w.-])${escaped(name)}\\+`
  const ours = new RegExp(`${before}(${TOKEN})@${escaped(domain)}(?![\\w-])`, 'gi')
  const found = new Set<string>()
  for (const [, token] of text.matchAll(ours)) {
    found.add(token!.toLowerCase())
    if (found.size === MOST) break
  }
  return [...found]
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&')
