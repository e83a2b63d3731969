import type { Attachment, HeaderLines, ParsedMail } from 'mailparser'
import { simpleParser } from 'mailparser'
import type { MailSource, ReadMail } from './index.ts'
import { isAutomatic, isBounce } from './kind.ts'
import { postmarkAsMime } from './postmark.ts'
import { replyIn } from './reply.ts'

const MAX_TEXT = 100_000
const MAX_HTML = 500_000
const MAX_SUBJECT = 300
const MAX_ATTACHMENTS = 20
const MAX_NAME = 120
const MAX_HEADER_BYTES = 128 * 1024
const MAX_PARTS = 200
/** Reads a mail. Of one that is too long, the end is left out. */
export async function readMail({ kind, content }: MailSource): Promise<ReadMail> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const raw = kind === 'postmark' ? await postmarkAsMime(bytes) : bytes
  const mail = await simpleParser(raw, {
    skipTextToHtml: true,
    skipTextLinks: true,
    skipImageLinks: true,
    maxHtmlLengthToParse: MAX_HTML,
    maxHeadSize: MAX_HEADER_BYTES,
    maxChildNodes: MAX_PARTS,
  } as Parameters<typeof simpleParser>[1])
  const text = textOf(mail)
  const headers = headersOf(mail.headerLines)
  return {
    mailId: plain(mail.messageId?.replace(/^<|>$/g, ''), MAX_SUBJECT),
    sender: plain(mail.from?.value[0]?.address?.toLowerCase(), MAX_SUBJECT),
    subject: plain(mail.subject, MAX_SUBJECT),
    text,
    reply: replyIn(text),
    attachments: namesOf(mail.attachments),
    isAutomatic: isAutomatic(headers),
    isBounce: isBounce(headers, text),
  }
}

const textOf = ({ text }: ParsedMail): string =>
  (text ?? '')
    .slice(0, MAX_TEXT)
    .replaceAll('\r\n', '\n')
    .replaceAll('\0', '')
    .toWellFormed()
    .trim()

function headersOf(lines: HeaderLines): Map<string, string[]> {
  const headers = new Map<string, string[]>()
  for (const { key, line } of lines) {
    const value = line.slice(line.indexOf(':') + 1).trim()
    headers.set(key.toLowerCase(), [...(headers.get(key.toLowerCase()) ?? []), value])
  }
  return headers
}

/** Names of attachments, without pictures that belong to the text, such as logos in a signature. */
const namesOf = (attachments: Attachment[]): string[] =>
  attachments
    .filter(({ related }) => !related)
    .slice(0, MAX_ATTACHMENTS)
    .map(({ filename, contentType }) => plain(filename || contentType || 'file', MAX_NAME))

const plain = (text: string | undefined, most: number): string =>
  (text ?? '').replaceAll('\0', '').slice(0, most).toWellFormed()
