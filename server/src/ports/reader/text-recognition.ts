import { createIsomorphicCanvasFactory, getDocumentProxy, renderPageAsImage } from 'unpdf'
import { languageOfConfig, textSearchConfig } from './language.ts'
import type { Pdf } from './pdf-glyphs.ts'
import { type PdfRow, rowsOf } from './pdf-rows.ts'
import type { PdfWord } from './pdf-words.ts'
import { LANGUAGE_DATA } from './recognition.ts'

const MAX_PAGES = 30
const MAX_MS = 120_000
/** Longest side of a picture in pixels: small print is still legible, and memory is limited. */
const IMAGE_SIDE = 2_400
const MAX_IMAGE_PIXELS = 60_000_000
/** Least confidence from 0 to 100: words below are specks and lines of a drawing. */
const MIN_CONFIDENCE = 60

/**
 * Recognises the text of pages that are pictures, as many as there is time for. Everything needed is installed with the server;
 * nothing is downloaded.
 * @param language of the rest of the document; null where it is unknown.
 */
export async function recognisePages(
  content: Uint8Array,
  numbers: number[],
  language: string | null,
): Promise<Map<number, PdfRow[]>> {
  const pages = new Map<number, PdfRow[]>()
  const ends = Date.now() + MAX_MS
  const document = await openForRendering(content)
  let recogniser = await createRecogniser(language ?? 'en', ends)
  let known = language
  try {
    for (const number of numbers.slice(0, MAX_PAGES)) {
      const image = await renderPage(document, number)
      let words = await recogniser.recognise(image)
      const found = known ?? languageOf(words)
      if (!known && found && found !== 'en') {
        await recogniser.close()
        recogniser = await createRecogniser(found, ends)
        words = await recogniser.recognise(image)
      }
      known ??= found
      if (words.length > 0) pages.set(number, rowsOf(words))
    }
  } catch (error) {
    // Pages recognised before the time was up are kept.
    if (!(error instanceof OutOfTime)) throw error
  } finally {
    await recogniser.close()
    await document.loadingTask.destroy()
  }
  return pages
}

class OutOfTime extends Error {}

const languageOf = (words: PdfWord[]): string | null =>
  languageOfConfig(textSearchConfig(words.map((word) => word.text).join(' '), null))

const canvas = () => import('@napi-rs/canvas')

const openForRendering = async (content: Uint8Array): Promise<Pdf> =>
  getDocumentProxy(content, {
    verbosity: 0,
    maxImageSize: MAX_IMAGE_PIXELS,
    CanvasFactory: await createIsomorphicCanvasFactory(canvas),
  })

type PageImage = { png: Buffer; scale: number }

async function renderPage(document: Pdf, number: number): Promise<PageImage> {
  const page = await document.getPage(number)
  const { width, height } = page.getViewport({ scale: 1 })
  const scale = IMAGE_SIDE / Math.max(width, height)
  const png = await renderPageAsImage(document, number, { canvasImport: canvas, scale })
  page.cleanup()
  return { png: Buffer.from(png), scale }
}

type Recogniser = { recognise(image: PageImage): Promise<PdfWord[]>; close(): Promise<unknown> }

async function createRecogniser(language: string, ends: number): Promise<Recogniser> {
  const { createWorker } = await import('tesseract.js')
  const code = LANGUAGE_DATA[language] ?? 'eng'
  const data = (await import(`@tesseract.js-data/${code}`)) as {
    default: { langPath: string; gzip: boolean }
  }
  const { langPath, gzip } = data.default
  const worker = await createWorker(code, 1, { langPath, gzip, cacheMethod: 'none' })
  return {
    close: () => worker.terminate(),
    async recognise({ png, scale }) {
      const reading = worker.recognize(png, {}, { blocks: true, text: false })
      const { data: page } = await within(ends - Date.now(), reading)
      const paragraphs = (page.blocks ?? []).flatMap((block) => block.paragraphs)
      return paragraphs.flatMap(({ lines }) =>
        lines.flatMap(({ words, baseline, bbox }) => {
          const y = (baseline.y0 + baseline.y1) / 2 / scale
          const size = (bbox.y1 - bbox.y0) / scale
          return words
            .filter((word) => word.confidence >= MIN_CONFIDENCE && /[\p{L}\p{N}]/u.test(word.text))
            .map(({ text, bbox: { x0, x1 } }) => {
              return { text: text.trim(), x0: x0 / scale, x1: x1 / scale, y, size, bold: false }
            })
        }),
      )
    },
  }
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timeout: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timeout = setTimeout(() => reject(new OutOfTime()), Math.max(milliseconds, 0))
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timeout)
  }
}
