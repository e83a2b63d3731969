import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Deps } from '../../src/deps.ts'
import { startTraining } from '../../src/jobs/train-knowledge.ts'
import { askAll, type Asked } from './ask.ts'
import { learnSite } from './learn-site.ts'
import { AT_ONCE, openBench } from './open-bench.ts'
import { readSites } from './read-sites.ts'
import { report, reportFailures } from './report.ts'
import type { Site } from './site.ts'

const SITES = fileURLToPath(new URL('../../eval/sites/', import.meta.url))
const TUNED = join(SITES, 'tuned')
const APART = join(SITES, 'apart')
/** Sites written long after the weights were trained, and chosen by their content only. */
const LATER = join(SITES, 'later', 'apart')

export type SitesOptions = {
  /** Folder of sites; all of ours when absent. */
  folder?: string | undefined
  /** Names of sites; all when absent. */
  only?: string[] | undefined
  /** Prints what went wrong, but never for sites held apart, because whoever reads their replies tunes to them. */
  failures?: boolean | undefined
}

/** Reads websites as their owners would, asks their customers' questions, and prints the results. */
export async function benchSites(options: SitesOptions): Promise<Asked[]> {
  const { deps, close } = await openBench()
  const worker = startTraining(deps, AT_ONCE)
  try {
    const asked: Asked[] = []
    for (const split of options.folder ? [options.folder] : [TUNED, APART, LATER]) {
      const sites = readSites(split).filter(({ id }) => options.only?.includes(id) ?? true)
      if (sites.length > 0) asked.push(...(await benchSplit(deps, split, sites, options)))
    }
    return asked
  } finally {
    await worker.stop()
    await close()
  }
}

async function benchSplit(deps: Deps, split: string, sites: Site[], options: SitesOptions) {
  const asked: Asked[] = []
  const followedUp: Asked[] = []
  for (const site of sites) {
    const { agent, unread, told } = await learnSite(deps, site)
    for (const reason of unread) console.log(`${site.id} was not read: ${reason}`)
    for (const notice of site.notices) {
      const verdict = told.includes(notice) ? 'told' : 'NOT TOLD'
      console.log(`${site.id}/${notice.page} ${notice.code}: ${verdict}`)
    }
    asked.push(...(await askAll(deps, agent, site)))
    followedUp.push(...(await askAll(deps, agent, { ...site, questions: site.followUps })))
  }
  const name = basename(split)
  const title = split === LATER ? 'later, apart' : name
  report(title, sites, asked)
  if (followedUp.length > 0) report(`${title}, follow-ups`, sites, followedUp)
  const all = [...asked, ...followedUp]
  if (name === basename(APART)) return all.map((each) => ({ ...each, reply: '' }))
  if (options.failures) reportFailures(all)
  return all
}
