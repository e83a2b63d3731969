import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { main: 'src/main.ts' },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  noExternal: ['shared-types'],
  sourcemap: true,
  clean: true,
})
