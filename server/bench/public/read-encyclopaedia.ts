import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { Article, type Encyclopaedia, OffTopic } from './article.ts'

const Line = z.union([Article, OffTopic])

/**
 * The articles of a JSONL file, and the unrelated questions, each in the order of the file.
 * @throws Error that names a line which is neither.
 */
export function readEncyclopaedia(file: string): Encyclopaedia {
  const read: Encyclopaedia = { articles: [], offTopic: [] }
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  for (const [index, line] of lines.entries()) {
    const parsed = Line.safeParse(valueOf(line))
    if (!parsed.success) throw new Error(`${file}:${index + 1} is no article and no question`)
    if ('offtopic' in parsed.data) read.offTopic.push(parsed.data.offtopic)
    else read.articles.push(parsed.data)
  }
  return read
}

function valueOf(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
