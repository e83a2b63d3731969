import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { eld as Eld } from 'eld/small'

let eld: typeof Eld | undefined

/** What languages a text may be in. The first one asked about waits a moment: the tables take 36 MB, which a server at rest does not need. */
export const detectLanguages = (text: string): ReturnType<typeof Eld.detect> =>
  (eld ??= load()).detect(text)

/** At once, as whoever asks is not waiting for anything; the package names itself for `import` only. */
function load(): typeof Eld {
  const path = fileURLToPath(import.meta.resolve('eld/small'))
  return (createRequire(import.meta.url)(path) as { eld: typeof Eld }).eld
}
