import { createHash } from 'node:crypto'
import { glob, readdir, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { transform } from 'lightningcss'
import { build, defineConfig } from 'tsup'
import type { Options } from 'tsup'
import { languageFiles } from './language-files.ts'
import { ownNames } from './own-names.ts'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

const OUT = 'dist'
const PARTS = 'src/embed/parts'
const FIT = 'src/embed/fit/index.ts'

const NAME = /\bnx(-[a-z]+)+/g

/** The panel is opened right after loading: this makes Chromium compile it while it arrives, and not on the page's thread when it runs. */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad'

/** Customers' pages load every byte of this at every visit. */
const smallStyles: Plugin = {
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

/** The panel's parts are separate files, loaded by their hash, and its colours are those of the launcher. */
const panelOfPages: Plugin = {
  name: 'panel-of-pages',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/(parts|brand)\.ts$/ }, ({ importer, path }) =>
      importer.includes('/src/panel/') ? { path: resolve('src/embed', path) } : null,
    ),
}

/** A shortened name is the same in the panel and its parts, which call each other. */
const sameNames = (): Plugin => {
  let names: Record<string, string | false> = {}
  return {
    name: 'same-names',
    setup: ({ initialOptions, onEnd }) => {
      initialOptions.mangleCache = { ...names }
      onEnd(({ mangleCache }) => {
        names = { ...mangleCache }
      })
    },
  }
}

/** What a customer's page loads: everything bundled, with Preact in place of React. */
const forPages = (own: RegExp, react: string, inject: string): Options => ({
  outDir: OUT,
  target: 'es2022',
  // Terser's output is 5 % smaller than esbuild's.
  minify: 'terser',
  terserOptions: {
    ecma: 2020,
    compress: { passes: 3, unsafe: true, unsafe_arrows: true },
  },
  splitting: false,
  config: false,
  silent: true,
  noExternal: [/.*/],
  outExtension: () => ({ js: '.js' }),
  esbuildPlugins: [smallStyles],
  esbuildOptions: (options) => {
    options.legalComments = 'none'
    options.mangleProps = own
    options.alias = { react }
    // Preact's own `h` does what its JSX runtime would add.
    options.tsconfig = 'tsconfig.embed.json'
    options.inject = [inject]
  },
})

/** Stays a separate file with its directive, instead of being bundled into the file that imports it. */
const clientApart: Plugin = {
  name: 'client-apart',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\/client\.ts$/ }, () => ({ path: './client.js', external: true })),
}

/** The React package, which does not include React. */
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
  const own = await ownNames()
  const pages = forPages(own, './src/embed/preact-as-react.ts', './src/embed/h.ts')
  const names = sameNames()
  const parts = await partEntries()
  await build({
    ...forPages(own, './src/embed/runtime.ts', './src/embed/runtime.ts'),
    clean: true,
    entry: parts,
    format: 'esm',
    esbuildPlugins: [smallStyles, names],
  })
  const hashes = Object.entries(
    await integritiesOf(
      Object.keys(parts).map((name) => `${name}.js`),
      shortIntegrityOf,
    ),
  )
  await build({
    ...pages,
    entry: { 'nexus-panel': 'src/embed/mount.tsx' },
    format: 'esm',
    esbuildPlugins: [smallStyles, panelOfPages, names],
    define: Object.fromEntries(
      hashes.map(([name, hash]) => [
        name.replace(/^nexus-(.*)\.js$/, 'INTEGRITY.$1'),
        JSON.stringify(hash),
      ]),
    ),
  })
  const code = await readFile(`${OUT}/nexus-panel.js`, 'utf8')
  await writeFile(`${OUT}/nexus-panel.js`, `${COMPILE_AT_ONCE}\n${code}`)
  const panel = await shortIntegrityOf('nexus-panel.js')
  const lead = await shortIntegrityOf('nexus-lead.js')
  const identity = await shortIntegrityOf('nexus-identity.js')
  await build({
    ...pages,
    entry: { 'nexus-fit': FIT },
    format: 'esm',
    esbuildPlugins: [smallStyles, names],
    define: {
      LEAD_INTEGRITY: JSON.stringify(lead),
      IDENTITY_INTEGRITY: JSON.stringify(identity),
    },
  })
  const fit = await shortIntegrityOf('nexus-fit.js')
  await build({
    ...pages,
    entry: { 'nexus-widget': 'src/embed/script.ts' },
    format: 'esm',
    define: { PANEL_INTEGRITY: JSON.stringify(panel), FIT_INTEGRITY: JSON.stringify(fit) },
  })
  // Terser removes a wrapping function, so it is added last: the page gets no global except `Nexus`.
  const script = await readFile(`${OUT}/nexus-widget.js`, 'utf8')
  await writeFile(`${OUT}/nexus-widget.js`, `(()=>{${script.trim()}})()\n`)
  const languages = languageFiles()
  for (const [file, words] of Object.entries(languages)) await writeFile(`${OUT}/${file}`, words)
  const scripts = ['nexus-widget', 'nexus-panel', 'nexus-fit', ...Object.keys(parts)]
  const files = await integritiesOf([
    ...scripts.map((name) => `${name}.js`),
    ...Object.keys(languages),
  ])
  await writeFile(`${OUT}/integrity.json`, `${JSON.stringify(files, null, 2)}\n`)
  return forReact
})

/** Each file of the folder becomes a file of the widget. */
const partEntries = async (): Promise<Record<string, string>> => {
  const files = await readdir(PARTS)
  return Object.fromEntries(
    files.toSorted().map((file) => [`nexus-${file.replace(/\.ts$/, '')}`, `${PARTS}/${file}`]),
  )
}

const integritiesOf = async (
  files: string[],
  hash = integrityOf,
): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await hash(file)] as const)),
  )

/** For the tag in a page. */
const integrityOf = (file: string) => hashOf(file, 'sha384')

/** For the file that loads another: as safe for that, and shorter. */
const shortIntegrityOf = (file: string) => hashOf(file, 'sha256')

const hashOf = async (file: string, algorithm: string): Promise<string> =>
  `${algorithm}-${createHash(algorithm)
    .update(await readFile(`${OUT}/${file}`))
    .digest('base64')}`

const SOURCES = ['src/panel', 'src/embed']

/**
 * `nx-suggestion` becomes `a` in style sheets and elements alike, the most frequent names getting the shortest ones, and style sheets lose
 * their white space.
 */
const shortNames = async (): Promise<Map<string, string>> => {
  const uses = new Map<string, number>()
  for (const folder of SOURCES)
    for await (const file of glob(`${folder}/**/*.{ts,tsx}`))
      for (const [name] of (await readFile(file, 'utf8')).matchAll(NAME))
        uses.set(name, (uses.get(name) ?? 0) + 1)
  const names = [...uses].toSorted(([a, most], [b, least]) => least - most || (a < b ? -1 : 1))
  return new Map(names.map(([name], index) => [name, letters(index)]))
}

const letters = (index: number): string =>
  (index < 26 ? '' : letters(Math.floor(index / 26) - 1)) + String.fromCharCode(97 + (index % 26))

const minifyCss = (source: string): string =>
  source.replace(/`\n([^`]*)`/g, (_, css: string) => {
    const { code } = transform({ filename: 'widget.css', code: Buffer.from(css), minify: true })
    return JSON.stringify(code.toString())
  })
