/** `npm run keep-widget`: adds the current build of the widget's scripts to the released ones, so that the snippet uses it from now on. */
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { keepWidget } from './lib/widget-releases.mjs'

await install()
await build()
console.log(`The snippet of the dashboard loads ${keepWidget()}. Commit widget/released.`)
