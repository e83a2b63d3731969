import { officeToHtml } from './convert.ts'
import type { DocumentSource } from './read-document.ts'

export const textDocumentToHtml = async ({ content }: DocumentSource): Promise<string> =>
  `<body>${await officeToHtml(content)}</body>`
