import { defineConfig } from 'tsup'

export default defineConfig({
  // Files that are started as a process or a thread; `ports/reader` and `ports/webhooks` start them.
  entry: {
    main: 'src/main.ts',
    'reader-worker': 'src/ports/reader/worker.ts',
    'reader-watchdog': 'src/ports/reader/watchdog.ts',
    'webhooks-thread': 'src/ports/webhooks/thread.ts',
    backup: 'src/backup.ts',
    restore: 'src/restore.ts',
    recount: 'src/recount.ts',
  },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  // Bundled, because Drizzle is over a hundred small files, and reading them takes a third of the start.
  noExternal: ['shared-types', /^drizzle-orm/],
  // Present only when text recognition is installed.
  external: ['@napi-rs/canvas', 'tesseract.js', /^@tesseract\.js-data\//],
  // `node:sqlite` exists only with this prefix.
  removeNodeProtocol: false,
  sourcemap: true,
  // Otherwise a single non-Latin character doubles the bundle's size in memory.
  esbuildOptions: (options) => {
    options.charset = 'ascii'
  },
  clean: true,
})
