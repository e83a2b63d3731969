/** Installs a Chromium to test with where there is none, or only a heavy one, and prints where it is. */
import { ensureChromium, preferWindowless } from './lib/chromium.mjs'
import { install } from './lib/install.mjs'

await install()
await preferWindowless()
console.log(await ensureChromium())
