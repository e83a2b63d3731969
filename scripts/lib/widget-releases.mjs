import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './workspace.mjs'

const built = join(root, 'widget', 'dist')
const released = join(root, 'widget', 'released')
const record = join(released, 'integrity.json')

const read = (file) => JSON.parse(readFileSync(file, 'utf8'))
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other)

/** The release whose scripts are identical to those in `widget/dist`, or undefined. */
export const releaseOfBuild = () => {
  const integrity = read(join(built, 'integrity.json'))
  return Object.entries(read(record)).findLast(([, kept]) => isSame(kept, integrity))?.[0]
}

/**
 * Keeps the built scripts permanently, beside all earlier releases. A build that differs from the kept scripts of its version gets a number
 * (`1.0.6+2`), so that nothing kept ever changes.
 * @returns {string} the release
 */
export function keepWidget() {
  const known = releaseOfBuild()
  if (known) return known
  const releases = read(record)
  const { version } = read(join(root, 'widget', 'package.json'))
  const builds = Object.keys(releases).filter((name) => name.split('+')[0] === version).length
  const release = builds ? `${version}+${builds + 1}` : version
  const integrity = read(join(built, 'integrity.json'))
  const folder = join(released, release)
  if (existsSync(folder)) throw new Error(`${folder} is there, but not in ${record}.`)
  mkdirSync(folder)
  for (const file of Object.keys(integrity)) copyFileSync(join(built, file), join(folder, file))
  writeFileSync(record, `${JSON.stringify({ ...releases, [release]: integrity }, null, 2)}\n`)
  return release
}
