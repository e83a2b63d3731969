import { describe, expect, it } from 'vitest'
import { aScan } from '../../test/pdf.ts'
import { readPdf } from './read-pdf.ts'
import { recognitionHere } from './recognition.ts'

describe('text recognition', () => {
  it('that is turned on is found missing where one of its packages is not installed', () => {
    const without = (name: string) => {
      if (name === '@tesseract.js-data/deu') throw new Error('not found')
    }
    expect(recognitionHere(true, without)).toBe('missing')
    expect(recognitionHere(true)).toBe('on')
    expect(recognitionHere(false, without)).toBe('off')
  })

  it.each([
    ['off', 'pdf_without_text', /looks like a scan\. Run text recognition/],
    ['missing', 'pdf_recognition_missing', /turned on, but not installed/],
    ['on', 'pdf_not_recognised', /recognised none either/],
  ] as const)('that is %s is told to the owner of a scan', async (recognition, code, message) => {
    const reading = readPdf(await aScan(1), { recognition })
    await expect(reading).rejects.toMatchObject({ code, message: expect.stringMatching(message) })
  })
})
