/**
 * `npm run bundle -- <folder> [--without-node] [--with-text-recognition]`: builds everything a production machine needs, and nothing else,
 * into that folder; `bin/node server/dist/main.js` there starts the product.
 */
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from './lib/build.mjs'
import { install, PNPM } from './lib/install.mjs'
import { fail, node24, root, run } from './lib/workspace.mjs'

const options = process.argv.slice(2).filter((argument) => argument.startsWith('--'))
const [target] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
if (!target) fail('Say where to: npm run bundle -- /opt/nexus')
const folder = resolve(target)
if (existsSync(folder)) fail(`${folder} is there already. Bundle into a new folder.`)

await install()
await build()
console.log('Bundling ...')
// The files of the widget and the dashboard are beside the server's, as in the repository.
for (const path of ['dashboard/dist', 'widget/dist', 'widget/released'])
  cpSync(join(root, path), join(folder, path), { recursive: true })
await run(
  'npx',
  [
    '--yes',
    PNPM,
    '--filter',
    'server',
    'deploy',
    '--prod',
    '--legacy',
    ...(options.includes('--with-text-recognition') ? [] : ['--no-optional']),
    join(folder, 'server'),
  ],
  { env: { CI: 'true' }, quiet: true },
)
cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
if (!options.includes('--without-node')) {
  mkdirSync(join(folder, 'bin'))
  cpSync(node24, join(folder, 'bin', 'node'), { dereference: true })
}
console.log(`Nexus is in ${folder}.`)
