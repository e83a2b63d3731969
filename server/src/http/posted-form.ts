import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import { AppError, invalid } from '../errors.ts'

/** The most fields of a form: far more than a mail service sends, mail headers included. */
const MAX_FIELDS = 200

export type Fields = Record<string, string | undefined>

type Sizes = {
  /** Largest size of the whole form. */
  bytes: number
  /** Names of the fields to keep, with the most characters of each. */
  kept: Record<string, number>
}

/**
 * Reads an urlencoded or a multipart form while it arrives, from a sender who is not authenticated yet: memory holds only one field and
 * those to keep. Longer values are cut off.
 * @throws 400 when the body is not a form, 413 when it is too large or has too many fields: the rest is then not read
 */
export function readForm(
  body: Readable,
  headers: IncomingHttpHeaders,
  { bytes, kept }: Sizes,
): Promise<Fields> {
  const fields: Fields = {}
  const form = formOf(headers, Math.max(...Object.values(kept)))
  return new Promise((resolve, reject) => {
    const refuse = (error: Error) => {
      body.unpipe(form)
      body.off('data', count)
      body.resume()
      reject(error)
    }
    let read = 0
    const count = (chunk: Buffer) => {
      read += chunk.length
      if (read > bytes) refuse(tooLarge())
    }
    let seen = 0
    form.on('field', (name, value) => {
      seen += 1
      if (seen > MAX_FIELDS) return refuse(tooLarge())
      if (Object.hasOwn(kept, name)) fields[name] = value.slice(0, kept[name])
    })
    form.on('error', () => refuse(noForm()))
    form.on('finish', () => resolve(fields))
    body.on('error', reject)
    body.on('data', count)
    body.pipe(form)
  })
}

function formOf(headers: IncomingHttpHeaders, fieldSize: number) {
  try {
    return new Busboy({
      headers: headers as BusboyHeaders,
      limits: { fieldSize, fields: MAX_FIELDS + 1, files: 0, parts: MAX_FIELDS + 1 },
    })
  } catch {
    throw noForm()
  }
}

const tooLarge = () => new AppError(413, 'too_large', 'This form is too large.')
const noForm = () => invalid('bad_form', 'This form cannot be read.')
