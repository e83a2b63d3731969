import type { ReactNode } from 'react'
import { renderInline } from './markdown-inline.tsx'

const FENCE = /^\s*(```|~~~)/
const HEADING = /^#{1,6}\s+(.*)$/
/** A heading may end with number signs. */
const HEADING_END = /(?<!\S)#+$/
const ITEM = /^(\s*)([-*+]|\d{1,9}[.)])\s+(.*)$/
const QUOTE = /^\s*>\s?/
const RULE = /^\s*([-*_])(\s*\1){2,}\s*$/
const TABLE_RULE = /^\s*:?-+:?\s*$/
/** The deepest nesting of quotes and lists; anything deeper is shown as plain text. */
const DEEPEST = 12

/**
 * Renders the Markdown that models write: paragraphs, headings, lists, quotes, tables, code. Never raw HTML. It is made for text that is
 * still arriving, so that an open code fence extends to the end instead of showing its marks.
 */
export const renderMarkdown = (text: string): ReactNode[] => renderBlocks(text.split(/\r?\n/), 0)

const renderBlocks = (lines: string[], depth: number): ReactNode[] => {
  if (depth > DEEPEST) return [<p key="deep">{renderParagraph(lines)}</p>]
  const blocks: ReactNode[] = []
  let at = 0
  /** Takes lines while they match, and sets `at` to the line after them. */
  const take = (fits: (line: string, index: number) => boolean): string[] => {
    const start = at
    while (at < lines.length && fits(lines[at] ?? '', at)) at++
    return lines.slice(start, at)
  }
  while (at < lines.length) {
    const line = lines[at] ?? ''
    const key = blocks.length
    const heading = HEADING.exec(line)
    if (!line.trim()) at++
    else if (FENCE.test(line)) {
      at++
      const code = take((next) => !FENCE.test(next))
      at++
      blocks.push(
        <pre key={key} tabIndex={0}>
          <code>{code.join('\n')}</code>
        </pre>,
      )
    } else if (heading) {
      at++
      blocks.push(
        <p key={key} className="nx-heading">
          {renderInline((heading[1] ?? '').trim().replace(HEADING_END, '').trim())}
        </p>,
      )
    } else if (RULE.test(line)) {
      at++
      blocks.push(<hr key={key} />)
    } else if (QUOTE.test(line)) {
      const quoted = take((next) => QUOTE.test(next)).map((next) => next.replace(QUOTE, ''))
      blocks.push(<blockquote key={key}>{renderBlocks(quoted, depth + 1)}</blockquote>)
    } else if (ITEM.test(line)) {
      blocks.push(renderList(take(isListLine(lines)), key, depth))
    } else if (line.includes('|') && isTableRule(lines[at + 1] ?? '')) {
      blocks.push(
        renderTable(
          take((next) => next.includes('|')),
          key,
        ),
      )
    } else {
      const start = at
      const text = take((next, index) => index === start || isText(next))
      blocks.push(<p key={key}>{renderParagraph(text)}</p>)
    }
  }
  return blocks
}

const isText = (line: string): boolean =>
  Boolean(line.trim()) && ![FENCE, HEADING, ITEM, QUOTE, RULE].some((start) => start.test(line))

/** A list continues over indented lines, and over one blank line when another item follows. */
const isListLine =
  (lines: string[]) =>
  (line: string, index: number): boolean =>
    line.trim()
      ? ITEM.test(line) || /^\s{2,}/.test(line)
      : ITEM.test(lines[index + 1] ?? '') || /^\s{2,}\S/.test(lines[index + 1] ?? '')

const renderParagraph = (lines: string[]): ReactNode[] =>
  lines.flatMap((line, index) => [
    ...(index ? [<br key={`br${index}`} />] : []),
    <span key={index}>{renderInline(line.trim())}</span>,
  ])

const renderList = (lines: string[], key: number, depth: number): ReactNode => {
  const first = ITEM.exec(lines[0] ?? '')
  const indent = first?.[1]?.length ?? 0
  const items: string[][] = []
  for (const line of lines) {
    const item = ITEM.exec(line)
    if (item && (item[1]?.length ?? 0) <= indent) items.push([item[3] ?? ''])
    else items.at(-1)?.push(line.slice(indent + 2))
  }
  const children = items.map((item, index) => <li key={index}>{renderItem(item, depth)}</li>)
  const number = parseInt(first?.[2] ?? '', 10)
  return Number.isNaN(number) ? (
    <ul key={key}>{children}</ul>
  ) : (
    <ol key={key} start={number}>
      {children}
    </ol>
  )
}

const renderItem = ([first, ...rest]: string[], depth: number): ReactNode[] => [
  <span key="text">{renderInline(first ?? '')}</span>,
  ...(rest.some((line) => line.trim())
    ? [<div key="rest">{renderBlocks(rest, depth + 1)}</div>]
    : []),
]

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')

const isTableRule = (line: string): boolean => cellsOf(line).every((cell) => TABLE_RULE.test(cell))

const renderTable = (lines: string[], key: number): ReactNode => {
  const [head, , ...rows] = lines.map(cellsOf)
  const cells = (row: string[] = [], Cell: 'th' | 'td') =>
    row.map((cell, index) => <Cell key={index}>{renderInline(cell.trim())}</Cell>)
  return (
    <div key={key} className="nx-table" tabIndex={0}>
      <table>
        <thead>
          <tr>{cells(head, 'th')}</tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>{cells(row, 'td')}</tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
