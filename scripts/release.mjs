/** `npm run release`: builds the widget and publishes what changesets says is new. */
import { install } from './lib/install.mjs'
import { build } from './lib/build.mjs'
import { runTool } from './lib/workspace.mjs'

await install()
await build()
await runTool('.', 'changeset', ['publish'])
