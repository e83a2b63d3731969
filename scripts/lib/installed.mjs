import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './workspace.mjs'

/** Paths of the programs with these names, in the order of PATH. @param {string[]} names */
export const onPath = (names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .filter((path) => existsSync(path))

/** Whether packages may be installed without asking: as root on Debian. */
export const isDebianRoot = () =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0

/** Runs apt-get to install packages. @param {string[]} packages of Debian */
export const apt = (...packages) =>
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
