import { linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { writeOffline } from '@/scripts/finish/offline.mjs'
import { removeSampleSites, writeSampleSite } from '@/tests/offline/sample-site'
import { startHost, type StaticHost } from '@/tests/offline/static-host'
import { isComplete } from './kept-page'
import { visitsOn } from './sample-visits'
import { expect, test } from './site'

test.use({ serviceWorkers: 'allow' })

// service-worker.spec.ts has what a visitor sees of a host that fails and of a copy that was damaged; here are new versions.

let context: BrowserContext
let host: StaticHost
let page: Page
const { visit, firstVisit, stored, untilStored, result, keepEverything, deploy } = visitsOn(
  () => page,
  () => host,
)

async function onHost(root: string, newContext: () => Promise<BrowserContext>): Promise<void> {
  host = await startHost(root)
  context = await newContext()
  page = await context.newPage()
}

test.afterAll(removeSampleSites)
test.afterEach(async () => {
  await context.close()
  await host.down()
})

const engineA = '/t/engines/sum.ENGINE01.js'
const ofList = /service-worker|manifest/

/** Lets the browser look for a new version, and says what became of it: its state, or none where it was not even begun. */
function outcomeOfUpdate(): Promise<string> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update().catch(() => undefined)
    const coming = registration?.installing
    if (!coming) return 'none'
    await new Promise<void>((resolve) => {
      coming.addEventListener('statechange', () => {
        if (['redundant', 'activated'].includes(coming.state)) resolve()
      })
    })
    return coming.state
  })
}

test.describe('the site itself', () => {
  const out = path.resolve(import.meta.dirname, '../../out')
  let folder = ''
  test.beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'version-'))
  })
  test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

  /** The next version: the same files but for one page, in which a word is another one. */
  function withOnePageChanged(file: string, from: string, to: string): void {
    for (const entry of readdirSync(out, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const source = path.join(entry.parentPath, entry.name)
      const target = path.join(folder, path.relative(out, source))
      mkdirSync(path.dirname(target), { recursive: true })
      if (!ofList.test(entry.name)) linkSync(source, target)
    }
    const changed = path.join(folder, file)
    const html = readFileSync(changed, 'utf8')
    if (!html.includes(from)) throw new Error(`${file} does not say ${from}`)
    rmSync(changed)
    writeFileSync(changed, html.replaceAll(from, to))
    for (const name of ['manifest.webmanifest']) linkSync(path.join(out, name), path.join(folder, name))
    writeOffline(folder)
  }

  test('from one version to the next with one page changed fetches that page, and nothing else but the list', async ({
    browser,
  }) => {
    test.setTimeout(240_000)
    await onHost(out, () => browser.newContext())
    const pages = ['/calculators/breakeven/', '/generators/qr-code/', '/utilities/word-counter/']
    for (const address of pages) {
      await firstVisit(address)
      await expect.poll(() => isComplete(page, address), { timeout: 60_000 }).toBe(true)
    }
    withOnePageChanged('calculators/breakeven/index.html', 'Fixed costs', 'Costs that stay')
    const storedBytes = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
    host.requests.length = 0
    host.sent = 0
    await deploy(folder)
    await visit('/about/')
    await expect.poll(() => host.requests, { timeout: 30_000 }).toContain('/calculators/breakeven/')
    await page.waitForTimeout(1500)
    const fetched = host.requests.filter((name) => !ofList.test(name) && !name.startsWith('/about/'))
    expect([...new Set(fetched)]).toEqual(['/calculators/breakeven/'])
    const list = readdirSync(folder).find((name) => name.startsWith('offline-manifest.')) ?? ''
    test.info().annotations.push(
      { type: 'bytes stored', description: String(storedBytes) },
      {
        type: 'bytes of the update',
        description: `${host.sent}, of which the list ${readFileSync(path.join(folder, list)).length}`,
      },
    )
    await host.down()
    await visit('/calculators/breakeven/')
    await expect(page.getByLabel('Costs that stay').first()).toBeVisible()
    await page.getByLabel('Price per unit').first().fill('30')
    await expect(page.locator('[data-result="units"]')).toHaveText('600')
  })
})

test.describe('a deploy that is half done', () => {
  test.beforeEach(({ browser }) => onHost(writeSampleSite(), () => browser.newContext()))

  test('with pages before their files: the kept version still opens and computes', async () => {
    await firstVisit('/tools/a/')
    await untilStored('assets', engineA)
    host.root = writeSampleSite({ engine: 'ENGINE02' })
    host.override = (name) => (/ENGINE02|service-worker|manifest/.test(name) ? { status: 404 } : undefined)
    expect(await visit('/tools/a/')).toBe(200)
    expect(await result()).toBe('ENGINE01 5')
  })

  test('with worker and list before the pages: the new version is not taken, and is once the pages are there', async () => {
    await firstVisit('/tools/a/')
    await untilStored('assets', engineA)
    const before = host.root
    const after = writeSampleSite({
      engine: 'ENGINE02',
      more: { 'offline/index.html': '<title>x</title><h1>New</h1>' },
    })
    const oldOffline = readFileSync(path.join(before, 'offline/index.html'), 'utf8')
    host.root = after
    host.override = (name) =>
      name === '/offline/' ? { status: 200, headers: { 'content-type': 'text/html' }, body: oldOffline } : undefined
    expect(await outcomeOfUpdate()).toBe('redundant')
    await visit('/tools/a/')
    expect(await result()).toBe('ENGINE01 5')
    host.override = undefined
    expect(await outcomeOfUpdate()).toBe('activated')
    await visit('/tools/a/')
    expect(await result()).toBe('ENGINE02 5')
  })

  test('with a list of another version in its place: the new version is not taken', async () => {
    await firstVisit('/tools/a/')
    await untilStored('assets', engineA)
    host.root = writeSampleSite({ engine: 'ENGINE02' })
    host.override = (name) =>
      name.startsWith('/offline-manifest.')
        ? {
            status: 200,
            headers: { 'content-type': 'application/json' },
            body: '{"version":"000000000000","pages":{}}',
          }
        : undefined
    expect(await outcomeOfUpdate()).toBe('redundant')
    await host.down()
    await visit('/tools/a/')
    expect(await result()).toBe('ENGINE01 5')
  })
})

test.describe('files of the version before that are gone from the host', () => {
  test.beforeEach(({ browser }) => onHost(writeSampleSite(), () => browser.newContext()))

  test('are still found by a tab of that version, which loads them late', async () => {
    await firstVisit('/tools/a/')
    await untilStored('assets', engineA)
    const other = await context.newPage()
    await other.goto(`${host.origin}/`)
    await deploy(writeSampleSite({ engine: 'ENGINE02' }))
    expect(
      await page.evaluate(
        async (file) => ((await import(file)) as { sum(a: number, b: number): string }).sum(1, 1),
        engineA,
      ),
    ).toBe('ENGINE01 2')
    await page.reload()
    expect(await result()).toBe('ENGINE02 5')
    await other.close()
  })

  test('are not answered with a page where a browser has no copy', async () => {
    await firstVisit()
    await deploy(writeSampleSite({ engine: 'ENGINE02' }))
    const outcome = await page.evaluate(
      (file) =>
        import(file).then(
          () => 'ran',
          (error: Error) => error.name,
        ),
      engineA,
    )
    expect(outcome).toBe('TypeError')
    expect(await stored('assets')).not.toContain(engineA)
  })
})

test.describe('a connection that is cut in the middle', () => {
  test.beforeEach(({ browser }) => onHost(writeSampleSite(), () => browser.newContext()))

  for (const [what, cut] of [
    ['the worker', /service-worker/],
    ['the list', /offline-manifest/],
    ['a page that every visitor has', /^\/offline\/$/],
  ] as const)
    test(`of ${what}: the version before goes on, and the new one comes with the next try`, async () => {
      await firstVisit('/tools/a/')
      await untilStored('assets', engineA)
      const note = {
        'offline/index.html': '<!doctype html><title>You are offline</title><h1>You are offline again</h1>',
      }
      host.root = writeSampleSite({ engine: 'ENGINE02', more: note })
      host.override = (name) => (cut.test(name) ? 'cut' : undefined)
      expect(['redundant', 'none']).toContain(await outcomeOfUpdate())
      await visit('/tools/a/')
      expect(await result()).toBe('ENGINE01 5')
      host.override = undefined
      expect(await outcomeOfUpdate()).toBe('activated')
      await visit('/tools/a/')
      expect(await result()).toBe('ENGINE02 5')
    })

  test('of a file: no half of it is kept, and the next visit has the whole', async () => {
    await firstVisit()
    host.override = (name) => (name === engineA ? 'cut' : undefined)
    await visit('/tools/a/')
    await page.waitForTimeout(3000)
    expect(await stored('assets')).not.toContain(engineA)
    host.override = undefined
    await visit('/tools/a/')
    expect(await result()).toBe('ENGINE01 5')
    await untilStored('assets', engineA)
    await host.down()
    await visit('/tools/a/')
    expect(await result()).toBe('ENGINE01 5')
  })

  test('of a page, while everything is fetched: it is told as a lost connection, and the rest comes later', async () => {
    await firstVisit('/settings/')
    host.override = (name) => (name === '/tools/c/' ? 'cut' : undefined)
    expect(await keepEverything()).toEqual({ kind: 'no-connection' })
    expect(await stored('pages')).not.toContain('/tools/c/')
    host.override = undefined
    expect(await keepEverything()).toEqual({ kind: 'complete' })
    await host.down()
    await visit('/tools/c/')
    expect(await result()).toBe('c works')
  })
})

test.describe('storage', () => {
  test.beforeEach(({ browser }) => onHost(writeSampleSite(), () => browser.newContext()))

  test('that is full when a new version comes: the site goes on, with a connection and without', async () => {
    await firstVisit('/tools/b/')
    await untilStored('pages', '/tools/b/')
    const large = `<p>${'x'.repeat(400_000)}</p>`
    const next = writeSampleSite({ noteOnB: `two${large}` })
    const devtools = await context.newCDPSession(page)
    const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: host.origin, quotaSize: usage + 60_000 })
    host.root = next
    await outcomeOfUpdate()
    expect(await visit('/tools/b/')).toBe(200)
    expect(await result()).toBe('b works')
    await host.down()
    expect(await visit('/tools/b/')).toBe(200)
    expect(await result()).toBe('b works')
  })

  test('that is cleared under an open tab fills again with the next visit', async () => {
    await firstVisit('/tools/a/')
    await untilStored('assets', engineA)
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name)
    })
    expect(await visit('/tools/a/')).toBe(200)
    expect(await result()).toBe('ENGINE01 5')
    await untilStored('assets', engineA)
    await untilStored('pages', '/tools/a/')
    await host.down()
    expect(await visit('/tools/a/')).toBe(200)
    expect(await result()).toBe('ENGINE01 5')
  })

  test('that is cleared while there is no host says that one is offline', async () => {
    await firstVisit('/tools/a/')
    await untilStored('assets', engineA)
    await host.down()
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name)
    })
    expect(await visit('/tools/a/')).toBe(503)
    expect(await page.textContent('h1')).toBe('You are offline')
  })

  test('that is cleared whole, the worker included, is a first visit again', async () => {
    await firstVisit('/tools/a/')
    await untilStored('assets', engineA)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Storage.clearDataForOrigin', { origin: host.origin, storageTypes: 'all' })
    await firstVisit('/tools/a/')
    await untilStored('assets', engineA)
    await host.down()
    await visit('/tools/a/')
    expect(await result()).toBe('ENGINE01 5')
  })
})

test.describe('two tabs', () => {
  test.beforeEach(({ browser }) => onHost(writeSampleSite(), () => browser.newContext()))

  test('of two versions each go on with their own, and both have the new one after a reload', async () => {
    await firstVisit('/tools/a/')
    await untilStored('assets', engineA)
    const newer = await context.newPage()
    const older = page
    await newer.goto(`${host.origin}/`)
    page = newer
    await deploy(writeSampleSite({ engine: 'ENGINE02' }))
    await visit('/tools/a/')
    expect(await result()).toBe('ENGINE02 5')
    expect(await older.textContent('output')).toBe('ENGINE01 5')
    await older.reload()
    await expect(older.locator('output')).toHaveText('ENGINE02 5')
  })

  test('that fetch everything at once fetch it once', async () => {
    await firstVisit('/settings/')
    const other = await context.newPage()
    await other.goto(`${host.origin}/settings/`)
    host.delay = 30
    host.requests.length = 0
    const keep = (of: Page) =>
      of.evaluate(() =>
        window.offline.keepEverything('', { onProgress: () => undefined, signal: new AbortController().signal }),
      )
    expect(await Promise.all([keep(page), keep(other)])).toEqual([{ kind: 'complete' }, { kind: 'complete' }])
    const twice = host.requests.filter((name, position) => host.requests.indexOf(name) !== position)
    expect(twice.filter((name) => !ofList.test(name))).toEqual([])
  })

  test('see a version that is taken back go, and the one before come again', async () => {
    const first = host.root
    await firstVisit('/tools/a/')
    await untilStored('assets', engineA)
    await deploy(writeSampleSite({ engine: 'ENGINE02' }))
    await visit('/tools/a/')
    expect(await result()).toBe('ENGINE02 5')
    await deploy(first)
    await visit('/tools/a/')
    expect(await result()).toBe('ENGINE01 5')
    await host.down()
    await visit('/tools/a/')
    expect(await result()).toBe('ENGINE01 5')
  })
})
