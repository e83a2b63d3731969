import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import type { Site } from '../sites/site.ts'

/**
 * A line of `eval/asked-pages.jsonl`: the page of a business, and what its customers ask. `a` is the index of the line that answers, or of
 * each that does; null when none does.
 */
const AskedPage = z.object({
  name: z.string(),
  language: z.string(),
  page: z.array(z.string()),
  asks: z.array(
    z.object({ q: z.string(), a: z.union([z.number(), z.array(z.number())]).nullable() }),
  ),
})

export type AskedPage = z.infer<typeof AskedPage>

const FOLDER = fileURLToPath(new URL('../../eval/', import.meta.url))

/** The pages to learn from, or those held apart. */
export const readAskedPages = (split: 'tuned' | 'apart'): AskedPage[] =>
  readFileSync(
    join(FOLDER, split === 'tuned' ? 'asked-pages.jsonl' : 'asked-pages-apart.jsonl'),
    'utf8',
  )
    .split('\n')
    .filter(Boolean)
    .map((line) => AskedPage.parse(JSON.parse(line)))

/** The page as a website of its own, in a temporary folder; its questions do not say which words make an answer right. */
export function siteOf(page: AskedPage, id: string): Site {
  const pages = mkdtempSync(join(tmpdir(), 'nexus-page-'))
  writeFileSync(join(pages, 'index.html'), htmlOf(page))
  return {
    id,
    pages,
    name: page.name,
    language: page.language,
    country: '',
    charset: null,
    start: '/index.html',
    pdfs: [],
    timeZone: null,
    notices: [],
    questions: page.asks.map(({ q, a }) => ({
      question: q,
      language: page.language,
      kind: 'page',
      must: [],
      never: [],
      unknown: a === null,
      person: false,
    })),
  }
}

type Block = 'p' | 'ul' | 'table'

/** `#` begins a heading, `- ` an item of a list, `a | b` is a row of a table, and `+ ` continues the paragraph before it. */
function htmlOf({ name, language, page }: AskedPage): string {
  const body: string[] = []
  let open: Block | null = null
  const put = (block: Block | null, html: string) => {
    if (open !== block) body.push(open ? `</${open}>` : '', block ? `<${block}>` : '')
    open = block
    body.push(html)
  }
  for (const line of page) {
    const heading = /^(#{1,4}) (.*)$/.exec(line)
    if (heading)
      put(null, `<h${heading[1]!.length}>${escaped(heading[2]!)}</h${heading[1]!.length}>`)
    else if (line.startsWith('- ')) put('ul', `<li>${escaped(line.slice(2))}</li>`)
    else if (line.includes(' | '))
      put(
        'table',
        `<tr>${cellsOf(line)
          .map((cell) => `<td>${escaped(cell)}</td>`)
          .join('')}</tr>`,
      )
    else if (line.startsWith('+ ')) put('p', ` ${escaped(line.slice(2))}`)
    else {
      put(null, '')
      put('p', escaped(line))
    }
  }
  put(null, '')
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${escaped(name)}</title><body><main>${body.join('\n')}</main></body></html>`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const cellsOf = (line: string) => line.split(' | ').map((cell) => cell.trim())

/** Whether a text contains one of the lines that answer: every cell of it, whatever stands between the words. */
export const answers = (
  text: string,
  { page }: AskedPage,
  at: number | number[] | null,
): boolean => {
  const all = ` ${wordsOnly(text)} `
  return (at === null ? [] : [at].flat()).some((index) =>
    cellsOf(page[index]!.replace(/^(?:#+|-|\+) /, '')).every((cell) =>
      all.includes(` ${wordsOnly(cell)} `),
    ),
  )
}

const wordsOnly = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
