import { afterAll, describe, expect, it } from 'vitest'
import { anEncryptedPdf, aPdf, aScan } from '../../test/pdf.ts'
import { threadReader } from './threads.ts'

const reader = threadReader()
afterAll(() => reader.close())

const story = (word: string) =>
  `The ${word} pump is tightened with care in the workshop. `.repeat(12)

describe('a PDF', () => {
  it('is read with its headings and page numbers', async () => {
    const { passages, config } = await reader.pdf(
      await aPdf([
        { heading: 'Pumps', text: story('first') },
        { heading: 'Valves', text: story('second') },
      ]),
    )
    expect(config).toBe('english')
    expect(passages.map(({ heading, pageNumber }) => [heading, pageNumber])).toEqual([
      ['Pumps', 1],
      ['Valves', 2],
    ])
    expect(passages[1]!.text).toContain('The second pump is tightened with care in the workshop.')
  })

  it('loses the headers and footers of its pages, not its sentences', async () => {
    const pages = ['red', 'blue', 'green', 'black'].map((word, index) => ({
      text: `Harbour manual page ${index + 1} ${'-'.repeat(62)} ${story(word)}`,
    }))
    const { passages } = await reader.pdf(await aPdf(pages))
    const text = passages.map((passage) => passage.text).join('\n')
    expect(text).not.toContain('Harbour manual')
    for (const word of ['red', 'blue', 'green', 'black']) expect(text).toContain(`The ${word} pump`)
  })

  it.each([
    ['protected by a password', anEncryptedPdf, 'pdf_encrypted'],
    ['a scan without text', () => aScan(3), 'pdf_without_text'],
    ['cut off', async () => (await aPdf([{ text: story('lost') }])).slice(0, 300), 'pdf_corrupt'],
    ['only called a PDF', async () => Buffer.from('%PDF-1.7\nnothing else'), 'pdf_corrupt'],
  ])('that is %s gives its reason', async (_case, make, code) => {
    await expect(reader.pdf(await make())).rejects.toMatchObject({ code })
  })

  it('that takes too long is stopped, and the next one is read', async () => {
    const hasty = threadReader({ pdfMs: 1 })
    const content = await aPdf(Array.from({ length: 60 }, () => ({ text: story('slow') })))
    await expect(hasty.pdf(content)).rejects.toMatchObject({ code: 'document_unreadable' })
    const page = {
      url: 'https://shop.example/',
      body: Buffer.from('<main>Hello.</main>'),
      charset: null,
    }
    expect((await hasty.html(page)).passages[0]!.text).toBe('Hello.')
    await hasty.close()
  })

  it('that does not interest anybody any more is stopped', async () => {
    const stop = new AbortController()
    const reading = reader.pdf(await aPdf([{ text: story('late') }]), stop.signal)
    stop.abort()
    await expect(reading).rejects.toMatchObject({ code: 'document_unreadable' })
  })
})

it('pages are parsed in threads: the reasons arrive as they were given', async () => {
  const page = { url: 'https://shop.example/', body: Buffer.from('<body></body>'), charset: null }
  await expect(reader.html(page)).rejects.toMatchObject({ code: 'no_text', status: 422 })
  expect(await reader.outline(page)).toEqual({
    title: null,
    links: [],
    canonical: null,
    needsJavaScript: false,
  })
})
