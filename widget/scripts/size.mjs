// Checks the gzipped size that a visitor downloads against the limits that the README promises: the launcher on every page view, both files
// once the chat is open, each part that is loaded on demand, and one language.
import { readdir, readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'

const KB = 1024
const sizeOf = async (file) =>
  gzipSync(await readFile(new URL(`../dist/${file}`, import.meta.url)), { level: 9 }).length

const launcher = await sizeOf('nexus-widget.js')
const panel = await sizeOf('nexus-panel.js')
const files = await readdir(new URL('../dist/', import.meta.url))
const parts = files.filter((file) => /^nexus-(?!widget|panel).*\.js$/.test(file))
const languages = files.filter((file) => /^nexus-.*\.json$/.test(file))
const budgets = [
  ['at page load', launcher, 3 * KB],
  ['with the chat open', launcher + panel, 20 * KB],
  ...(await Promise.all(parts.map(async (file) => [`  ${file}`, await sizeOf(file), 3 * KB]))),
  ...(await Promise.all(
    languages.map(async (file) => [`  ${file}`, await sizeOf(file), 1.5 * KB]),
  )),
]
for (const [when, bytes, budget] of budgets)
  console.log(
    `${when.padEnd(22)}${(bytes / KB).toFixed(2).padStart(6)} KB of ${budget / KB} KB gzip  (${bytes} bytes)`,
  )
if (budgets.some(([, bytes, budget]) => bytes > budget)) {
  console.error('Over budget.')
  process.exitCode = 1
}
