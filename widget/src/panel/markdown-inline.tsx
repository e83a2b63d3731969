import type { ReactNode } from 'react'

/**
 * Code, links, bare addresses, bold and italic. The closing mark of bold, italic and code may be missing, because a reply that is still
 * streaming ends anywhere; a link with an incomplete address shows only its text.
 */
const INLINE = new RegExp(
  [
    /`([^`\n]+)`?/, // 1 code
    /!?\[([^[\]\n]*)\]\(\s*([^\s)]*)[^)\n]*(\)?)/, // 2 text, 3 address, 4 closing bracket
    /(https?:\/\/[^\s<>"'`]*[^\s<>"'`.,;:!?)\]*_])/, // 5 bare address
    /\*\*(?=\S)([^\n]+?)(?:\*\*|$)/, // 6 bold
    /\*(?=[^\s*])([^*\n]+)(?:\*|$)/, // 7 italic
    /(?<!\w)_(?=[^\s_])([^_\n]+)(?:_(?!\w)|$)/, // 8 italic
  ]
    .map((part) => part.source)
    .join('|'),
  'g',
)

/** Turns one line of Markdown into elements. Text is never parsed as HTML. */
export const renderInline = (text: string): ReactNode[] => {
  const nodes: ReactNode[] = []
  let end = 0
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) nodes.push(text.slice(end, match.index))
    nodes.push(toElement(match, nodes.length))
    end = match.index + match[0].length
  }
  if (end < text.length) nodes.push(text.slice(end))
  return nodes
}

const toElement = (match: RegExpMatchArray, key: number): ReactNode => {
  const [whole, code, label, address, closed, bare, bold, star, underscore] = match
  if (code) return <code key={key}>{code}</code>
  if (bare) return link(bare, [bare], key)
  if (label !== undefined)
    return closed ? link(address ?? '', renderInline(label || address || ''), key) : label
  if (bold) return <strong key={key}>{renderInline(bold)}</strong>
  if (star ?? underscore) return <em key={key}>{renderInline(star ?? underscore ?? '')}</em>
  return whole
}

const link = (address: string, children: ReactNode[], key: number): ReactNode =>
  isSafeUrl(address) ? (
    <a key={key} href={address} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  ) : (
    <span key={key}>{children}</span>
  )

/** Only safe schemes: web and mail. */
export const isSafeUrl = (address: string): boolean => /^(https?:\/\/|mailto:)\S+$/i.test(address)
