import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Customers' pages contain these hashes for ever: never change a file or a line of `integrity.json` to make a test pass.
const folder = join(import.meta.dirname, '..', 'released')
const read = (...path: string[]) => readFileSync(join(folder, ...path))
const releases = Object.entries(
  JSON.parse(read('integrity.json').toString()) as Record<string, Record<string, string>>,
)

test.each(releases)('release %s is byte for byte the published one', (release, files) => {
  for (const [file, integrity] of Object.entries(files)) {
    const hash = createHash('sha384').update(read(release, file)).digest('base64')
    expect(`sha384-${hash}`, file).toBe(integrity)
  }
  // The build puts compressed copies beside the files.
  const kept = readdirSync(join(folder, release)).filter((name) => !/\.(br|gz)$/.test(name))
  expect(kept.toSorted()).toEqual(Object.keys(files).toSorted())
})

/** A file that loads another contains one hash of it or the other. */
const hashesOf = (release: string, file: string) =>
  ['sha256', 'sha384'].map((name) => createHash(name).update(read(release, file)).digest('base64'))

test.each(releases)(
  'the scripts of release %s fetch the ones that are kept with it',
  (release, files) => {
    const scripts = Object.keys(files).filter((file) => file.endsWith('.js'))
    const texts = scripts.map((file) => read(release, file).toString()).join('')
    for (const file of scripts)
      if (file !== 'nexus-widget.js')
        expect(
          hashesOf(release, file).some((hash) => texts.includes(hash)),
          file,
        ).toBe(true)
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
