import { marked } from 'marked'
import { decodeHtml } from '../encoding.ts'

/** A line that ends in Markdown ends on the page too: people paste what they see. */
export async function markdownToHtml(content: Uint8Array): Promise<string> {
  return `<body>${await marked.parse(decodeHtml(content, null), { breaks: true })}</body>`
}

/** Paragraphs where lines are empty between them, and lines as they are. */
export async function textToHtml(content: Uint8Array): Promise<string> {
  const paragraphs = decodeHtml(content, null).split(/\n\s*\n/)
  return `<body>${paragraphs.map((text) => `<p>${escapedLines(text)}</p>`).join('')}</body>`
}

const escapedLines = (text: string): string =>
  text.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>')
