import { startTraining } from '../../src/jobs/train-knowledge.ts'
import { aUser, anAgent } from '../../src/test/factories.ts'
import { html, listen } from '../../src/test/site.ts'
import { learnPages, trained } from './learn-site.ts'
import { openBench } from './open-bench.ts'

const PAGES = 500
const GOAL_SECONDS = 15
const PER_PAGE = 20

/** Prints how long a large site takes from entering its address to the last page indexed. */
export async function benchReading(): Promise<void> {
  const bench = await openBench({ CRAWL_MAX_PAGES: String(PAGES) })
  const worker = startTraining(bench.deps)
  const server = await listen((request, response) => {
    const page = request.url === '/' ? 0 : Number(/^\/article-(\d+)$/.exec(request.url ?? '')?.[1])
    if (Number.isInteger(page) && page < PAGES) return html(response, pageOf(page))
    response.writeHead(404).end('Not found')
  })
  try {
    const { user } = await aUser(bench.deps)
    const agent = await anAgent(bench.deps.db, user.id)
    const begun = performance.now()
    await learnPages(bench.deps, agent, server.origin)
    const [item] = await trained(bench.deps, agent)
    const seconds = (performance.now() - begun) / 1_000
    const verdict = seconds <= GOAL_SECONDS && item!.progress.done === PAGES ? 'met' : 'MISSED'
    console.log(
      `\n${item!.progress.done} of ${PAGES} pages read and indexed in ${seconds.toFixed(1)} s  goal ${GOAL_SECONDS} s  ${verdict}`,
    )
  } finally {
    await server.close()
    await worker.stop()
    await bench.close()
  }
}

/** A page of a shop: navigation and footer around an article with a text, a price table and a form. The first pages link to the others. */
function pageOf(page: number): string {
  const listed = Array.from({ length: PER_PAGE }, (_, index) => page * PER_PAGE + index + 1)
  const links = listed
    .filter((number) => number < PAGES)
    .map((number) => `<li><a href="/article-${number}">Clock ${number}</a></li>`)
  const rows = ['Cleaning', 'New spring', 'New glass', 'Gilding', 'Full service'].map(
    (job, index) => `<tr><td>${job}</td><td>${20 + ((page * 7 + index * 13) % 200)}.50 €</td></tr>`,
  )
  return `<!doctype html><html lang="en"><head><title>Clock ${page} | Harbour Clocks</title></head><body>
    <div class="cookie">We use cookies. <button>Accept</button></div>
    <header><a href="/">Harbour Clocks</a><nav><ul>${links.join('')}</ul></nav></header>
    <main><div class="row"><div class="col"><h1>Clock ${page}</h1>
    <p>Clock number ${page} was built in ${1800 + (page % 120)} by a maker of the harbour, and restored by hand in our workshop over ${(page % 9) + 2} weeks.</p>
    <p>${'It is wound every eight days, and kept away from salt water and direct sun. '.repeat(6)}</p></div>
    <div class="col"><h2>What repairs cost</h2><table>${rows.join('')}</table></div></div>
    <form><label>Model <select><option>Oak case</option><option>Walnut case (+ 35 €)</option></select></label></form></main>
    <footer><p>Harbour Clocks, 4 Quay Street, Bergen. Telephone <a href="tel:+4755501234">55 50 12 34</a></p>
    <p>Monday to Friday 9:00 – 17:00, Saturday 10:00 – 14:00</p></footer></body></html>`
}
