import { defineConfig } from '@playwright/test'

/** Browser tests over the finished export in out/; each worker serves it for itself on a free port of the loopback address. */
export default defineConfig({
  testDir: 'tests/site',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // A busy machine is no reason to fail.
  expect: { timeout: 30_000 },
  outputDir: 'test-results',
  use: {
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: ['--no-sandbox'],
    },
  },
})
