import { CrawlError } from '../crawler/crawl-error.ts'
import type { RawPage } from '../crawler/index.ts'
import { type Block, blocksOf } from './blocks.ts'
import { parseDocument } from './dom.ts'
import { decodeHtml } from './encoding.ts'
import { factsOf } from './facts/index.ts'
import { questionsAndAnswers } from './faq.ts'
import type { ReadDocument } from './index.ts'
import { languageOfConfig, textSearchConfig } from './language.ts'
import { needsJavaScript, titleOf } from './outline.ts'
import { cutPassages } from './passages.ts'
import { pictureNotice, scriptNotices } from './script-notices.ts'
import { treeOf } from './tree.ts'

/**
 * Reads a web page.
 * @throws CrawlError when the page has no text.
 */
export function readHtml(page: RawPage): ReadDocument {
  const html = decodeHtml(page.body, page.charset)
  const original = parseDocument(html)
  const tree = treeOf(original.documentElement)
  const marked = blocksOf(tree, page.url)
  const blocks = [...marked, ...questionsAndAnswers(original, marked)]
  if (blocks.length === 0) {
    throw new CrawlError(needsJavaScript(original) ? 'needs_javascript' : 'no_text')
  }
  if (isShell(blocks) && needsJavaScript(original)) throw new CrawlError('needs_javascript')
  const title = titleOf(original)
  const declared = original.documentElement.getAttribute('lang')
  const text = blocks.map((block) => block.text).join('\n')
  const config = textSearchConfig(text, declared)
  const language = languageOfConfig(config)
  return {
    title,
    config,
    language,
    facts: factsOf({ blocks, document: original, url: page.url, language, declared }),
    notices: [...scriptNotices(original, tree), ...pictureNotice(tree)],
    passages: cutPassages(withoutTitle(blocks, title), declared ?? 'en'),
  }
}

const isShell = (blocks: Block[]) =>
  blocks.reduce((length, block) => length + block.text.length, 0) < 200

/** Removes the h1 where it repeats the page's title, because the title is searched already. */
const withoutTitle = (blocks: Block[], title: string | null): Block[] =>
  blocks.map((block) =>
    block.headings[0] === title ? { ...block, headings: block.headings.slice(1) } : block,
  )
