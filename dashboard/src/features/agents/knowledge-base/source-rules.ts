import { documentFormat, PDF_MAX_BYTES, WebUrl } from 'shared-types'

/** The complaint about a file; undefined when it may be uploaded. */
export function pdfProblem(file: { type: string; size: number }): string | undefined {
  if (file.type !== 'application/pdf') return 'Invalid file type'
  return sizeProblem(file)
}

/** The same for the other kinds of document, which browsers identify by their name only. */
export const documentProblem = (file: { name: string; size: number }): string | undefined =>
  documentFormat(file.name) ? sizeProblem(file) : 'Invalid file type'

const sizeProblem = ({ size }: { size: number }) =>
  size > PDF_MAX_BYTES ? 'File size should not exceed 4.5MB' : undefined

/** The complaint about an address; undefined when it may be submitted. */
export const urlProblem = (url: string): string | undefined =>
  WebUrl.safeParse(url).success ? undefined : 'Invalid url'

/** 'Price list 2026.pdf' becomes 'Price list 2026'. */
export const titleOfFile = (name: string): string => name.replace(/\.[a-z]{2,4}$/i, '') || name

/** The part of an address worth showing in a list of links of one site: 'shop.test/prices' below 'shop.test' becomes '/prices'. */
export function pathOfLink(link: string): string {
  try {
    const { pathname, search } = new URL(link)
    return decodeURI(pathname) + search
  } catch {
    return link
  }
}
