import { randomBytes } from 'node:crypto'
import { deflateSync, crc32 } from 'node:zlib'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { listen, type Running } from '../e2e/servers/http.ts'

const SUBJECTS = [
  'gearbox',
  'harbour',
  'lantern',
  'saddle',
  'compass',
  'kettle',
  'anchor',
  'violin',
]
const VERBS = ['is repaired', 'was measured', 'has been painted', 'is delivered', 'was inspected']
const PLACES = [
  'in the workshop',
  'on the quay',
  'before noon',
  'by the second crew',
  'at list price',
]

/** Plain sentences that differ with the seed and are the same in every run. */
export const prose = (seed: number, sentences: number): string =>
  Array.from({ length: sentences }, (_, index) => {
    const pick = <T>(list: T[], factor: number) => list[(seed * factor + index * 7) % list.length]!
    return `The ${pick(SUBJECTS, 3)} number ${seed}-${index} ${pick(VERBS, 5)} ${pick(PLACES, 11)}.`
  }).join(' ')

/** Serves a site of `count` pages that link to each other and are listed in a sitemap. */
export const serveSite = (count: number): Promise<Running> =>
  listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    const origin = `http://${request.headers.host}`
    const pages = Array.from({ length: count }, (_, index) => (index ? `/page-${index}` : '/'))
    if (pathname === '/sitemap.xml') {
      const entries = pages.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')
      return void response
        .setHeader('content-type', 'application/xml')
        .end(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`)
    }
    const index = pages.indexOf(pathname)
    if (index < 0) return void response.writeHead(404).end()
    const links = [1, 2, 3]
      .map((step) => `<a href="${pages[(index + step) % count]}">next</a>`)
      .join(' ')
    response.setHeader('content-type', 'text/html')
    response.end(
      `<!doctype html><html lang="en"><title>Page ${index}</title><nav>${links}</nav><main><h1>Page ${index}</h1><p>${prose(index, 12)}</p><p>${prose(index + 500, 12)}</p></main></html>`,
    )
  })

/** A brochure just under the size limit: many pages of text, and photographs made of noise, because noise does not compress. */
export async function brochure(pages: number, bytes: number): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (let index = 0; index < pages; index++) {
    const page = pdf.addPage([595, 842])
    const words = prose(index, 24).split(' ')
    for (let line = 0; line * 12 < words.length; line++) {
      page.drawText(words.slice(line * 12, line * 12 + 12).join(' '), {
        x: 50,
        y: 780 - line * 16,
        size: 10,
        font,
      })
    }
  }
  const textBytes = (await pdf.save()).length
  const side = Math.floor(Math.sqrt((bytes - textBytes - 20_000) / 3))
  pdf
    .getPage(0)
    .drawImage(await pdf.embedPng(noise(side)), { x: 50, y: 50, width: 200, height: 200 })
  return Buffer.from(await pdf.save())
}

function noise(side: number): Buffer {
  const rows = Array.from({ length: side }, () =>
    Buffer.concat([Buffer.from([0]), randomBytes(side * 3)]),
  )
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
