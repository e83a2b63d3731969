import { defineConfig } from 'tsup'

export default defineConfig({
  // What is started as a process or a thread is a file of its own; `ports/reader` and `ports/webhooks` start these.
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
  // Drizzle is over a hundred small files: reading them takes a third of the start.
  noExternal: ['shared-types', /^drizzle-orm/],
  // Only there where text recognition is installed.
  external: ['@napi-rs/canvas', 'tesseract.js', /^@tesseract\.js-data\//],
  // `node:sqlite` has no other name.
  removeNodeProtocol: false,
  sourcemap: true,
  // Otherwise a single character that is not Latin doubles what the bundle takes in memory.
  esbuildOptions: (options) => {
    options.charset = 'ascii'
  },
  clean: true,
})
