import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const test = {
  environment: 'jsdom',
  include: ['src/**/*.test.{ts,tsx}'],
  environmentOptions: { jsdom: { url: 'https://shop.example/' } },
  setupFiles: ['src/test/setup.ts'],
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
}

/** Code that the script for pages does not need. */
const ONLY_REACT = [
  'src/chat/NexusChat.test.tsx',
  'src/chat/server-render.test.tsx',
  'src/chat/use-lead.test.tsx',
]

const dom = { find: '#dom', replacement: at('src/test/dom.tsx') }
const react = { find: '#runtime', replacement: at('src/test/react.ts') }

/** The same tests with React, with the oldest React that is supported, and with what the script uses in its place. */
export default defineConfig({
  test: {
    projects: [
      { resolve: { alias: [dom, react] }, test: { ...test, name: 'react' } },
      {
        resolve: {
          alias: [
            dom,
            react,
            { find: /^react(-dom)?(?=\/|$)/, replacement: at('react-18/node_modules/react$1') },
          ],
        },
        test: { ...test, name: 'react-18' },
      },
      {
        resolve: {
          alias: [
            dom,
            { find: '#runtime', replacement: at('src/test/preact.ts') },
            { find: /^react\/jsx(-dev)?-runtime$/, replacement: 'preact/jsx-runtime' },
            { find: /^react$/, replacement: at('src/embed/preact-as-react.ts') },
          ],
        },
        test: { ...test, name: 'preact', exclude: ONLY_REACT },
      },
    ],
  },
})
