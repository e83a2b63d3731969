import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import { AppError, invalid } from '../errors.ts'

/** Far more than a mail service sends along, the headers of the mail among them. */
const MOST_FIELDS = 200

export type Fields = Record<string, string | undefined>

type Sizes = {
  /** Of the whole form. */
  bytes: number
  /** The fields that are kept, with the most characters of each. */
  kept: Record<string, number>
}

/**
 * Reads a form of either kind while it comes in, from somebody who is not known yet: never more of it is held than one field and those
 * that are kept. What is longer than its most is cut off there.
 * @throws 400 where it is no form, 413 where it is too large or has too many fields: the rest of it is then passed over
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
      if (seen > MOST_FIELDS) return refuse(tooLarge())
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
      limits: { fieldSize, fields: MOST_FIELDS + 1, files: 0, parts: MOST_FIELDS + 1 },
    })
  } catch {
    throw noForm()
  }
}

const tooLarge = () => new AppError(413, 'too_large', 'This form is too large.')
const noForm = () => invalid('bad_form', 'This form cannot be read.')
