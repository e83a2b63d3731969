import { readFileSync } from 'node:fs'
import type { DocumentFormat } from 'shared-types'
import { describe, expect, it } from 'vitest'
import { readDocument } from './read-document.ts'

/** Documents written by LibreOffice, except the xlsx. */
const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url))

const read = async (content: Uint8Array, format: DocumentFormat) => {
  const document = await readDocument({ content, format })
  const text = document.passages.map((each) => `${each.heading}\n${each.text}`).join('\n')
  return { ...document, text }
}
const prices = ({ facts }: { facts: { kind: string; label: string; text: string }[] }) =>
  facts.filter(({ kind }) => kind === 'price').map(({ label, text }) => `${label} ${text}`)

describe.each(['docx', 'odt'] as const)('a %s', (format) => {
  it('is read with its headings, lists and tables', async () => {
    const document = await read(fixture(`house-rules.${format}`), format)
    expect(document.language).toBe('en')
    expect(document.passages.some(({ heading }) => heading.endsWith('Workshop'))).toBe(true)
    expect(document.text).toContain('guaranteed for ninety days')
    expect(document.text).toContain('Saturday 10:00 to 14:00')
    expect(prices(document).join('\n')).toMatch(/Full service.*£95/)
    expect(document.facts.some(({ kind }) => kind === 'hours')).toBe(true)
  })
})

describe.each(['xlsx', 'ods'] as const)('a %s', (format) => {
  it('is read sheet by sheet, with numbers as it shows them', async () => {
    const document = await read(fixture(`hire.${format}`), format)
    expect(document.text).toMatch(/City bike.*£18\.50/s)
    expect(document.text).toContain(format === 'xlsx' ? '2026-04-01' : '4/1/2026')
    expect(document.text).toMatch(/## Storage\n.*£3 a day/s)
  })
})

describe.each(['pptx', 'odp'] as const)('a %s', (format) => {
  it('is read slide by slide, each below its first line', async () => {
    const { passages, text } = await read(fixture(`tours.${format}`), format)
    expect(passages[0]!.heading).toBe('Guided tours')
    expect(text).toContain('Castle tour: 3 hours, £35')
  })
})

describe('a plain text file', () => {
  it('is a table if it is a csv file, whatever separates its columns', async () => {
    const german = Buffer.from('Rad;Preis pro Tag\nStadtrad;18,50 €\nE-Bike;35,00 €\n', 'latin1')
    // In windows-1252, which programs on Windows write, the euro is 0x80.
    const bytes = Buffer.from(german.toString('latin1').replaceAll('¬', '\u0080'), 'latin1')
    expect((await read(bytes, 'csv')).text).toMatch(/Stadtrad.*18,50/s)
    expect((await read(Buffer.from('Bike,Price\nCity bike,£18.50\n'), 'csv')).text).toMatch(
      /City bike.*£18\.50/s,
    )
  })

  it('keeps its structure in Markdown, and its lines', async () => {
    const { passages, text } = await read(
      Buffer.from(
        '# Rules\n\n## Returns\n\nYou may bring it back.\nWe pay the postage.\nKeep the bill.\n\n| Part | Price |\n|---|---|\n| Bell | £8 |\n',
      ),
      'md',
    )
    expect(passages.some(({ heading }) => heading.endsWith('Returns'))).toBe(true)
    expect(text).toMatch(/bring it back\.\s*\n\s*We pay the postage\.\s*\n/)
    expect(text).toMatch(/Bell.*£8/s)
  })

  it('is never read as markup if it is a txt file', async () => {
    const { text } = await read(Buffer.from('We fix <b>brakes</b> & gears.\n\nSecond.'), 'txt')
    expect(text).toContain('We fix <b>brakes</b> & gears.')
  })
})

it('a broken or empty file gives its reason', async () => {
  await expect(read(Buffer.from('PK\u0003\u0004broken'), 'docx')).rejects.toMatchObject({
    status: 422,
    message: 'This document could not be read.',
  })
  await expect(read(Buffer.from('  \n '), 'txt')).rejects.toMatchObject({
    message: 'The document has no text.',
  })
})
