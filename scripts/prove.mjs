/**
 * `npm run prove -- --agent <id> [--url <address>]`: runs the tests of an agent on a running server and says what failed.
 * Signed in by the session of a person who may run them, in NEXUS_SESSION: an argument would stand in the list of processes.
 * Exit code 0: everything passed. 1: something failed. 2: it could not be run.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'

const POLL_MS = 500
const USAGE = `Usage: NEXUS_SESSION=<session> npm run prove -- --agent <id> [--url <address>] [--json]

  --agent  id of the agent, as its General page shows it
  --url    address of the server; http://localhost:4000 unless told otherwise
  --json   everything that was found, as JSON on the standard output

NEXUS_SESSION is the value of the cookie nexus_session (__Host-nexus_session over https) of a browser in which an admin or an owner is signed in.`

async function prove() {
  const { values } = parseArgs({
    options: {
      agent: { type: 'string' },
      url: { type: 'string', default: 'http://localhost:4000' },
      json: { type: 'boolean', default: false },
    },
  })
  const session = process.env.NEXUS_SESSION
  if (!values.agent || !session) throw new Error(USAGE)
  const call = caller(new URL(values.url).origin, values.agent, session)
  const { id } = await call('POST', '/runs')
  process.once('SIGINT', () => void call('POST', `/runs/${id}/stop`).catch(() => {}))
  const found = await watch(call, id, values.json)
  return report(found, values.json)
}

/** Calls as the dashboard makes them. */
function caller(origin, agent, session) {
  return async (method, path) => {
    const response = await fetch(`${origin}/api/agent-tests/${encodeURIComponent(agent)}${path}`, {
      method,
      headers: { origin, cookie: `nexus_session=${session}; __Host-nexus_session=${session}` },
    }).catch(() => {
      throw new Error(`No server answers at ${origin}.`)
    })
    const answer = await response.json().catch(() => ({}))
    if (!response.ok) throw new Error(answer.message ?? `The server answered ${response.status}.`)
    return answer.data
  }
}

/** Tells of each test as it is tried. @returns everything, when the run is over. */
async function watch(call, id, isSilent) {
  const told = new Set()
  for (;;) {
    const found = await call('GET', `/runs/${id}`)
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

function report({ run, results }, isJson) {
  if (isJson) console.log(JSON.stringify({ run, results }, null, 2))
  const seconds = (Date.parse(run.finished_at) - Date.parse(run.started_at)) / 1_000
  const cost = run.cost_micros > 0 ? `, $${(run.cost_micros / 1_000_000).toFixed(4)}` : ''
  const summary = `${run.done - run.failed} of ${run.total} passed in ${seconds.toFixed(1)} s${cost}`
  console.error(run.stopped ? `Stopped: ${summary}` : summary)
  if (run.stopped) return 2
  return run.failed > 0 ? 1 : 0
}

process.exitCode = await prove().catch((error) => {
  console.error(error.message)
  return 2
})
