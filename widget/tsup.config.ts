import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { build, defineConfig } from 'tsup'
import type { Options } from 'tsup'

const OUT = 'dist'

/** What a customer's page loads: everything inside, preact in React's place. */
const forPages: Options = {
  outDir: OUT,
  target: 'es2022',
  // Terser makes a twentieth less of it than esbuild.
  minify: 'terser',
  terserOptions: { ecma: 2020, toplevel: false, compress: { passes: 3, unsafe_arrows: true } },
  splitting: false,
  config: false,
  silent: true,
  noExternal: [/.*/],
  outExtension: () => ({ js: '.js' }),
  esbuildPlugins: [
    {
      name: 'minify-css-strings',
      setup: ({ onLoad }) =>
        onLoad({ filter: /\.css\.ts$/ }, async ({ path }) => ({
          contents: minifyCss(await readFile(path, 'utf8')),
          loader: 'ts',
        })),
    },
  ],
  esbuildOptions: (options) => {
    options.legalComments = 'none'
    options.alias = {
      react: './src/embed/preact-as-react.ts',
      'react/jsx-runtime': 'preact/jsx-runtime',
    }
  },
}

/** The React package: React stays outside. */
const forReact: Options = {
  entry: { index: 'src/index.ts' },
  outDir: OUT,
  format: 'esm',
  target: 'es2022',
  config: false,
  silent: true,
  sourcemap: true,
  // Frameworks that render on the server need to be told that hooks run in the browser.
  banner: { js: "'use client'" },
}

export default defineConfig(async () => {
  await build({ ...forPages, clean: true, entry: { 'nexus-panel': 'src/embed/mount.tsx' }, format: 'esm' })
  const panel = await integrityOf('nexus-panel.js')
  await build({
    ...forPages,
    entry: { 'nexus-widget': 'src/embed/script.ts' },
    format: 'iife',
    define: { PANEL_INTEGRITY: JSON.stringify(panel) },
  })
  const widget = await integrityOf('nexus-widget.js')
  const integrity = { 'nexus-widget.js': widget, 'nexus-panel.js': panel }
  await writeFile(`${OUT}/integrity.json`, `${JSON.stringify(integrity, null, 2)}\n`)
  return forReact
})

const integrityOf = async (file: string): Promise<string> =>
  `sha384-${createHash('sha384')
    .update(await readFile(`${OUT}/${file}`))
    .digest('base64')}`

const minifyCss = (source: string): string =>
  source
    .replace(/`\n([^`]*)`/g, (_, css: string) => `\`${css.replace(/\s+/g, ' ').replace(/ ?([{};,]) ?/g, '$1').replace(/: /g, ':').replace(/;}/g, '}').trim()}\``)
