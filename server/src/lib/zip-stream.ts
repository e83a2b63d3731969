import { addAbortSignal, type PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** A file of an archive. */
export type ZipEntry = {
  /** Its path in the archive, with `/` between folders. */
  name: string
  content: AsyncIterable<string | Uint8Array>
  /** True for content that is compressed already, such as pictures. */
  isCompressed?: boolean
}

/**
 * A ZIP archive (ZIP64 where it is large) that is made while it is read: the next part of an entry, and the next entry, are only asked for
 * once the reader has taken what came before. Where an entry fails, the stream fails before the archive's directory is written, so that no
 * program takes the rest for a whole archive.
 * @param modifiedAt time of all entries
 */
export function zipStream(entries: AsyncIterable<ZipEntry>, modifiedAt: Date): Readable {
  const zip = new ZipFile()
  // The cast is safe: its types promise only what all streams have, but it is this one, which can be destroyed.
  const output = zip.outputStream as PassThrough
  const gone = new AbortController()
  output.once('close', () => gone.abort())
  const fill = async () => {
    for await (const { name, content, isCompressed } of entries) {
      gone.signal.throwIfAborted()
      const source = addAbortSignal(gone.signal, Readable.from(content, { objectMode: false }))
      zip.addReadStream(source, name, { mtime: modifiedAt, compress: !isCompressed })
      await finished(source)
    }
    zip.end()
  }
  // When the reader has gone, nobody is left to be told of an error.
  fill().catch((error: Error) => output.destroy(gone.signal.aborted ? undefined : error))
  return output
}
