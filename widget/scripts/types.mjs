// Type declarations for the package. TypeScript emits one file for each of ours; only those reachable from `index.d.ts` are published,
// their imports name `.js` files, and they may import nothing outside the package except React.
import { execFileSync } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const emitted = join(root, 'dist/.types')
const published = join(root, 'dist/types')
const IMPORT = /(from |import\()(['"])([^'"]+)\2/g

execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.types.json'], {
  cwd: root,
  stdio: 'inherit',
})
await publish('index.d.ts', new Set())
await rm(emitted, { recursive: true })

async function publish(file, done) {
  if (done.has(file)) return
  done.add(file)
  const text = await readFile(join(emitted, file), 'utf8')
  const outside = [...text.matchAll(IMPORT)]
    .map(([, , , name]) => name)
    .filter((name) => !name.startsWith('.') && name !== 'react')
  if (outside.length) throw new Error(`${file} would publish types of ${outside.join(', ')}`)
  const target = join(published, file)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(
    target,
    text.replace(
      IMPORT,
      (_, start, quote, name) => `${start}${quote}${name.replace(/\.tsx?$/, '.js')}${quote}`,
    ),
  )
  for (const [, , , name] of text.matchAll(IMPORT))
    if (name.startsWith('.'))
      await publish(join(dirname(file), name.replace(/\.tsx?$/, '.d.ts')), done)
}
