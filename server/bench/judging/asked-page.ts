import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Deps } from '../../src/deps.ts'
import { linesIn } from '../../src/modules/listening/eval/corpora.ts'
import { learnSite } from '../sites/learn-site.ts'
import type { Site } from '../sites/site.ts'

/**
 * A line of `eval/asked-pages.jsonl`: the page of a business, and what its customers ask. `a` is the index of the line that answers, or of
 * each that does; null when none does.
 */
export type AskedPage = {
  name: string
  language: string
  page: string[]
  asks: { q: string; a: number | number[] | null }[]
}

/** The pages to learn from, or those held apart. */
export const readAskedPages = (split: 'tuned' | 'apart'): AskedPage[] =>
  linesIn(split === 'tuned' ? 'asked-pages' : 'asked-pages-apart')

/** An agent that has read the page as a website of its own, and that website. @throws Error when it was not read */
export async function learnPage(deps: Deps, page: AskedPage, id: string) {
  const folder = mkdtempSync(join(tmpdir(), 'nexus-page-'))
  try {
    writeFileSync(join(folder, 'index.html'), htmlOf(page))
    const site = siteOf(page, id, folder)
    const { agent, unread } = await learnSite(deps, site)
    if (unread.length > 0) throw new Error(`${page.name} was not read: ${unread.join(', ')}`)
    return { agent, site }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Its questions do not say which words make an answer right. */
function siteOf(page: AskedPage, id: string, pages: string): Site {
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
    followUps: [],
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
export const saysLine = (
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
