import { defineConfig } from 'tsup'

export default defineConfig({
  // The thread that parses documents is a file of its own; `ports/reader/threads.ts` starts it.
  entry: { main: 'src/main.ts', 'reader-worker': 'src/ports/reader/worker.ts' },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  noExternal: ['shared-types'],
  sourcemap: true,
  clean: true,
})
