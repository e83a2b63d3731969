import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const cacheFolder = join(root, 'node_modules', '.cache', 'nexus')

const windows = process.platform === 'win32'

/** The Node that the product runs on is a dependency like any other, so the system only needs Node 20 or later. */
export const node24 = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')

/** An environment in which the workspace's own tools come first on the PATH. */
export const environment = (extra = {}) => ({
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  ...extra,
})

/**
 * Runs a command and waits for its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, quiet?: boolean }} [options] `quiet` captures the output, for the error.
 * @returns {Promise<string>} the output of a quiet command
 * @throws Error whose message ends with that output
 */
export function run(command, args, { cwd = root, env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: environment(quiet ? { NO_COLOR: '1', ...env } : env),
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      // On Windows npx and apt-get are scripts, which only a shell can start.
      shell: windows && !command.endsWith('.exe'),
    })
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.once('error', (error) =>
      reject(new Error(`${command} could not be started: ${error.message}`)),
    )
    child.once('close', (code, signal) => {
      if (code === 0) resolve(output)
      else
        reject(
          new Error(
            `${command} ${args.join(' ')} ended with ${signal ?? code}\n${output.trimEnd()}`,
          ),
        )
    })
  })
}

/** Runs a script of a package's package.json on Node 24. */
export const runScript = (folder, script, options = {}) =>
  run(node24, ['--run', script, ...(options.args?.length ? ['--', ...options.args] : [])], {
    ...options,
    cwd: join(root, folder),
  })

/** Runs a tool by the name it has in `node_modules/.bin` of `folder`, on Node 24. */
export function runTool(folder, tool, args, options = {}) {
  const bin = [
    join(root, folder, 'node_modules', '.bin', tool),
    join(root, 'node_modules', '.bin', tool),
  ]
  const found = bin.map((path) => (windows ? `${path}.cmd` : path)).find((path) => existsSync(path))
  if (!found) throw new Error(`${tool} is not installed in ${folder}: run npm start once.`)
  return run(found, args, { ...options, cwd: join(root, folder) })
}

/** Ends the process with one readable message instead of a stack trace. */
export function fail(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}
