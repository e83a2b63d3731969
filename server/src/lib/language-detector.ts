import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { eld as Eld } from 'eld/small'

let eld: typeof Eld | undefined

/** The possible languages of a text. The first call takes a moment: the tables need 36 MB, which an idle server does not. */
export const detectLanguages = (text: string): ReturnType<typeof Eld.detect> =>
  (eld ??= load()).detect(text)

/** Loaded synchronously, because the caller is synchronous; the package's exports support `import` only. */
function load(): typeof Eld {
  const path = fileURLToPath(import.meta.resolve('eld/small'))
  return (createRequire(import.meta.url)(path) as { eld: typeof Eld }).eld
}
