/** `npm run keep-widget`: keeps the scripts the sources make now, so that the snippet gives them from here on. */
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { keepWidget } from './lib/widget-releases.mjs'

await install()
await build()
console.log(`The snippet of the dashboard loads ${keepWidget()}. Commit widget/released.`)
