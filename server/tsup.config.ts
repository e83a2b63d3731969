import { defineConfig } from 'tsup'

export default defineConfig({
  // The thread that parses documents is a file of its own; `ports/reader/threads.ts` starts it.
  entry: { main: 'src/main.ts', 'reader-worker': 'src/ports/reader/worker.ts' },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  // Drizzle is over a hundred small files: reading them takes a third of the start.
  noExternal: ['shared-types', /^drizzle-orm/],
  // Only there where text recognition is installed.
  external: ['@napi-rs/canvas', 'tesseract.js', /^@tesseract\.js-data\//],
  sourcemap: true,
  clean: true,
})
