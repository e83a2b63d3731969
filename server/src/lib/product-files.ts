import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// This file runs from `server/src/lib` and, bundled, from `server/dist`.
const root = dirname(fileURLToPath(import.meta.url)).replace(
  /[\\/]server[\\/](?:src[\\/]lib|dist)$/,
  '',
)

/** Every script of the widget that was ever given to be pasted; a folder a release, and their hashes in `integrity.json`. */
export const releasedWidgets: string = join(root, 'widget', 'released')

/** What the other packages build for this server to serve; missing while they are not built. */
export const builtFiles = (name: 'dashboard' | 'widget'): string => join(root, name, 'dist')
