/** `npm run dev`: server, dashboard and widget, each rebuilt as it is edited, and a customer's page on another origin. */
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { install } from './lib/install.mjs'
import { build } from './lib/build.mjs'
import { accepts } from './lib/ports.mjs'
import { environment, node24, root } from './lib/workspace.mjs'

const SERVER = Number(process.env.PORT || 4000)
const DASHBOARD = 5173
const HOST_PAGE = 4010
const app = `http://localhost:${DASHBOARD}`

await install()
// The server starts with the widget's files in place; afterwards they are rebuilt on every change.
await build()

const children = [
  start(
    'server',
    [
      '--watch',
      '--watch-preserve-output',
      '--enable-source-maps',
      join('server', 'src', 'main.ts'),
    ],
    root,
    {
      PORT: String(SERVER),
      APP_URL: app,
    },
  ),
  start(
    'dashboard',
    ['--run', 'dev', '--', '--port', String(DASHBOARD), '--strictPort'],
    join(root, 'dashboard'),
    {
      NEXUS_SERVER: `http://127.0.0.1:${SERVER}`,
    },
  ),
  start('widget', ['--run', 'dev'], join(root, 'widget')),
]
let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)

const hostPage = createServer((request, response) => {
  const agent = new URL(request.url ?? '/', app).searchParams.get('agent') ?? ''
  response.setHeader('content-type', 'text/html').end(page(agent))
}).listen(HOST_PAGE, '127.0.0.1')

if (await accepts(SERVER, () => isStopping)) {
  console.log(
    `\nDashboard      ${app}\nCustomer page  http://127.0.0.1:${HOST_PAGE}\nStop with Ctrl+C.\n`,
  )
}

function start(name, args, cwd, env = {}) {
  const child = spawn(node24, args, {
    cwd,
    env: environment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) =>
      process.stdout.write(String(chunk).replace(/^(?=.)/gm, `${name.padEnd(10)}| `)),
    )
  }
  child.once('exit', (code) => {
    if (!isStopping) console.error(`The ${name} ended with ${code}.`)
    stop()
  })
  return child
}

function stop() {
  if (isStopping) return
  isStopping = true
  hostPage.close()
  for (const child of children) child.kill('SIGTERM')
}

/** The id of an agent is part of its address in the dashboard. */
function page(agent) {
  const id = agent.replace(/[^\w-]/g, '')
  const form = `<form><label>Id of an active chatbot <input name="agent" value="${id}" size="40"></label> <button>Show its widget</button></form>`
  return `<!doctype html><meta charset="utf-8"><title>A customer's page</title><h1>A customer's page</h1>${form}${
    id ? `<script src="${app}/widget/nexus-widget.js" data-agent-id="${id}" async></script>` : ''
  }`
}
