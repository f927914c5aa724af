import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { buildSync } from 'esbuild'

import { writeOffline } from '@/scripts/finish/offline.mjs'

interface SampleOptions {
  basePath?: string
  /** Appears in page /tools/b/ only. */
  noteOnB?: string
  /** Part of the names of tool a and its engine, and of the result: changes page /tools/a/ only. */
  engine?: string
  more?: Record<string, string>
}

const root = mkdtempSync(join(tmpdir(), 'sample-site-'))
let sites = 0

/** The page side of the offline code, as a script that puts it on `window.offline`. */
const kit = buildSync({
  stdin: {
    contents: `import * as everything from '@/lib/platform/offline/keep-everything'
      import * as stored from '@/lib/platform/offline/stored-pages'
      window.offline = { ...everything, ...stored }`,
    resolveDir: process.cwd(),
  },
  bundle: true,
  format: 'esm',
  write: false,
  alias: { '@': process.cwd() },
}).outputFiles[0]?.text

/** Writes a small site like the built one: pages with modules, an engine, lazy and static files. Returns its folder. */
export function writeSampleSite({
  basePath = '',
  noteOnB = 'one',
  engine = 'ENGINE01',
  more = {},
}: SampleOptions = {}): string {
  const folder = join(root, String(sites++))
  const page = (
    title: string,
    body = '',
    head = '',
  ) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<link rel="stylesheet" href="${basePath}/t/ui/style.SSSS1111.css"><link rel="icon" href="${basePath}/icons/icon.svg">
<script type="module" src="${basePath}/t/ui/start.TTTT1111.js"></script>${head}</head><body><h1>${title}</h1><output></output>${body}</body></html>`
  const hashOf = (id: string) => (id === 'a' ? `A${engine}` : 'AAAA1111')
  const tool = (id: string, rest = '') =>
    page(
      `Tool ${id}`,
      `<script type="module">import(${JSON.stringify(`${basePath}/t/${id}.${hashOf(id)}.js`)}).then((tool) => { document.querySelector('output').textContent = tool.result })</script>${rest}`,
    )
  const files: Record<string, string> = {
    'index.html': page('Home', `<a href="${basePath}/tools/a/">a</a>`),
    'offline/index.html': page('You are offline'),
    'settings/index.html': page('Settings', '', `<script type="module" src="${basePath}/t/kit.KKKK1111.js"></script>`),
    'tools/a/index.html': tool('a', `<!-- ${basePath}/t/engines/sum.${engine}.js -->`),
    'tools/b/index.html': tool('b', `<p id="note">${noteOnB}</p>`),
    'tools/c/index.html': tool('c'),
    '404.html': page('Not found'),
    [`t/a.A${engine}.js`]: `import { sum } from './engines/sum.${engine}.js'; export const result = sum(2, 3)`,
    't/b.AAAA1111.js': `export const result = 'b works'`,
    't/c.AAAA1111.js': `export const result = 'c works'`,
    't/a.js': `export * from './a.A${engine}.js'`,
    [`t/engines/sum.${engine}.js`]: `export const sum = (a, b) => '${engine} ' + (a + b)`,
    't/kit.KKKK1111.js': kit ?? '',
    't/ui/style.SSSS1111.css': `@font-face { font-family: X; src: url(font.FFFF1111.woff2) } h1 { color: rgb(1, 2, 3) }`,
    't/ui/font.FFFF1111.woff2': 'font',
    't/ui/start.TTTT1111.js': `if ('serviceWorker' in navigator) addEventListener('load', async () => {
      const worker = navigator.serviceWorker
      await worker.register('${basePath}/service-worker.js', { scope: '${basePath}/', updateViaCache: 'none' })
      if (!worker.controller) (await worker.ready).active.postMessage({ kind: 'keep', path: location.pathname })
    }); const lazy = () => import('./lazy.LLLL1111.js')`,
    't/ui/start.TTTT1111.js.map': '{}',
    't/ui/lazy.LLLL1111.js': 'export {}',
    'icons/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'robots.txt': 'User-agent: *',
    ...more,
  }
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  writeOffline(folder, { basePath })
  return folder
}

export function removeSampleSites(): void {
  rmSync(root, { recursive: true, force: true })
}
