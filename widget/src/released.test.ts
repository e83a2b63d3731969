import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Pages of customers hold these hashes for ever: to make a test pass, never change a file or a line of `integrity.json`.
const folder = join(import.meta.dirname, '..', 'released')
const read = (...path: string[]) => readFileSync(join(folder, ...path))
const releases = Object.entries(
  JSON.parse(read('integrity.json').toString()) as Record<string, Record<string, string>>,
)

test.each(releases)('release %s is byte for byte what was pasted', (release, files) => {
  for (const [file, integrity] of Object.entries(files)) {
    const hash = createHash('sha384').update(read(release, file)).digest('base64')
    expect(`sha384-${hash}`, file).toBe(integrity)
  }
  expect(readdirSync(join(folder, release)).toSorted()).toEqual(Object.keys(files).toSorted())
})

test.each(releases)(
  'the launcher of release %s loads the panel that is kept with it',
  (release, files) => {
    expect(read(release, 'nexus-widget.js').toString()).toContain(files['nexus-panel.js'])
  },
)

test('every release that is kept is recorded', () => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  expect(folders.map(({ name }) => name).toSorted()).toEqual(
    releases.map(([name]) => name).toSorted(),
  )
})
