import { fork } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { anEncryptedPdf, aPdf, aScan } from '../../test/pdf.ts'
import { aNestedPdf, aSwellingPdf } from '../../test/hostile-pdf.ts'
import { processReader } from './processes.ts'
import { until } from '../../test/until.ts'

// Long, because processes are started and ended on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000 })

const usual = { recognise: false, processes: 3, memoryBytes: 800e6 }
const reader = processReader(usual)
afterAll(() => reader.close())

const turn = (account = 'somebody') => ({ account, signal: new AbortController().signal })
const page = {
  url: 'https://shop.example/',
  body: Buffer.from('<main>Hello.</main>'),
  charset: null,
}

const story = (word: string) =>
  `The ${word} pump is tightened with care in the workshop. `.repeat(12)

describe('a PDF', () => {
  it('is read with its headings and page numbers', async () => {
    const { passages, config } = await reader.pdf(
      await aPdf([
        { heading: 'Pumps', text: story('first') },
        { heading: 'Valves', text: story('second') },
      ]),
      turn(),
    )
    expect(config).toBe('english')
    expect(passages.map(({ heading, pageNumber }) => [heading, pageNumber])).toEqual([
      ['Pumps', 1],
      ['Valves', 2],
    ])
    expect(passages[1]!.text).toContain('The second pump is tightened with care in the workshop.')
  })

  it('is read without the headers and footers of its pages', async () => {
    const pages = ['red', 'blue', 'green', 'black'].map((word, index) => ({
      text: `Harbour manual page ${index + 1} ${'-'.repeat(62)} ${story(word)}`,
    }))
    const { passages } = await reader.pdf(await aPdf(pages), turn())
    const text = passages.map((passage) => passage.text).join('\n')
    expect(text).not.toContain('Harbour manual')
    for (const word of ['red', 'blue', 'green', 'black']) expect(text).toContain(`The ${word} pump`)
  })

  it.each([
    ['protected by a password', anEncryptedPdf, 'pdf_encrypted'],
    ['a scan without text', () => aScan(3), 'pdf_without_text'],
    ['cut off', async () => (await aPdf([{ text: story('lost') }])).slice(0, 300), 'pdf_corrupt'],
    ['only called a PDF', async () => Buffer.from('%PDF-1.7\nnothing else'), 'pdf_corrupt'],
  ])('gives its reason if it is %s', async (_case, make, code) => {
    await expect(reader.pdf(await make(), turn())).rejects.toMatchObject({ code })
  })

  it.each([
    ['too long', { pdfCpuMs: 500, memoryBytes: 8e9 }, () => aNestedPdf({ grouped: true }), 'slow'],
    ['too much memory', { memoryBytes: 350e6 }, () => aNestedPdf({ grouped: true }), 'big'],
    ['too much memory outside the heap', { memoryBytes: 350e6 }, () => aSwellingPdf(), 'big'],
  ])('is ended if it takes %s, and the next one is read', async (...args) => {
    const [_case, ceilings, make, why] = args
    const strict = processReader({ ...usual, ...ceilings, processes: 1 })
    const message = why === 'slow' ? /took too long/ : /took too much memory/
    await expect(strict.pdf(await make(), turn())).rejects.toMatchObject({
      status: 422,
      code: `document_too_${why}`,
      message: expect.stringMatching(message),
    })
    expect((await strict.html(page, turn())).passages[0]!.text).toBe('Hello.')
    await strict.close()
  })

  it('is stopped if nobody needs it any more, and the next one is read', async () => {
    const lone = processReader({ ...usual, processes: 1 })
    const stop = new AbortController()
    const content = await aNestedPdf({ grouped: true })
    const reading = lone.pdf(content, { account: 'a', signal: stop.signal })
    stop.abort(new Error('gone'))
    await expect(reading).rejects.toThrow('gone')
    expect((await lone.html(page, turn())).passages[0]!.text).toBe('Hello.')
    await lone.close()
  })
})

it('while one account has many endless PDFs read, a page and a PDF of another are read', async () => {
  const busy = processReader({ ...usual, memoryBytes: 3e9 })
  const endless = await aNestedPdf({ grouped: true })
  const stop = new AbortController()
  const over: string[] = []
  const reading = Array.from({ length: 8 }, () =>
    busy.pdf(endless, { account: 'a', signal: stop.signal }).catch(() => over.push('endless')),
  )
  const content = await aPdf([{ text: story('small') }])
  await busy.pdf(content, turn('b')).then(() => over.push('small'))
  await busy.html(page, turn('b')).then(() => over.push('page'))
  stop.abort()
  await Promise.all(reading)
  expect(over.slice(0, 2)).toEqual(['small', 'page'])
  await busy.close()
})

it('errors of the reading process arrive unchanged', async () => {
  const empty = { ...page, body: Buffer.from('<body></body>') }
  await expect(reader.html(empty, turn())).rejects.toMatchObject({ code: 'no_text', status: 422 })
  expect(await reader.outline(empty, turn())).toEqual({
    title: null,
    links: [],
    canonical: null,
    needsJavaScript: false,
  })
})

it('a reading process does not outlive a server that is killed', async () => {
  const server = fork(new URL('../../test/reading-server.ts', import.meta.url), [], {
    execArgv: [],
    serialization: 'advanced',
  })
  server.send(await aNestedPdf({ grouped: true }))
  const [reader] = (await once(server, 'message')) as [number]
  server.kill('SIGKILL')
  await until(() => expect(() => process.kill(reader, 0)).toThrow('ESRCH'))
})
