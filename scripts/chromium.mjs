/** Installs a Chromium to test with where there is none, and prints where it is. */
import { ensureChromium } from './lib/chromium.mjs'
import { install } from './lib/install.mjs'

await install()
console.log(await ensureChromium())
