import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
}
/** What may name the address people open, which only the running server knows. */
const WITH_ADDRESS = new Set(['.html', '.txt', '.xml'])
const ADDRESS = '__APP_URL__'

// Near the best there is, at a tenth of its time.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

type Encoded = { version: string; etag: string; identity: Buffer; br: Buffer; gzip: Buffer }

const cache = new Map<string, Promise<Encoded>>()

/** Whether a file is worth compressing. */
export const isText = (file: string): boolean => extname(file) in TYPES

/**
 * Sends a text file in the best encoding the browser takes; compressed once, and again when the file changed.
 * @param appUrl stands in pages for `__APP_URL__`
 */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  file: string,
  appUrl = '',
) {
  const encoded = await encode(file, appUrl)
  reply.header('vary', 'accept-encoding').header('etag', encoded.etag)
  if (request.headers['if-none-match'] === encoded.etag) return reply.code(304).send()
  const encoding = bestEncoding(request)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type(TYPES[extname(file)]!).send(encoded[encoding])
}

async function encode(file: string, appUrl: string): Promise<Encoded> {
  const { mtimeMs, size } = await stat(file)
  const version = `${mtimeMs}-${size}-${appUrl}`
  const known = await cache.get(file)
  if (known?.version === version) return known
  const encoded = compress(file, version, appUrl)
  cache.set(file, encoded)
  return encoded
}

async function compress(file: string, version: string, appUrl: string): Promise<Encoded> {
  const read = await readFile(file)
  const identity = WITH_ADDRESS.has(extname(file))
    ? Buffer.from(read.toString().replaceAll(ADDRESS, appUrl))
    : read
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, BROTLI),
    promisify(gzip)(identity, { level: 9 }),
  ])
  // Weak: the bytes differ by encoding, what they mean does not.
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { version, etag, identity, br, gzip: gz }
}

function bestEncoding(request: FastifyRequest): 'br' | 'gzip' | 'identity' {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (/\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
}
