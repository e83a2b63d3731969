import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { CHUNKS } from './vite.chunks.ts'
import { slimContract } from './vite.contract.ts'

const SERVER = process.env.NEXUS_SERVER ?? 'http://127.0.0.1:4000'

export default defineConfig({
  plugins: [react(), slimContract()],
  resolve: { alias: { '~': fileURLToPath(new URL('src', import.meta.url)) } },
  server: {
    proxy: {
      '/api': { target: SERVER, ws: true },
      '/widget': SERVER,
      '/checkout': SERVER,
      '/book': SERVER,
      '/mcp': SERVER,
      '/billing': SERVER,
    },
  },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: CHUNKS } },
      // A schema that is no longer used is removed together with the parts it was built from.
      treeshake: { manualPureFunctions: ['z', 'endpoint', 'apiEndpoint', 'pageOf', 'Moment'] },
    },
  },
  test: {
    environment: 'jsdom',
    env: { TZ: 'UTC' },
    setupFiles: ['src/test-setup.ts'],
    // One browser per worker instead of one per file.
    isolate: false,
    unstubGlobals: true,
  },
})
