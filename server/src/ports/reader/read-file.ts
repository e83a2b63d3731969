import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { AppError } from '../../errors.ts'

/** Longest side of a stored picture, in pixels: more than a screen shows, and enough to read a photographed page. */
const LONGEST = 2_560
const PREVIEW_LONGEST = 480
/** The most pixels of a picture, as in a large camera: decoded, each takes four bytes. */
const MAX_PIXELS = 50_000_000
/** The most pixels of all pictures of an animation, which are in memory together: of one that has more, only the first is kept. */
const MAX_MOVING_PIXELS = 25_000_000
/** An animation is shown no larger than this; to encode a larger one takes too long. */
const LONGEST_MOVING = 800
const QUALITY = 82

/** A file as it is stored. Pictures are encoded again from their pixels, without metadata or anything else. */
export type ReadFile = {
  type: string
  /** Null: the file is stored as it was received. */
  content: Uint8Array | null
  preview: Uint8Array | null
  width: number | null
  height: number | null
}

const PICTURES: Record<string, 'jpeg' | 'png' | 'webp'> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'png',
}

// Only these formats are opened: the library could also read drawings with scripts, documents and rarely tested formats.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
})
sharp.cache(false)
sharp.concurrency(1)

/**
 * Determines the type of a file from its content, regardless of its name, and reads it.
 * @throws AppError with a sentence for the sender
 */
export async function readFile(content: Uint8Array): Promise<ReadFile> {
  const found = await fileTypeFromBuffer(content)
  if (found?.mime === 'application/pdf') {
    return { type: found.mime, content: null, preview: null, width: null, height: null }
  }
  const format = found && PICTURES[found.mime]
  if (!format) {
    throw new AppError(
      415,
      'file_type_refused',
      'Send a picture (JPEG, PNG, WebP or GIF) or a PDF.',
    )
  }
  return readPicture(content, format)
}

async function readPicture(
  content: Uint8Array,
  format: 'jpeg' | 'png' | 'webp',
): Promise<ReadFile> {
  const { width = 0, height = 0, pages = 1 } = await open(content).metadata().catch(broken)
  if (width * height > MAX_PIXELS) throw tooManyPixels()
  const isMoving = pages > 1 && width * height * pages <= MAX_MOVING_PIXELS
  const { data, info } = isMoving
    ? await encodeMoving(content).catch(broken)
    : await open(content)
        .autoOrient()
        .resize(within(LONGEST))
        .toFormat(format, { quality: QUALITY })
        .toBuffer({ resolveWithObject: true })
        .catch(broken)
  const preview = await open(data)
    .resize(within(PREVIEW_LONGEST))
    .webp({ quality: 75 })
    .toBuffer()
    .catch(broken)
  return {
    type: `image/${isMoving ? 'webp' : format}`,
    content: data,
    preview,
    width: info.width,
    // The pictures of an animation are stored one below another.
    height: info.pageHeight ?? info.height,
  }
}

const open = (bytes: Uint8Array, animated = false) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated })

const within = (longest: number) =>
  ({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true }) as const

const encodeMoving = (content: Uint8Array) =>
  open(content, true)
    .resize(within(LONGEST_MOVING))
    .webp({ quality: QUALITY, effort: 1 })
    .toBuffer({ resolveWithObject: true })

function broken(error: unknown): never {
  if (String(error).includes('pixel limit')) throw tooManyPixels()
  throw new AppError(
    422,
    'file_unreadable',
    'This picture cannot be opened. Save it anew and try again.',
  )
}

const tooManyPixels = () =>
  new AppError(422, 'picture_too_large', 'This picture has too many pixels. Send a smaller one.')
