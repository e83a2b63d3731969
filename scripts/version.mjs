/** `npm run version`: turns the changesets into a new version of the widget, and keeps the scripts of that version permanently. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './lib/build.mjs'
import { changeset } from './lib/changesets.mjs'
import { install } from './lib/install.mjs'
import { keepWidget } from './lib/widget-releases.mjs'
import { root } from './lib/workspace.mjs'

const limits = join(root, 'shared-types', 'src', 'limits.ts')

await install()
await changeset('version')
const { version } = JSON.parse(readFileSync(join(root, 'widget', 'package.json'), 'utf8'))
const source = readFileSync(limits, 'utf8')
writeFileSync(limits, source.replace(/(WIDGET_VERSION = ')[^']+/, `$1${version}`))
await build()
console.log(`Kept the widget as ${keepWidget()}.`)
