import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

type Of = { width?: number; height?: number; format?: 'png' | 'jpeg' | 'webp' | 'gif' }

/** A plain picture as programs save it; a JPEG contains where it was taken. */
export function aPicture({ width = 40, height = 30, format = 'png' }: Of = {}): Promise<Buffer> {
  const plain = sharp({ create: { width, height, channels: 3, background: '#2b6cb0' } })
  const made = format === 'jpeg' ? plain.withExif(TAKEN) : plain
  return made.toFormat(format).toBuffer()
}

/** An animation of this many pictures, like a screen recording. */
export async function anAnimation(pictures: number, { width = 40, height = 30 }: Of = {}) {
  const each = Array.from({ length: pictures }, (_, n) =>
    sharp({
      create: { width, height, channels: 3, background: { r: (n * 40) % 256, g: 90, b: 20 } },
    })
      .png()
      .toBuffer(),
  )
  return sharp(await Promise.all(each), { join: { animated: true } })
    .gif()
    .toBuffer()
}

const TAKEN = { IFD0: { Artist: 'Grace Hopper' }, IFD3: { GPSLatitude: '52/1 31/1 12/1' } }

/** A file of a few bytes that claims to be a huge picture. */
export function aPictureBomb(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // One bit of grey for each pixel.
  header.set([1, 0, 0, 0, 0], 8)
  const chunks = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(8_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks])
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
