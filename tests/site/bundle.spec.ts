import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { allTools } from '@/catalogue'
import { hosts, refusals, sizeOf, sizeWithAll } from '@/scripts/bundle/hosts.mjs'
import { finishedTools } from '@/scripts/sweep/finished'
import { startHost } from '@/tests/offline/static-host'
import { copyProject } from '@/tests/scripts/project-copy'
import { isComplete } from './kept-page'
import { startRealHost } from './real-host'
import { expect, test } from './site'

const root = path.resolve(import.meta.dirname, '../..')
const out = path.join(root, 'out')

let folder = ''
test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bundle-'))
})
test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

function filesIn(place: string): string[] {
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(place, path.join(entry.parentPath, entry.name)))
    .sort()
}

/** Unpacks with a program by other authors than the library's that packed. */
function unpack(zip: string): string {
  const place = path.join(folder, 'unpacked')
  expect(spawnSync('unzip', ['-q', zip, '-d', place], { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' })
  return place
}

/** Opens a tool, takes its host away, opens it again and computes. */
async function worksAlone(page: Page, place: string, base = ''): Promise<void> {
  const said: string[] = []
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
  page.on('pageerror', (error) => said.push(error.message))
  const host = await startHost(place)
  const address = `${base}/calculators/breakeven/`
  await page.goto(host.origin + address)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => isComplete(page, address, base), { timeout: 60_000 }).toBe(true)
  expect(said).toEqual([])
  await host.down()
  await page.goto(host.origin + address)
  await page.getByLabel('Price per unit').first().fill('30')
  await expect(page.locator('[data-result="units"]')).toHaveText('600')
  await page.goto(`${host.origin}${base}/settings/`)
  await expect(page.locator('[data-island][data-awake]')).toHaveCount(1)
}

test('the bundle is the whole site, and runs from the root of a server that knows nothing of it', async ({ page }) => {
  test.setTimeout(300_000)
  const zip = path.join(folder, 'site.zip')
  const packed = spawnSync(process.execPath, ['scripts/bundle/bundle.mjs', '--built', '--to', zip], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(packed).toMatchObject({ status: 0, stderr: '' })
  const place = unpack(zip)
  expect(filesIn(place)).toEqual(filesIn(out))
  for (const file of ['index.html', 'service-worker.js', '_headers', 'calculators/breakeven/index.html'])
    expect(readFileSync(path.join(place, file)).equals(readFileSync(path.join(out, file)))).toBe(true)
  await worksAlone(page, place)
})

test('a bundle for a sub-path runs from there on nginx, on Caddy, and without a host', async ({ page }) => {
  test.setTimeout(600_000)
  const copy = copyProject({ toBuild: true })
  try {
    const { status, output } = copy.run('scripts/bundle/bundle.mjs', '--base', '/kit')
    expect([status, status === 0 ? '' : output]).toEqual([0, ''])
    const zip = path.join(copy.folder, 'tallykit-kit.zip')
    const place = unpack(zip)
    expect(readdirSync(place).sort()).toEqual(['404.html', '_headers', '_redirects', 'kit'])
    expect(existsSync(path.join(place, 'kit/404.html'))).toBe(true)
    for (const file of filesIn(place).filter((name) => name.endsWith('.html'))) {
      const html = readFileSync(path.join(place, file), 'utf8')
      const strays = [...html.matchAll(/\s(?:href|src)="(\/[^"]*)"/g)].map(([, to]) => to)
      expect([file, strays.filter((to) => !to?.startsWith('/kit/'))]).toEqual([file, []])
    }
    const script = readdirSync(path.join(place, 'kit/t')).find((name) => /^breakeven\.[A-Z0-9]{8}\.js$/.test(name))
    for (const [program, ending] of [
      ['nginx', 'nginx.conf'],
      ['caddy', 'Caddyfile'],
    ] as const) {
      const example = readFileSync(zip.replace(/zip$/, ending), 'utf8')
      const host = await startRealHost(program, example, place)
      const answers = await Promise.all(
        ['/kit/', `/kit/t/${script}`, '/kit/nowhere/', '/_redirects'].map(async (at) => {
          const response = await fetch(host.origin + at)
          await response.arrayBuffer()
          return [at, response.status, response.headers.get('cache-control')]
        }),
      )
      expect(answers).toEqual([
        ['/kit/', 200, 'no-cache'],
        [`/kit/t/${script}`, 200, 'public, max-age=31536000, immutable'],
        ['/kit/nowhere/', 404, 'no-cache'],
        ['/_redirects', 404, 'no-cache'],
      ])
      await host.down()
    }
    await worksAlone(page, place, '/kit')
  } finally {
    copy.remove()
  }
})

test('a base that is no path is refused, and so is an export for another one', () => {
  const refused = (...words: string[]) => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/bundle/bundle.mjs', ...words], {
      cwd: root,
      encoding: 'utf8',
    })
    return [status, stderr]
  }
  expect(refused('--base', 'kit')).toEqual([1, "--base is 'kit', but must be a path such as /tools\n"])
  expect(refused('--base', '/kit', '--built')).toEqual([
    1,
    "out/ was built for '', not for '/kit': leave --built away\n",
  ])
})

test('every host of docs/hosting takes the site, also with every tool of the catalogue', () => {
  const now = sizeOf(out)
  const all = sizeWithAll(out, { finished: finishedTools.map(({ id }) => id), all: allTools.length })
  expect(all.files).toBeGreaterThan(now.files)
  for (const host of hosts) expect([host.name, refusals(now, host), refusals(all, host)]).toEqual([host.name, [], []])
})
