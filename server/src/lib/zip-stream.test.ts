import { buffer } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { until } from '../test/until.ts'
import { type ZipEntry, zipStream } from './zip-stream.ts'

const MODIFIED = new Date('2026-02-03T04:05:06Z')

async function* parts(...all: string[]) {
  yield* all
}

async function* entriesOf(...all: ZipEntry[]) {
  yield* all
}

it('an archive contains each entry with its content', async () => {
  const zip = zipStream(
    entriesOf(
      { name: 'a.txt', content: parts('Hello ', 'Grüße') },
      { name: 'folder/empty.txt', content: parts() },
      { name: 'folder/b.jpg', content: parts('x'.repeat(10)), isCompressed: true },
    ),
    MODIFIED,
  )
  const files = unzipSync(await buffer(zip))
  expect(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['a.txt', 'Hello Grüße'],
    ['folder/empty.txt', ''],
    ['folder/b.jpg', 'xxxxxxxxxx'],
  ])
})

it('an archive whose entry fails is an error, and has no directory', async () => {
  async function* failing() {
    yield 'a beginning'
    throw new Error('the database went away')
  }
  const zip = zipStream(entriesOf({ name: 'a.txt', content: failing() }), MODIFIED)
  const received: Buffer[] = []
  const reading = (async () => {
    for await (const chunk of zip) received.push(chunk as Buffer)
  })()
  await expect(reading).rejects.toThrow('the database went away')
  expect(() => unzipSync(Buffer.concat(received))).toThrow()
})

it('nothing more is read once the reader has gone', async () => {
  let read = 0
  let isEnded = false
  async function* endless() {
    try {
      for (;;) {
        read += 1
        yield String(Math.random()).repeat(1_000)
      }
    } finally {
      isEnded = true
    }
  }
  const zip = zipStream(entriesOf({ name: 'a.txt', content: endless() }), MODIFIED)
  await new Promise((resolve) => zip.once('data', resolve))
  zip.destroy()
  await until(() => expect(isEnded).toBe(true))
  expect(read).toBeLessThan(1_000)
})
