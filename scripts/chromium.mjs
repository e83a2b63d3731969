/** Installs a Chromium for tests if there is none, or only a complete one with a window, and prints its path. */
import { ensureChromium, preferWindowless } from './lib/chromium.mjs'
import { install } from './lib/install.mjs'

await install()
await preferWindowless()
console.log(await ensureChromium())
