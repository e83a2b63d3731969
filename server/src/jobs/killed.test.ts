import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openEmbedded } from '../db/embedded.ts'
import { prepareDatabase } from '../test/prepared-folder.ts'
import { shopPages, type Site, startSite } from '../test/site.ts'

const PAGES = 24
/** Killed after this many more pages were requested, and once more while the rest is written. */
const KILLS = [2, 6, 9, 3]

let folder: string
let site: Site
let child: ChildProcess | undefined

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nexus-killed-'))
  prepareDatabase(folder)
  site = await startSite(shopPages(PAGES))
})
afterEach(async () => {
  child?.kill('SIGKILL')
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Resolves with its output when the process has ended; `onLine` receives each line. */
function run(onLine: (line: string) => void = () => {}): Promise<string> {
  const script = join(import.meta.dirname, '../test/training-process.ts')
  const running = spawn(process.execPath, [script], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
      DATA_DIR: folder,
      DATABASE_URL: '',
      CRAWL_ALLOW: '127.0.0.1',
      SITE: site.origin,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child = running
  let printed = ''
  running.stdout.on('data', (chunk: Buffer) => {
    printed += chunk
    onLine(String(chunk).trim())
  })
  return new Promise((resolve) => running.once('exit', () => resolve(printed)))
}

async function runAndKill(afterPages: number): Promise<string> {
  const start = site.requested.length
  let isTraining = start > 0
  const finished = run((line) => (isTraining ||= line.startsWith('added')))
  let counted = 0
  for (const path of site.pages.keys()) {
    site.routes.set(path, (_request, response) => {
      if (isTraining && ++counted === afterPages) child!.kill('SIGKILL')
      response.writeHead(200, { 'content-type': 'text/html' })
      const page = site.pages.get(path)!
      response.end(
        `<html lang="en"><title>${page.title}</title><main>${page.main}</main>${linksOf(page.links)}`,
      )
    })
  }
  return finished
}

const linksOf = (paths: string[] = []) => paths.map((path) => `<a href="${path}">.</a>`).join('')

it('a server killed again and again in the middle of training trains everything exactly once', async () => {
  for (const afterPages of KILLS) expect(await runAndKill(afterPages)).not.toContain('trained')
  site.routes.clear()
  expect(await run()).toContain('trained')

  const database = await openEmbedded(join(folder, 'database'))
  const rowsOf = async (query: string) => (await database.query(query)).rows
  expect(await rowsOf('select type, status, reason from knowledge_items order by type')).toEqual([
    { type: 'PDF', status: 'trained', reason: null },
    { type: 'WEB_PAGES', status: 'trained', reason: null },
  ])
  expect(
    await rowsOf(`select count(*)::int as pages from knowledge_pages where status = 'trained'`),
  ).toEqual([{ pages: PAGES + 1 }])
  const webPassages = `select count(*)::int as passages, count(distinct page_id)::int as pages from passages where page_number is null`
  expect(await rowsOf(webPassages)).toEqual([{ passages: PAGES, pages: PAGES }])
  const [pdf] = await rowsOf(
    `select count(*)::int as passages, max(position) + 1 as positions, count(distinct page_number)::int as pages from passages where page_number is not null`,
  )
  expect(pdf!['passages']).toBe(pdf!['positions'])
  expect(pdf!['pages']).toBeGreaterThanOrEqual(60)
  await database.close()
}, 480_000)
