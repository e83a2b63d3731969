import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { build, defineConfig } from 'tsup'
import type { Options } from 'tsup'

const OUT = 'dist'

/**
 * Names of our own objects, written short in the script: 400 bytes of every visit. None of them may be a name of the wire, of what is
 * stored, of the DOM, or of what the two files say to each other (`src/embed/types.ts`).
 */
const OWN_NAMES = new RegExp(
  `^(${`
    aPerson addMessages adopt askPerson askPersonHint assistant background begin brandColor
    brandName chatWith chattingWith conversation cut draw drawSoon ended failures forget
    getQuietState getState handover hasEnded hasName hasSession hasStyles isAtEnd isDisabled isHeldUp
    isOffline isPersonOffered isPersonRequested isReadable isThinking keep later live lockName
    notDelivered notice offerPerson onAsk onAskPerson onBroken onCancel onChange onEvent onGone
    onHealthy onHide onLeave onOffline onPick onRetry onSend onTurn onWake outbox
    personRequested poweredBy readOutbox readSeen readTalk replyFailed requestPerson retry seen
    setControl setNotice setTyping someone subscribe suggestions talk textColor thinking toEnd
    waiting welcome welcomeMessage writeOutbox writeSeen writeTalk
  `
    .trim()
    .replace(/\s+/g, '|')})$`,
)
const NAME = /\bnx(-[a-z]+)+/g

/** The panel is fetched to be opened at once: Chromium then compiles it beside the page while it arrives, not in the page when it runs. */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad'

/** The pages of customers pay for every byte of this, in every visit. */
const smallStyles: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'small-styles',
  setup: async ({ onLoad }) => {
    const names = await shortNames()
    onLoad({ filter: /src\/(panel|embed)\/.*\.tsx?$/ }, async ({ path }) => {
      const source = (await readFile(path, 'utf8')).replace(NAME, (name) => names.get(name) ?? name)
      return {
        contents: path.endsWith('.css.ts') ? minifyCss(source) : source,
        loader: path.endsWith('x') ? 'tsx' : 'ts',
      }
    })
  },
}

/** What a customer's page loads: everything inside, preact in React's place. */
const forPages: Options = {
  outDir: OUT,
  target: 'es2022',
  // Terser makes a twentieth less of it than esbuild.
  minify: 'terser',
  terserOptions: {
    ecma: 2020,
    compress: { passes: 3, unsafe: true, unsafe_arrows: true, unsafe_methods: true },
  },
  splitting: false,
  config: false,
  silent: true,
  noExternal: [/.*/],
  outExtension: () => ({ js: '.js' }),
  esbuildPlugins: [smallStyles],
  esbuildOptions: (options) => {
    options.legalComments = 'none'
    options.mangleProps = OWN_NAMES
    options.alias = {
      react: './src/embed/preact-as-react.ts',
    }
    // Preact's own `h` does what its JSX runtime would add to it.
    options.tsconfig = 'tsconfig.embed.json'
    options.inject = ['./src/embed/h.ts']
  },
}

/** Kept a file of its own with its directive, instead of being drawn into the one that imports it. */
const clientApart: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'client-apart',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\/client\.ts$/ }, () => ({ path: './client.js', external: true })),
}

/** The React package: React stays outside. */
const forReact: Options = {
  entry: { index: 'src/index.ts', client: 'src/client.ts' },
  outDir: OUT,
  format: 'esm',
  target: 'es2022',
  config: false,
  silent: true,
  sourcemap: true,
  esbuildPlugins: [clientApart],
}

export default defineConfig(async () => {
  await build({
    ...forPages,
    clean: true,
    entry: { 'nexus-panel': 'src/embed/mount.tsx' },
    format: 'esm',
  })
  const code = await readFile(`${OUT}/nexus-panel.js`, 'utf8')
  await writeFile(`${OUT}/nexus-panel.js`, `${COMPILE_AT_ONCE}\n${code}`)
  const panel = await integrityOf('nexus-panel.js')
  await build({
    ...forPages,
    entry: { 'nexus-widget': 'src/embed/script.ts' },
    format: 'esm',
    define: { PANEL_INTEGRITY: JSON.stringify(panel) },
  })
  // Terser takes a function around everything away again, so it comes last: the page gets no global but `Nexus`.
  const script = await readFile(`${OUT}/nexus-widget.js`, 'utf8')
  await writeFile(`${OUT}/nexus-widget.js`, `(()=>{${script.trim()}})()\n`)
  const widget = await integrityOf('nexus-widget.js')
  const integrity = { 'nexus-widget.js': widget, 'nexus-panel.js': panel }
  await writeFile(`${OUT}/integrity.json`, `${JSON.stringify(integrity, null, 2)}\n`)
  return forReact
})

const integrityOf = async (file: string): Promise<string> =>
  `sha384-${createHash('sha384')
    .update(await readFile(`${OUT}/${file}`))
    .digest('base64')}`

const SOURCES = ['src/panel', 'src/embed']

/** `nx-suggestion` becomes `nx-a` in style sheets and elements alike, and style sheets lose their white space. */
const shortNames = async (): Promise<Map<string, string>> => {
  const names = new Set<string>()
  for (const folder of SOURCES)
    for await (const file of glob(`${folder}/*.{ts,tsx}`))
      for (const [name] of (await readFile(file, 'utf8')).matchAll(NAME)) names.add(name)
  return new Map([...names].toSorted().map((name, index) => [name, `nx-${index.toString(36)}`]))
}
const minifyCss = (source: string): string =>
  source.replace(/`\n([^`]*)`/g, (_, css: string) =>
    JSON.stringify(
      css
        .replace(/\s+/g, ' ')
        .replace(/ ?([{};,>]) ?/g, '$1')
        .replace(/: /g, ':')
        .replace(/;}/g, '}')
        .trim(),
    ),
  )
