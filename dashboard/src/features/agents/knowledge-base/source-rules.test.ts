import { describe, expect, it } from 'vitest'
import { documentProblem, pathOfLink, pdfProblem, titleOfFile, urlProblem } from './source-rules.ts'

describe('a PDF', () => {
  it('may be exactly 4.5 MB large', () => {
    expect(pdfProblem({ type: 'application/pdf', size: 4_500_000 })).toBeUndefined()
  })
  it('above 4.5 MB is refused', () => {
    expect(pdfProblem({ type: 'application/pdf', size: 4_500_001 })).toBe(
      'File size should not exceed 4.5MB',
    )
  })
  it('is refused because of another type before its size is checked', () => {
    expect(pdfProblem({ type: 'image/png', size: 9_000_000 })).toBe('Invalid file type')
  })
  it('is titled by its name without the ending', () => {
    expect(titleOfFile('Price list.PDF')).toBe('Price list')
    expect(titleOfFile('.pdf')).toBe('.pdf')
  })
})

describe('another document', () => {
  it('is known by the ending of its name', () => {
    expect(documentProblem({ name: 'Hire.XLSX', size: 4_500_000 })).toBeUndefined()
    expect(documentProblem({ name: 'hire.exe', size: 1 })).toBe('Invalid file type')
    expect(documentProblem({ name: 'hire.docx', size: 4_500_001 })).toBe(
      'File size should not exceed 4.5MB',
    )
  })
  it('is titled by its name without the ending', () =>
    expect(titleOfFile('Hire 2026.xlsx')).toBe('Hire 2026'))
})

describe('the address of a website', () => {
  it.each([
    'example.com',
    'https://example.com',
    'http://example.com:8080/a/b?c=d#e',
    '192.168.0.1/x',
    'localhost:3000',
  ])('%s is valid', (url) => expect(urlProblem(url)).toBeUndefined())
  it.each(['', 'hello', 'ftp://example.com', 'https://', 'exa mple.com', 'javascript:alert(1)'])(
    '%s is not',
    (url) => expect(urlProblem(url)).toBe('Invalid url'),
  )
  it('is shown by its path in the list of found pages', () => {
    expect(pathOfLink('https://example.com/preise/%C3%BC?x=1')).toBe('/preise/ü?x=1')
  })
})
