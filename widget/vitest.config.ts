import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const test = {
  environment: 'jsdom',
  include: ['src/**/*.test.{ts,tsx}'],
  environmentOptions: { jsdom: { url: 'https://shop.example/' } },
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
}

/** The same tests under React and under what the script ships in its place. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias: { '#dom': at('src/test/dom.tsx'), '#runtime': at('src/test/react.ts') } },
        test: { ...test, name: 'react' },
      },
      {
        resolve: {
          alias: [
            { find: '#dom', replacement: at('src/test/dom.tsx') },
            { find: '#runtime', replacement: at('src/test/preact.ts') },
            { find: /^react\/jsx(-dev)?-runtime$/, replacement: 'preact/jsx-runtime' },
            { find: /^react$/, replacement: at('src/embed/preact-as-react.ts') },
          ],
        },
        test: { ...test, name: 'preact' },
      },
    ],
  },
})
