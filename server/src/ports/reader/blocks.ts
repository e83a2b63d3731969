import { type HtmlElement, type HtmlNode, isElement, squeeze, TEXT } from './dom.ts'

/** A paragraph, list entry or table row with the headings above it, outermost first. */
export type Block = {
  headings: string[]
  text: string
  page: number | null
  /** Of a row of a table, or of a label beside or above its value; `name` is the column or label, empty where there is none. */
  cells?: { name: string; text: string }[]
  /** Addresses of `tel:`, `mailto:` and maps links inside, with their text. */
  links?: { href: string; text: string }[]
}

const INLINE = new Set(
  'a abbr b bdi bdo cite code data dfn em font i kbd label mark q s samp small span strong sub sup time u var wbr tt ins del'.split(
    ' ',
  ),
)
const SKIPPED = new Set(
  'script style noscript template svg canvas iframe object embed select option button input textarea video audio picture img head'.split(
    ' ',
  ),
)
/** Deeper is not a page but an attack on the stack. */
const MAX_DEPTH = 400

/** The readable text of `root` in reading order; lists and tables stay readable. */
export function blocksOf(root: HtmlElement): Block[] {
  const blocks: Block[] = []
  const path: { level: number; text: string }[] = []
  let line = ''

  const flush = (prefix = '') => {
    const text = squeeze(line)
    line = ''
    if (text) {
      blocks.push({ headings: path.map((h) => h.text), text: prefix + text, page: null })
    }
  }

  const enterHeading = (level: number, text: string) => {
    while (path.length > 0 && path.at(-1)!.level >= level) path.pop()
    if (text) path.push({ level, text })
  }

  const visit = (node: HtmlNode, depth: number): void => {
    if (node.nodeType === TEXT) line += node.textContent
    if (!isElement(node) || SKIPPED.has(node.localName) || depth > MAX_DEPTH) return
    const { localName } = node
    if (localName === 'br') line += ' '
    else if (INLINE.has(localName)) visitAll(node, depth)
    else if (localName === 'table') visitTable(node, depth)
    else {
      flush()
      const heading = /^h([1-6])$/.exec(localName)
      if (heading) enterHeading(Number(heading[1]), squeeze(node.textContent))
      // A question that opens its answer, and a term above what it means, is a heading of the lowest level.
      else if (localName === 'summary' || localName === 'dt')
        enterHeading(7, squeeze(node.textContent))
      else {
        visitAll(node, depth)
        flush(localName === 'li' ? '- ' : '')
        if (localName === 'details' || localName === 'dl') enterHeading(7, '')
      }
    }
  }

  const visitAll = (node: HtmlNode, depth: number) => {
    for (const child of node.childNodes) visit(child, depth + 1)
  }

  const visitTable = (table: HtmlElement, depth: number) => {
    flush()
    // A table inside a cell means the table is for layout.
    if (table.querySelector('table')) return visitAll(table, depth)
    for (const row of tableRows(table)) {
      line = row
      flush()
    }
  }

  visit(root, 0)
  flush()
  return blocks
}

/** Each row as `Column: cell | Column: cell`, so that it can be understood alone. */
function tableRows(table: HtmlElement): string[] {
  const rows = [...table.querySelectorAll('tr')].map((row) => [...row.querySelectorAll('th,td')])
  const header = rows[0]?.every((cell) => cell.localName === 'th') ? rows[0] : []
  const names = header.map((cell) => squeeze(cell.textContent))
  const caption = squeeze(table.querySelector('caption')?.textContent)
  const body = header.length > 0 && rows.length > 1 ? rows.slice(1) : rows
  const lines = body.map((cells) =>
    cells
      .map((cell, column) => [names[column], squeeze(cell.textContent)])
      .filter(([, text]) => text)
      .map(([name, text]) => (name && body !== rows ? `${name}: ${text}` : text))
      .join(' | '),
  )
  return [caption, ...lines].filter(Boolean)
}
