import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('.', import.meta.url)),
      // The package throws wherever a bundler has not said that it builds for a server; tests draw pages as the server does.
      'server-only': fileURLToPath(new URL('node_modules/server-only/empty.js', import.meta.url)),
    },
  },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/site/**', 'node_modules/**'],
    restoreMocks: true,
    setupFiles: ['tests/patience.ts'],
    // A busy machine is no reason to fail.
    testTimeout: 300_000,
  },
})
