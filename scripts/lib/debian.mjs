import { spawnSync } from 'node:child_process'
import {
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
// Packages needed only by maintainer scripts, which are never run, are left out.
const UNNEEDED =
  /^(perl|libperl|locales|libc-l10n|openssl_|ssl-cert|passwd|adduser|debconf|ucf|libpam-modules|lib(json|ipc|io|text)-.*perl)/

const LISTED = ['indextargets', '--format', '$(REPO_URI)']

/** Whether Debian packages are available: with an apt that knows a mirror of Debian, which that of Ubuntu does not. */
export const hasDebian = () =>
  mirrorIn(spawnSync('apt-get', LISTED, { encoding: 'utf8' }).stdout ?? '') !== undefined

/** Whether `debianProgram` needs no mirror, because the program is in the cache. */
export const isUnpacked = (name, path) => existsSync(join(cacheFolder, 'debian', name, path))

const mirrorIn = (addresses) => addresses.split('\n').find((uri) => /\/debian\/?$/.test(uri))

/**
 * The command that runs a program of a Debian package from a folder of the cache: nothing on the machine changes, and root is not needed.
 * Absolute paths that the program opens are those of this machine.
 * @param {string} name of the package
 * @param {string} path of the program in it, such as `usr/sbin/nginx`
 * @returns {Promise<string[]>}
 */
export async function debianProgram(name, path) {
  const folder = join(cacheFolder, 'debian', name)
  if (!isUnpacked(name, path)) await unpackDebian(folder, [name])
  const libraries = ['usr/lib', 'usr/lib64']
    .flatMap((parent) => [
      parent,
      ...linuxFolders(join(folder, parent)).map((name) => join(parent, name)),
    ])
    .map((path) => join(folder, path))
  const loader = libraries
    .flatMap((path) => (existsSync(path) ? readdirSync(path).map((file) => join(path, file)) : []))
    .find((file) => /\/ld-linux[^/]*\.so\.\d+$/.test(file))
  const program = join(folder, path)
  // A program without libraries, such as one written in Go, needs no loader.
  return loader ? [loader, '--library-path', libraries.join(':'), program] : [program]
}

/**
 * Unpacks Debian packages and their dependencies into a folder, from the mirror that this machine already uses.
 * @param {string} folder
 * @param {string[]} wanted names of packages
 * @param {{ unneeded?: RegExp, finish?: (root: string) => void }} [options] `unneeded`: packages left out, `finish`: called before the
 * folder is marked as complete
 */
export async function unpackDebian(folder, wanted, { unneeded, finish } = {}) {
  const work = `${folder}.part`
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work, { recursive: true })
  const apt = await aptFor(join(work, 'apt'))
  const plan = await apt('install', '-y', '--no-install-recommends', '--print-uris', ...wanted)
  const packages = [...plan.matchAll(/^'[^']+' (\S+?)_\S+\.deb /gm)].map((match) => match[1])
  const needed = packages.filter(
    (name) => !UNNEEDED.test(`${name}_`) && !unneeded?.test(`${name}_`),
  )
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
  finish?.(work)
  rmSync(debs, { recursive: true })
  rmSync(join(work, 'apt'), { recursive: true })
  rmSync(folder, { recursive: true, force: true })
  renameSync(work, folder)
  return folder
}

const linuxFolders = (path) =>
  existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('-linux-gnu')) : []

/** An apt with a state of its own, which knows only the wanted suite and assumes that nothing is installed. */
async function aptFor(state) {
  for (const path of ['state/lists/partial', 'cache/archives/partial'])
    mkdirSync(join(state, path), { recursive: true })
  writeFileSync(join(state, 'status'), '')
  const mirror = mirrorIn(await run('apt-get', LISTED, { quiet: true }))
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
