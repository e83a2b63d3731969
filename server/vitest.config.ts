import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: ['src/test/global-setup.ts'],
    include: ['src/**/*.test.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
})
