import { strFromU8, unzipSync } from 'fflate'

/** The files of an archive, as text by their paths. */
export const unzipped = (archive: Uint8Array): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(archive)).map(([path, bytes]) => [path, strFromU8(bytes)]),
  )
