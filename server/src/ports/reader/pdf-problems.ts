import { AppError } from '../../errors.ts'

const PROBLEMS = {
  pdf_encrypted:
    'This PDF is protected by a password. Save it without the password and upload it again.',
  pdf_without_text:
    'This PDF holds no text: it looks like a scan. Run text recognition (OCR) on it and upload it again.',
  pdf_recognition_missing:
    'This PDF holds no text: it looks like a scan. Text recognition is turned on, but not installed on this server: ask whoever runs it, or run text recognition (OCR) on the PDF and upload it again.',
  pdf_not_recognised:
    'This PDF holds no text: it looks like a scan, and text recognition recognised none either. Scan it again, larger and sharper, and upload that.',
  pdf_undecodable:
    'The letters of this PDF cannot be decoded: its fonts do not say which letters they show. Export it again from the program it was made with, or run text recognition (OCR) on it, and upload it again.',
  pdf_corrupt: 'This PDF is damaged and could not be read.',
  pdf_too_complex:
    'This PDF repeats its drawings so often that reading it would take too long. Print it to a new PDF and upload that one.',
  pdf_too_long: 'This PDF holds more text than can be learned from one file. Split it.',
}

/** The error for a PDF that cannot be read, with what the owner can do about it. */
export const pdfProblem = (code: keyof typeof PROBLEMS): AppError =>
  new AppError(422, code, PROBLEMS[code])
