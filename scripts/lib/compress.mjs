import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const TEXTS = new Set(['.css', '.html', '.js', '.json', '.svg', '.vtt', '.webmanifest'])
/** Bytes: a smaller file fits into one packet uncompressed. */
const WORTH_BYTES = 1_000
const ENCODINGS = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) }

/** Puts compressed copies beside the text files of a folder, which the server sends instead; copies of unchanged files are kept. */
export async function compressTexts(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && TEXTS.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(files.map(compressText))
}

async function compressText(file) {
  const { size, mtimeMs } = await stat(file)
  if (size < WORTH_BYTES) return
  for (const [ending, compress] of Object.entries(ENCODINGS)) {
    const copy = await stat(file + ending).catch(() => null)
    if (copy && copy.mtimeMs >= mtimeMs) continue
    await writeFile(file + ending, await compress(await readFile(file)))
  }
}
