import { marked } from 'marked'
import { decodeHtml } from '../encoding.ts'

/** Line breaks in Markdown stay, because people paste what they see. */
export async function markdownToHtml(content: Uint8Array): Promise<string> {
  return `<body>${await marked.parse(decodeHtml(content, null), { breaks: true })}</body>`
}

/** Text as HTML: empty lines separate paragraphs, and line breaks stay. */
export async function textToHtml(content: Uint8Array): Promise<string> {
  const paragraphs = decodeHtml(content, null).split(/\n\s*\n/)
  return `<body>${paragraphs.map((text) => `<p>${escapedLines(text)}</p>`).join('')}</body>`
}

const escapedLines = (text: string): string =>
  text.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>')
