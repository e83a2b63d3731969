import { spawnSync } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { cacheFolder, run } from './workspace.mjs'

const SUITE = 'trixie'
// libc-bin has the locale C.UTF-8.
const WANTED = ['postgresql-17', 'postgresql-17-pgvector', 'dash', 'libc-bin']
// Maintainer scripts never run, and just-in-time compilation stays off: nothing loads these.
const UNNEEDED =
  /^(perl|libperl|libllvm|libz3|locales|libc-l10n|openssl_|ssl-cert|procps|passwd|adduser|debconf|ucf|libpam-modules|lib(json|ipc|io|text)-.*perl)/

export const BIN = '/usr/lib/postgresql/17/bin'
/** `nobody`: PostgreSQL refuses to run as root. */
export const UNPRIVILEGED = 65534

const folder = join(cacheFolder, 'postgresql-17-utf8')

/** The folder in which Debian's PostgreSQL 17 with pgvector was unpacked, or null. */
export const unpackedPostgres = () => (existsSync(join(folder, BIN, 'postgres')) ? folder : null)

/**
 * Unpacks Debian's packages and what they need into a folder of the cache, from the mirror this machine already uses; about
 * ten seconds and 45 MB. Nothing on the machine changes. Root only, because the folder is used through `chroot`.
 */
export async function unpackPostgres() {
  const work = `${folder}.part`
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work, { recursive: true })
  const apt = await aptFor(join(work, 'apt'))
  const plan = await apt('install', '-y', '--no-install-recommends', '--print-uris', ...WANTED)
  const packages = [...plan.matchAll(/^'[^']+' (\S+?)_\S+\.deb /gm)].map((match) => match[1])
  const needed = packages.filter((name) => !UNNEEDED.test(`${name}_`))
  const debs = join(work, 'debs')
  mkdirSync(debs)
  await apt.in(debs)('download', ...needed)
  // Debian's merged /usr: the packages expect these links to be there.
  for (const name of ['bin', 'sbin', 'lib', 'lib64']) {
    mkdirSync(join(work, 'usr', name), { recursive: true })
    symlinkSync(`usr/${name}`, join(work, name))
  }
  for (const deb of readdirSync(debs))
    await run('dpkg-deb', ['-x', join(debs, deb), work], { quiet: true })
  finishRoot(work)
  rmSync(debs, { recursive: true })
  rmSync(join(work, 'apt'), { recursive: true })
  rmSync(folder, { recursive: true, force: true })
  renameSync(work, folder)
  return folder
}

/** apt with a state of its own that knows the wanted suite only and believes that nothing is installed. */
async function aptFor(state) {
  for (const path of ['state/lists/partial', 'cache/archives/partial'])
    mkdirSync(join(state, path), { recursive: true })
  writeFileSync(join(state, 'status'), '')
  const targets = await run('apt-get', ['indextargets', '--format', '$(REPO_URI)'], { quiet: true })
  const mirror = targets.split('\n').find((uri) => /\/debian\/?$/.test(uri))
  if (!mirror) throw new Error('apt knows no Debian mirror: run apt-get update first.')
  writeFileSync(
    join(state, 'sources'),
    `deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] ${mirror} ${SUITE} main\n`,
  )
  const settings = {
    'Dir::State': join(state, 'state'),
    'Dir::State::status': join(state, 'status'),
    'Dir::Cache': join(state, 'cache'),
    'Dir::Etc::sourcelist': join(state, 'sources'),
    'Dir::Etc::sourceparts': '-',
    'Acquire::Languages': 'none',
    'APT::Sandbox::User': 'root',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`])
  const inFolder =
    (cwd) =>
    (...args) =>
      run('apt-get', [...flags, '-qq', ...args], { quiet: true, cwd })
  const apt = Object.assign(inFolder(state), { in: inFolder })
  await apt('update')
  return apt
}

function finishRoot(work) {
  mkdirSync(join(work, 'etc'), { recursive: true })
  writeFileSync(
    join(work, 'etc', 'passwd'),
    `nobody:x:${UNPRIVILEGED}:${UNPRIVILEGED}::/:/bin/sh\n`,
  )
  for (const name of ['dev', 'tmp', 'data']) mkdirSync(join(work, name), { recursive: true })
  for (const name of ['tmp', 'data']) chownSync(join(work, name), UNPRIVILEGED, UNPRIVILEGED)
  const device = join(work, 'dev', 'null')
  if (spawnSync('mknod', ['-m', '666', device, 'c', '1', '3']).status !== 0)
    writeFileSync(device, '', { mode: 0o666 })
}
