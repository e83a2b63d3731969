import { flushCompileCache } from 'node:module'
import { freeLeasesOfTheDead } from '../jobs/free-leases.ts'
import { startTraining } from '../jobs/train-knowledge.ts'
import { buildDeps } from '../build-deps.ts'
import { readConfig } from '../config.ts'
import { addPdf } from '../modules/knowledge/add-files.ts'
import { crawlSite, addWebPages } from '../modules/knowledge/add-website.ts'
import { readAllKnowledge } from '../modules/knowledge/service.ts'
import { aUser, anAgent } from './factories.ts'
import { aPdf } from './pdf.ts'

/**
 * A server that only trains, for a test that kills it. The first start adds the site at `SITE` and a PDF; every start works until nothing
 * is left to train, and then prints `trained`.
 */
const deps = await buildDeps(readConfig())
// Stores compiled code, because this process is killed and started again.
flushCompileCache()
const { rows } = await deps.driver.query('select user_id from knowledge_items limit 1')
if (rows.length === 0) await addKnowledge(process.env['SITE']!)
await freeLeasesOfTheDead(deps)
const worker = startTraining(deps)
const timer = setInterval(async () => {
  const { rows: waiting } = await deps.driver.query(
    `select 1 from knowledge_items where status = 'training' limit 1`,
  )
  if (waiting.length > 0) return
  clearInterval(timer)
  await worker.stop()
  await Promise.all([deps.crawler.close(), deps.reader.close()])
  await deps.driver.close()
  console.log('trained')
}, 50)

async function addKnowledge(url: string) {
  const { user } = await aUser(deps)
  const agent_id = (await anAgent(deps.db, user.id)).id
  const content = await aPdf(
    Array.from({ length: 60 }, (_, page) => ({
      heading: `Chapter ${page}`,
      text: `Paragraph of chapter ${page} about clocks. `.repeat(60),
    })),
  )
  const { refId } = await crawlSite(deps, user.id, { agent_id, url }, AbortSignal.timeout(60_000))
  await addWebPages(deps, user.id, { agent_id, refId, trashLinks: '' })
  await addPdf(deps, user.id, { agent_id, title: 'Manual', content })
  console.log('added', (await readAllKnowledge(deps, user.id)).length)
}
