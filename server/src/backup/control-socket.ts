import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { chmod, mkdir } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Deps } from '../deps.ts'
import { copyWhileRunning } from './online-copy.ts'

/** Folder below the data folder in which a backup is prepared; it exists only meanwhile. */
export const stagingFolder = (dataDir: string): string => join(dataDir, 'backup')

/**
 * Lets `npm run backup` ask the running server for a copy of the embedded database, which no second process may open. Listens on a socket
 * in the data folder, so only users who may read that folder can ask, and nobody over a network.
 * @returns a function that ends it.
 */
export async function startControlSocket(deps: Deps): Promise<() => Promise<void>> {
  if (deps.driver.kind !== 'embedded') return async () => {}
  const { dataDir } = deps.config
  const address = addressIn(dataDir)
  let copying: Promise<void> = Promise.resolve()
  const server = createServer((incoming, response) => {
    copying = copying.then(() => copyOnRequest(deps, incoming, response))
  })
  // A killed server leaves its socket behind; the folder's lock guarantees that no other server uses it.
  if (!isPipe(address)) rmSync(address, { force: true })
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(address, resolve)
    })
    if (!isPipe(address)) await chmod(address, 0o600)
  } catch (error) {
    deps.log.warn({ err: error }, 'npm run backup cannot reach this server')
  }
  return async () => {
    server.close()
    await copying
  }
}

/**
 * Asks the server that is using a data folder to copy its database into `stagingFolder`.
 * @returns false when none is running
 * @throws Error when it failed
 */
export function askForCopy(dataDir: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const backupRequest = request({
      socketPath: addressIn(dataDir),
      method: 'POST',
      path: '/backup',
    })
    backupRequest.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(false)
      else reject(error)
    })
    backupRequest.once('response', (response) => {
      response.resume()
      if (response.statusCode === 204) resolve(true)
      else reject(new Error('The server could not copy its database; its log says why.'))
    })
    backupRequest.end()
  })
}

async function copyOnRequest(
  deps: Deps,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (incoming.method !== 'POST' || incoming.url !== '/backup')
    return void response.writeHead(404).end()
  const { dataDir } = deps.config
  const staging = stagingFolder(dataDir)
  try {
    // Created by the server, because the other process may be root, in whose folder the server could not write.
    await mkdir(staging, { mode: 0o700 })
    await copyWhileRunning(deps.driver, join(dataDir, 'database'), join(staging, 'database'))
    response.writeHead(204).end()
  } catch (error) {
    deps.log.error({ err: error }, 'the database could not be copied')
    response.writeHead(500).end()
  }
}

const isPipe = (address: string) => address.startsWith(String.raw`\\.\pipe`)

/** On Windows sockets have addresses outside the file system. */
const addressIn = (dataDir: string) =>
  process.platform === 'win32'
    ? String.raw`\\.\pipe\nexus-` + createHash('sha256').update(dataDir).digest('hex').slice(0, 32)
    : join(dataDir, 'control.sock')
