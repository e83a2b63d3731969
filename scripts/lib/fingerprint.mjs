import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { cacheFolder, root } from './workspace.mjs'

const ignored = new Set(['node_modules', 'dist', 'released', 'test', '.data'])

/** A hash over the content of files and folders, given relative to the root; a missing path counts as empty. */
export function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const path of paths)
    for (const file of filesBelow(join(root, path))) {
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
    }
  return hash.digest('hex')
}

function filesBelow(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !ignored.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesBelow(join(path, entry.name)))
}

const memory = (name) => join(cacheFolder, `${name}.sha256`)

export const isRemembered = (name, value) =>
  existsSync(memory(name)) && readFileSync(memory(name), 'utf8') === value

export function remember(name, value) {
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(memory(name), value)
}
