import type { FastifyReply } from 'fastify'

const QUOTES = /['()*]/g

/** Sends a stranger's file so that it is shown as a picture or saved, and never executed, whatever it contains. */
export const answerWithFile = (
  reply: FastifyReply,
  { name, type, content }: { name: string; type: string; content: Uint8Array },
) =>
  reply
    .headers({
      'content-type': type,
      'content-disposition': `attachment; filename*=UTF-8''${encoded(name)}`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=300',
    })
    .send(Buffer.from(content))

/** The name in the encoding for headers. */
const encoded = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replaceAll(
    QUOTES,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
