import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { visit } from '@/scripts/bench/loads.mjs'
import { toolPages } from '@/scripts/bench/pages.mjs'
import { exportIn, serve } from '@/scripts/bench/served.mjs'

/** The smallest module of WebAssembly: its magic number and version. */
const wasm = Buffer.from('0061736d01000000', 'hex')
const toolPage = '<!doctype html><main id="content" class="wide"><div id="tool">5</div></main>'

const files = {
  '404.html': '<!doctype html>Nothing here',
  'index.html':
    '<!doctype html><link rel="icon" href="data:,"><script type="module" src="/page.js"></script><script src="/gone.js"></script>',
  'page.js': "import './shared.js'; new Worker('/worker.js', { type: 'module' })",
  'shared.js': `globalThis.shared = '${'shared '.repeat(500)}'`,
  'worker.js': "import './of-worker.js'; setTimeout(() => import('./late.js'), 500)",
  'of-worker.js': "await WebAssembly.instantiateStreaming(fetch('/empty.wasm'))",
  'late.js': 'postMessage(1)',
  'unused.js': 'never()',
  'empty.wasm': wasm,
  'calculators/done/index.html': toolPage,
  'calculators/moved/index.html': `<meta http-equiv="refresh" content="0; url=/calculators/done/">${toolPage}`,
  'calculators/planned/index.html': '<!doctype html><main id="content">Coming soon</main>',
  'universal-tool/generator/also/index.html': toolPage,
}

function writeExport(folder: string): string {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), content)
  }
  return folder
}

test('a load counts what page, worker and WebAssembly fetch, also late, and nothing else', async ({ browser }) => {
  const site = exportIn(writeExport(test.info().outputDir))
  const size = async (...names: string[]) => {
    const bodies = await Promise.all(names.map((name) => site.answer(`/${name}`)))
    return bodies.reduce((sum, { body }) => sum + body.length, 0)
  }
  const load = await visit(browser, site, '/')
  expect(load.html).toBe(await size('index.html'))
  expect(load.page).toBe(await size('page.js', 'shared.js'))
  expect(load.workers).toBe(await size('worker.js', 'of-worker.js', 'late.js'))
  expect(load.wasm).toBe(await size('empty.wasm'))
  expect(load.code).toBe(load.page + load.workers + load.wasm)
  expect(load.missing).toBe(1)
  expect(load.requests).toBe(8)
})

test('the host compresses text, answers folders by their index.html and what is missing by 404.html', async ({
  request,
}) => {
  const site = exportIn(writeExport(test.info().outputDir))
  const host = await serve(site)
  const answer = await request.get(`${host.origin}/shared.js`)
  expect(answer.headers()['content-encoding']).toBe('br')
  expect(Number(answer.headers()['content-length'])).toBeLessThan(100)
  expect(await answer.text()).toBe(files['shared.js'])
  expect(brotliDecompressSync((await site.answer('/shared.js')).body).toString()).toBe(files['shared.js'])
  expect(await (await request.get(`${host.origin}/calculators/done/`)).text()).toBe(toolPage)
  const missing = await request.get(`${host.origin}/nothing/`)
  expect(missing.status()).toBe(404)
  expect(await missing.text()).toBe(files['404.html'])
  expect((await request.get(`${host.origin}/%2e%2e%2f%2e%2e%2fpackage.json`)).status()).toBe(404)
  await host.close()
})

test('finished tools are found by what is in their page', () => {
  expect(toolPages(writeExport(test.info().outputDir)).map(({ category, address }) => [category, address])).toEqual([
    ['calculator', '/calculators/done/'],
    ['generator', '/universal-tool/generator/also/'],
  ])
})
