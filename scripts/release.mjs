/** `npm run release`: builds the widget and publishes what changesets says is new. */
import { install } from './lib/install.mjs'
import { build } from './lib/build.mjs'
import { changeset } from './lib/changesets.mjs'
import { releaseOfBuild } from './lib/widget-releases.mjs'
import { fail } from './lib/workspace.mjs'

await install()
await build()
if (!releaseOfBuild())
  fail('These scripts are not kept, so no server would have them: npm run version does that.')
await changeset('publish')
