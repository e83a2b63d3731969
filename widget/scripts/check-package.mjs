// Packs the package as it would be published and checks it from outside: with publint, are-the-types-wrong, and a separate Vite app that
// type-checks against it and builds with it.
import { execFileSync } from 'node:child_process'
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const tools = join(root, 'node_modules/.bin')
const run = (command, args, cwd = root) => execFileSync(command, args, { cwd, stdio: 'inherit' })
// The same pnpm that installs the workspace; it applies `publishConfig`, as publishing does.
const PNPM = ['--yes', 'pnpm@12.21.0']

const app = await mkdtemp(join(tmpdir(), 'nexus-widget-'))
try {
  run('npx', [...PNPM, 'pack', '--pack-destination', app])
  const tarball = join(
    app,
    (await readdir(app)).find((name) => name.endsWith('.tgz')),
  )
  run(join(tools, 'publint'), [tarball, '--strict'])
  const { publishConfig } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const scripts = Object.keys(publishConfig.exports).filter((name) => name.startsWith('./nexus-'))
  run(join(tools, 'attw'), [
    tarball,
    '--profile',
    'esm-only',
    '--exclude-entrypoints',
    ...scripts.map((name) => name.replace('./', '')),
    'integrity.json',
  ])

  const modules = join(app, 'node_modules')
  await mkdir(join(modules, 'nexus-widget'), { recursive: true })
  await mkdir(join(modules, '@types'))
  run('tar', ['-xzf', tarball, '-C', join(modules, 'nexus-widget'), '--strip-components=1'])
  for (const name of ['react', 'react-dom', '@types/react', '@types/react-dom'])
    await cp(join(root, 'node_modules', name), join(modules, name), {
      recursive: true,
      dereference: true,
    })
  // Their own dependencies.
  for (const [name, owner] of [
    ['scheduler', 'react-dom'],
    ['csstype', '@types/react'],
  ])
    await symlink(await beside(owner, name), join(modules, name))

  await writeFile(
    join(app, 'package.json'),
    JSON.stringify({ name: 'scratch', private: true, type: 'module' }),
  )
  await writeFile(
    join(app, 'index.html'),
    '<div id="root"></div><script type="module" src="/main.tsx"></script>',
  )
  await writeFile(
    join(app, 'main.tsx'),
    `import { createRoot } from 'react-dom/client'
import { ChatPanel, NexusChat, embedSnippet, panelCss, readableText, useChat, version } from 'nexus-widget'
import type { ChatPanelProps, PanelMessage } from 'nexus-widget'

const message: PanelMessage = { id: '1', from: 'agent', name: 'A', text: 'Hi', state: 'sent', sources: [] }
const props: ChatPanelProps = { brandName: 'A', brandColor: '#000', textColor: '#fff', welcomeMessage: '', suggestions: [], messages: [message] }
const Mine = () => <p>{useChat({ apiBase: '/api', agentId: 'a' }).unread}</p>
console.log(embedSnippet({ scriptUrl: '/x.js', agentId: version }), panelCss.length, readableText('#000', '#fff').color)
createRoot(document.getElementById('root')!).render(<><ChatPanel {...props} /><Mine /><NexusChat agentId="a" apiBase="/api" /></>)
`,
  )
  const compilerOptions = {
    strict: true,
    noEmit: true,
    jsx: 'react-jsx',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ES2023', 'DOM'],
    types: [],
  }
  await writeFile(
    join(app, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: ['main.tsx'] }),
  )
  run(join(tools, 'tsc'), ['-p', app])
  run(join(tools, 'vite'), ['build', app, '--logLevel', 'warn'])
  console.log('The packed package type-checks and builds in a fresh Vite app.')
} finally {
  await rm(app, { recursive: true, force: true })
}

/** A dependency of a dependency, in the layout pnpm makes. */
async function beside(owner, name) {
  const real = await realpath(join(root, 'node_modules', owner))
  return realpath(join(real, ...(owner.startsWith('@') ? ['..', '..'] : ['..']), name))
}
