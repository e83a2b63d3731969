import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const shipped = (name: string) =>
  readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8')

export type Proxy = { log: () => string; stop: () => Promise<void> }

/** The proxies for which we publish a configuration. Each uses exactly that, except for addresses, names and the certificate. */
export const PROXIES = {
  /** @param port of the proxy @param nodes ports of the servers */
  caddy(port: number, nodes: number[], folder: string) {
    const file = join(folder, 'Caddyfile')
    writeFileSync(file, `{\n\tadmin off\n}\n${shipped('Caddyfile')}`)
    return run('CADDY', ['run', '--adapter', 'caddyfile', '--config', file], {
      DOMAIN: `http://localhost:${port}`,
      NODES: nodes.map((node) => `127.0.0.1:${node}`).join(' '),
      HOME: folder,
    })
  },
  nginx(port: number, nodes: number[], folder: string) {
    const [first, second] = nodes
    const servers = shipped('nginx.conf')
      .replace('127.0.0.1:4000', `127.0.0.1:${first}`)
      .replace('127.0.0.1:4001', `127.0.0.1:${second}`)
      // Removes the block that only redirects to https.
      .replace(/server \{\s*listen 80;[^}]*\}/, '')
      .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
      .replace(/^\s*(?:http2|ssl_certificate\w*) .*$/gm, '')
      .replace('server_name nexus.example.com', 'server_name localhost')
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join('\n')
    const file = join(folder, 'nginx.conf')
    writeFileSync(
      file,
      `daemon off; pid ${folder}/pid; error_log stderr; events {}\nhttp {\n${paths}\n${servers}}\n`,
    )
    return run('NGINX', ['-p', folder, '-c', file])
  },
}

/** Starts one of them; it runs until `stop`. */
export async function startProxy(
  name: keyof typeof PROXIES,
  port: number,
  nodes: number[],
): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'nexus-proxy-'))
  const child = PROXIES[name](port, nodes, folder)
  let log = ''
  child.stderr!.on('data', (chunk: Buffer) => (log += chunk))
  while (!(await fetch(`http://localhost:${port}/livez`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`${name} ended.\n${log}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    log: () => log,
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function run(variable: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const [command, ...before] = JSON.parse(process.env[variable]!) as [string, ...string[]]
  return spawn(command, [...before, ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}
