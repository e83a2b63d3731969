import type { FastifyReply, FastifyRequest } from 'fastify'
import { CHAT_FILE_MAX_BYTES, SendFile } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { AppError, invalid } from '../../errors.ts'
import { networkOf } from '../../http/address.ts'
import { takePlaces } from '../../http/places.ts'

/**
 * Uploads at a time, because each is held in memory until it is stored. The team has places of its own, so that visitors cannot block it.
 */
const MAX_AT_ONCE = { visitors: 8, team: 8 }
const MAX_PER_ACCOUNT = 4
const MAX_PER_ADDRESS = 4
const MAX_PER_CONVERSATION = 2

type Sent = { clientId: string; name: string; content: Uint8Array }

/** Reads the form with one file while it arrives, up to a limit, and passes it to `work`. */
export async function withFile<Result>(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  from: { who: 'visitors' | 'team'; userId: string },
  work: (sent: Sent) => Promise<Result>,
): Promise<Result> {
  const { id } = request.params as { id: string }
  const leave = takePlaces(deps, reply, [
    { limit: 'uploads', key: `uploads ${from.who}`, most: MAX_AT_ONCE[from.who] },
    {
      limit: 'uploads_of_account',
      key: `uploads ${from.who} ${from.userId}`,
      most: MAX_PER_ACCOUNT,
    },
    { limit: 'uploads_of_address', key: `uploads ${networkOf(request.ip)}`, most: MAX_PER_ADDRESS },
    { limit: 'uploads_of_conversation', key: `uploads ${id}`, most: MAX_PER_CONVERSATION },
  ])
  try {
    return await work(await readForm(request))
  } finally {
    leave()
  }
}

async function readForm(request: FastifyRequest): Promise<Sent> {
  if (!request.isMultipart()) throw new AppError(415, 'unsupported_media_type', 'Send a form.')
  let id: unknown
  let file: Pick<Sent, 'name' | 'content'> | undefined
  try {
    const limits = { files: 1, fields: 2, fieldSize: 200, fileSize: CHAT_FILE_MAX_BYTES }
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') file = { name: part.filename, content: await part.toBuffer() }
      else if (part.fieldname === 'id') id = String(part.value).replaceAll('\0', '')
    }
  } catch (error) {
    const { code, statusCode } = error as { code?: string; statusCode?: number }
    if (code === 'FST_REQ_FILE_TOO_LARGE') {
      throw new AppError(413, 'file_too_large', 'A file may have no more than 10 MB.')
    }
    throw statusCode ? error : invalid('bad_request', 'This form could not be read.')
  }
  const parsed = SendFile.safeParse({ id })
  if (!parsed.success || !file) throw invalid('file_required', 'Choose a file.')
  return { clientId: parsed.data.id, ...file }
}
