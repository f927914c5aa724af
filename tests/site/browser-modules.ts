import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { buildSync } from 'esbuild'
import type { Browser, Page } from '@playwright/test'

import { startHost, type StaticHost } from '@/tests/offline/static-host'

export interface ModulePages {
  host: StaticHost
  /** A page of a fresh visitor on an empty document that has run `main`. */
  newVisitor(browser: Browser): Promise<Page>
  close(): Promise<void>
}

/** Compiles the given sources for the browser and serves them: `main` to every page, others by their names. */
export async function openModulePages(sources: Record<string, string> & { main: string }): Promise<ModulePages> {
  const root = mkdtempSync(join(tmpdir(), 'modules-'))
  for (const [name, contents] of Object.entries(sources)) {
    const built = buildSync({
      stdin: { contents, resolveDir: process.cwd(), loader: 'ts' },
      bundle: true,
      format: 'esm',
      target: 'es2022',
      write: false,
      alias: { '@': process.cwd() },
    })
    const path = join(root, `${name}.js`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, built.outputFiles[0]?.text ?? '')
  }
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><title>x</title><script type="module" src="/main.js"></script>',
  )
  const host = await startHost(root)
  return {
    host,
    async newVisitor(browser) {
      const page = await (await browser.newContext()).newPage()
      await page.goto(host.origin, { waitUntil: 'load' })
      return page
    },
    async close() {
      await host.down()
      rmSync(root, { recursive: true, force: true })
    },
  }
}
