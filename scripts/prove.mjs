/**
 * `npm run prove -- --agent <id> [--url <address>]`: runs the tests of an agent on a running server and prints what failed. Authenticates
 * with an API key in NEXUS_API_KEY, or as a signed-in person with the session in NEXUS_SESSION. Exit code 0: all passed. 1: some failed. 2:
 * the tests could not be run.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'

const POLL_MS = 500
const USAGE = `Usage: NEXUS_API_KEY=<key> npm run prove -- --agent <id> [--url <address>] [--json]

  --agent  id of the agent, as its General page shows it
  --url    address of the server; http://localhost:4000 unless told otherwise
  --key    the key, where NEXUS_API_KEY cannot be set: other users of the machine can read arguments
  --json   everything that was found, as JSON on the standard output

NEXUS_API_KEY is a key with the scopes tests:run and tests:read, made under Settings, API keys. Without one, NEXUS_SESSION is the value of the cookie nexus_session (__Host-nexus_session over https) of a browser in which an admin or an owner is signed in.`

async function prove() {
  const { values } = parseArgs({
    options: {
      agent: { type: 'string' },
      url: { type: 'string', default: 'http://localhost:4000' },
      key: { type: 'string', default: process.env.NEXUS_API_KEY ?? '' },
      json: { type: 'boolean', default: false },
    },
  })
  const { NEXUS_SESSION: session } = process.env
  if (!values.agent || (!values.key && !session)) throw new Error(USAGE)
  const { origin } = new URL(values.url)
  const agent = encodeURIComponent(values.agent)
  const tests = values.key ? byKey(origin, agent, values.key) : bySession(origin, agent, session)
  const { id } = await tests.begin()
  process.once('SIGINT', () => void tests.stop(id).catch(() => {}))
  const found = await watch(tests, id, values.json)
  return report(found, values.json)
}

/** Calls with an API key, like other programs. */
function byKey(origin, agent, key) {
  const runs = `${origin}/api/v1/agents/${agent}/test-runs`
  const headers = { authorization: `Bearer ${key}` }
  return {
    begin: () => call('POST', runs, headers),
    stop: (id) => call('POST', `${runs}/${id}/stop`, headers),
    read: async (id) => {
      const { results, ...run } = await call('GET', `${runs}/${id}`, headers)
      return { run, results }
    },
  }
}

/** Calls with a session, like the dashboard. */
function bySession(origin, agent, session) {
  const runs = `${origin}/api/agent-tests/${agent}/runs`
  const cookie = `nexus_session=${session}; __Host-nexus_session=${session}`
  const ask = async (method, url) => (await call(method, url, { origin, cookie })).data
  return {
    begin: () => ask('POST', runs),
    stop: (id) => ask('POST', `${runs}/${id}/stop`),
    read: (id) => ask('GET', `${runs}/${id}`),
  }
}

/** @returns the answer. After too many requests, it waits as long as the server demands. */
async function call(method, url, headers) {
  const response = await fetch(url, { method, headers }).catch(() => {
    throw new Error(`No server answers at ${new URL(url).origin}.`)
  })
  const answer = await response.json().catch(() => ({}))
  if (response.status === 429) {
    await sleep(Number(response.headers.get('retry-after') ?? 1) * 1_000)
    return call(method, url, headers)
  }
  if (!response.ok) throw new Error(answer.message ?? `The server answered ${response.status}.`)
  return answer
}

/** Prints each test when it is done. @returns the whole result, when the run is over. */
async function watch(tests, id, isSilent) {
  const told = new Set()
  for (;;) {
    const found = await tests.read(id)
    for (const result of isSilent ? [] : found.results) {
      if (!result.verdict || told.has(result.position)) continue
      told.add(result.position)
      console.log(lineOf(result))
    }
    if (found.run.finished_at) return found
    await sleep(POLL_MS)
  }
}

const lineOf = ({ verdict, side, lines, reasons, judged_by: by, ms }) =>
  [
    `${verdict === 'pass' ? 'passed' : 'FAILED'}  ${side === 'draft' ? '[draft] ' : ''}${lines.at(-1)}  (${Math.round(ms)} ms, ${by ?? 'not judged'})`,
    ...reasons.map((reason) => `        ${reason}`),
  ].join('\n')

/** Empty where no draft was tried. */
function passedOf(results, side) {
  const tests = results.filter((result) => result.side === side)
  const passed = tests.filter(({ verdict }) => verdict === 'pass')
  const where = side === 'draft' ? ' in the draft' : ''
  return tests.length > 0 ? `${passed.length} of ${tests.length} passed${where}` : ''
}

function report({ run, results }, isJson) {
  if (isJson) console.log(JSON.stringify({ run, results }, null, 2))
  const seconds = (Date.parse(run.finished_at) - Date.parse(run.started_at)) / 1_000
  const cost = run.cost_micros > 0 ? `, $${(run.cost_micros / 1_000_000).toFixed(4)}` : ''
  const passed = ['live', 'draft'].map((side) => passedOf(results, side)).filter(Boolean)
  const summary = `${passed.join(', ')} in ${seconds.toFixed(1)} s${cost}`
  console.error(run.stopped ? `Stopped: ${summary}` : summary)
  if (run.stopped) return 2
  return run.failed > 0 ? 1 : 0
}

process.exitCode = await prove().catch((error) => {
  console.error(error.message)
  return 2
})
