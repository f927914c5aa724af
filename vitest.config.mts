import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = import.meta.dirname

const textsIn = (folder: string, ending: RegExp) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(path.join(root, folder, file), 'utf8') }))

const tests = textsIn('tests', /\.test\.tsx?$/)
const filesWith = (sign: RegExp) => tests.filter(({ text }) => sign.test(text)).map(({ file }) => file)
const withPage = filesWith(/@vitest-environment/)
const ofTools = filesWith(/\bproved(Tools|Transforms)\b/)
const plain = tests.map(({ file }) => file).filter((file) => !withPage.includes(file) && !ofTools.includes(file))

/** As many tools, and as many files of tests, as one process holds without growing beyond a gigabyte. */
const toolsInShard = 300
const filesInPart = 120
const finished = textsIn('catalogue', /\.ts$/).reduce(
  (sum, { text }) => sum + text.split('implemented: true').length - 1,
  0,
)
const shards = Math.ceil(finished / toolsInShard)
const parts = Math.ceil(plain.length / filesInPart)
const partOf = (index: number) => plain.slice(index * filesInPart, (index + 1) * filesInPart)

export default defineConfig({
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('.', import.meta.url)),
      // The package throws wherever a bundler has not said that it builds for a server; tests draw pages as the server does.
      'server-only': fileURLToPath(new URL('node_modules/server-only/empty.js', import.meta.url)),
    },
  },
  test: {
    restoreMocks: true,
    // Left alone, one processor is kept for somebody who watches.
    maxWorkers: availableParallelism(),
    setupFiles: ['tests/patience.ts'],
    // A busy machine is no reason to fail.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Told which tools to prove, a file may have none of them.
    passWithNoTests: process.env.TOOLS !== undefined || shards > 1,
    // What one project has transformed the others take from the disk; for themselves each would do it again.
    experimental: { fsModuleCache: true },
    // Compiled already, and as many as there are tools.
    server: { deps: { external: [/\/\.tools\//, /\/public\/t\//] } },
    projects: [
      // A file that has no page of its own shares what the one before it loaded.
      ...Array.from({ length: parts }, (_, index) => ({
        extends: true as const,
        test: { name: `plain ${index + 1}`, include: partOf(index), isolate: false },
      })),
      { extends: true, test: { name: 'page', include: withPage } },
      ...Array.from({ length: shards }, (_, index) => ({
        extends: true as const,
        test: {
          name: `tools ${index + 1}`,
          include: ofTools,
          isolate: false,
          env: { TOOLS_SHARD: `${index + 1}/${shards}` },
        },
      })),
    ],
  },
})
