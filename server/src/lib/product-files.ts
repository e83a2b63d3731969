import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// This file runs in `server/src/lib` and, bundled, in `server/dist`.
const root = dirname(fileURLToPath(import.meta.url)).replace(
  // oxlint-disable-next-line words/no-patterns -- folders of this product
  /[\\/]server[\\/](?:src[\\/]lib|dist)$/,
  '',
)

/** Every script of the widget that was ever published: a folder for each release, and their hashes in `integrity.json`. */
export const releasedWidgets: string = join(root, 'widget', 'released')

/** The files of other packages that this server serves; missing while they are not built. */
export const builtFiles = (name: 'dashboard' | 'widget'): string => join(root, name, 'dist')
