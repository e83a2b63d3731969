import { fileURLToPath } from 'node:url'
import type { Deps } from '../../src/deps.ts'
import { askAll, type Asked } from '../sites/ask.ts'
import { openBench } from '../sites/open-bench.ts'
import { reportFailures } from '../sites/report.ts'
import type { Article, Encyclopaedia } from './article.ts'
import { ARTICLES_AN_AGENT, learnArticles } from './learn-articles.ts'
import { questionsOf } from './questions.ts'
import { readEncyclopaedia } from './read-encyclopaedia.ts'
import { report } from './report.ts'

const FOLDER = new URL('../../eval/public/', import.meta.url)

/** Asks about articles of an encyclopaedia, which are long sentences full of years and names, and prints the results. */
export async function benchPublic(options: { failures?: boolean }): Promise<void> {
  const { deps, close } = await openBench()
  try {
    const tuned = await askEverything(deps, splitOf('tuned'))
    report('tuned', tuned)
    if (options.failures) reportFailures(tuned)
    // Its failures are never printed, because whoever reads them tunes to them.
    report('apart', await askEverything(deps, splitOf('apart')))
  } finally {
    await close()
  }
}

const splitOf = (name: string): Encyclopaedia =>
  readEncyclopaedia(fileURLToPath(new URL(`${name}.jsonl`, FOLDER)))

async function askEverything(deps: Deps, { articles, offTopic }: Encyclopaedia): Promise<Asked[]> {
  const asked: Asked[] = []
  for (let at = 0; at < articles.length; at += ARTICLES_AN_AGENT) {
    const group = articles.slice(at, at + ARTICLES_AN_AGENT)
    const agent = await learnArticles(deps, group)
    const questions = questionsOf(group, offTopic)
    const site = { id: nameOf(group), country: 'US', timeZone: null, questions }
    asked.push(...(await askAll(deps, agent, site)))
  }
  return asked
}

const nameOf = (articles: Article[]): string =>
  [...new Set(articles.map(({ topic }) => topic))].join(' and ')
