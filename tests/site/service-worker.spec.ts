import { expect, test, type BrowserContext, type Page } from '@playwright/test'

import type { OfflineProgress } from '@/lib/platform/offline/keep-everything'
import { removeSampleSites, writeSampleSite } from '@/tests/offline/sample-site'
import { startHost, type StaticHost } from '@/tests/offline/static-host'
import { visitsOn } from '@/tests/site/sample-visits'

let context: BrowserContext
let host: StaticHost
let page: Page
const { visit, firstVisit, stored, untilStored, result, keepEverything, deploy } = visitsOn(
  () => page,
  () => host,
)

test.afterAll(removeSampleSites)
test.beforeEach(async ({ browser }) => {
  host = await startHost(writeSampleSite())
  context = await browser.newContext()
  page = await context.newPage()
})
test.afterEach(async () => {
  await context.close()
  await host.down()
})

/** Changes what is kept of a file or document, as a damaged disk would, without changing its size. */
function damage(kind: 'pages' | 'assets', path: string, from: string, to: string): Promise<void> {
  return page.evaluate(
    async ({ name, path, from, to }) => {
      const cache = await caches.open(name)
      const [key] = await cache.keys(path, { ignoreSearch: true })
      const response = key && (await cache.match(key))
      const text = await response?.text()
      if (!key || !response || !text?.includes(from)) throw new Error(`no ${from} in the copy of ${path}`)
      await cache.put(key, new Response(text.replaceAll(from, to), { headers: response.headers }))
    },
    { name: `tallykit::1:${kind}`, path, from, to },
  )
}

test.describe('visited pages', () => {
  test('open and compute without the host, the first one included', async () => {
    await firstVisit('/tools/a/')
    await untilStored('assets', '/t/engines/sum.ENGINE01.js')
    await visit('/tools/b/')
    await untilStored('assets', '/t/b.AAAA1111.js')
    await host.down()
    expect(await visit('/tools/a/')).toBe(200)
    expect(await result()).toBe('ENGINE01 5')
    expect(await visit('/tools/b/?amount=5')).toBe(200)
    expect(await result()).toBe('b works')
    expect(await visit('/')).toBe(200)
  })

  test('bring along files that the page loads only later', async () => {
    await firstVisit('/tools/a/')
    await untilStored('assets', '/t/ui/lazy.LLLL1111.js')
    expect(await stored('assets')).toContain('/t/ui/font.FFFF1111.woff2')
  })

  test('are found under addresses written without the slash or with index.html', async () => {
    await firstVisit('/tools/a/')
    await untilStored('pages', '/tools/a/')
    await host.down()
    for (const path of ['/tools/a', '/tools/a/index.html', '/tools/a?x=1']) {
      expect(await visit(path)).toBe(200)
      expect(new URL(page.url()).pathname).toBe('/tools/a/')
    }
    expect(new URL(page.url()).search).toBe('?x=1')
  })

  test('are found under an address that one of them once had, with what stands behind it', async () => {
    const before = { 'before/index.html': '<title>x</title><meta http-equiv="refresh" content="0; url=/tools/a/"/>' }
    host.root = writeSampleSite({ more: before })
    await firstVisit('/tools/a/')
    await untilStored('assets', '/t/engines/sum.ENGINE01.js')
    await host.down()
    expect(await visit('/before/?x=1#amount=5')).toBe(200)
    expect(page.url()).toBe(`${host.origin}/tools/a/?x=1#amount=5`)
    expect(await result()).toBe('ENGINE01 5')
  })

  test('open at once from the device while the host says nothing', async () => {
    await firstVisit('/tools/a/')
    await untilStored('assets', '/t/engines/sum.ENGINE01.js')
    host.override = () => 'hang'
    expect(await visit('/tools/a/')).toBe(200)
    expect(await result()).toBe('ENGINE01 5')
  })

  test('do not fetch the page again while it has not changed', async () => {
    await firstVisit('/tools/a/')
    await untilStored('assets', '/t/engines/sum.ENGINE01.js')
    host.requests.length = 0
    await visit('/tools/a/')
    await result()
    expect(host.requests.filter((path) => path !== '/service-worker.js')).toEqual([])
  })
})

test.describe('a page that is not kept', () => {
  test('gives the offline page at the address that was asked for, and the page itself once the host is back', async () => {
    await firstVisit()
    await host.down()
    expect(await visit('/tools/c/')).toBe(503)
    expect(await page.textContent('h1')).toBe('You are offline')
    expect(new URL(page.url()).pathname).toBe('/tools/c/')
    await host.up()
    await page.reload()
    expect(await result()).toBe('c works')
  })

  test('is never stored when the host answers 404, an error, or with another page', async () => {
    await firstVisit()
    await visit('/nowhere/')
    host.override = (path) => (path === '/tools/a/' ? { status: 404, body: 'gone' } : undefined)
    expect(await visit('/tools/a/')).toBe(404)
    host.override = (path) => (path === '/tools/b/' ? { status: 500, body: 'broken' } : undefined)
    expect(await visit('/tools/b/')).toBe(500)
    host.override = (path) =>
      path === '/tools/c/'
        ? { status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>Sign in to the hotel</h1>' }
        : undefined
    await visit('/tools/c/')
    host.override = undefined
    await page.waitForTimeout(500)
    expect(await stored('pages')).toEqual(['/', '/offline/', '/settings/'])
  })

  test('does not take a page for a script', async () => {
    await firstVisit()
    host.override = (path) =>
      path === '/t/b.AAAA1111.js'
        ? { status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>Home</h1>' }
        : undefined
    await visit('/tools/b/')
    await page.waitForTimeout(3000)
    expect(await stored('assets')).not.toContain('/t/b.AAAA1111.js')
    host.override = undefined
    await visit('/tools/b/')
    expect(await result()).toBe('b works')
  })
})

test.describe('a damaged copy', () => {
  const engine = '/t/engines/sum.ENGINE01.js'
  const script = { 'content-type': 'text/javascript; charset=utf-8' }
  const damagedEngine = { status: 200, headers: script, body: `export const sum = (a, b) => 'DAMAGED1 ' + (a + b)` }
  const soundEngine = `export const sum = (a, b) => 'ENGINE01 ' + (a + b)`

  test('of a hash-named file is not used and is healed by the next visit', async () => {
    await firstVisit('/tools/a/')
    await untilStored('assets', engine)
    await damage('assets', engine, 'ENGINE01', 'DAMAGED1')
    await visit('/tools/a/')
    expect(await result()).toBe('ENGINE01 5')
    await untilStored('assets', engine)
    await host.down()
    await visit('/tools/a/')
    expect(await result()).toBe('ENGINE01 5')
  })

  test('of a file that the page loads only later is healed while the page is open', async () => {
    await firstVisit('/tools/a/')
    await untilStored('assets', '/t/ui/lazy.LLLL1111.js')
    await damage('assets', '/t/ui/lazy.LLLL1111.js', 'export {}', 'throw 1//')
    await visit('/tools/a/')
    const kept = () =>
      page.evaluate(async () => {
        const assets = await caches.open('tallykit::1:assets')
        return (await assets.match('/t/ui/lazy.LLLL1111.js', { ignoreSearch: true }))?.text()
      })
    await expect.poll(kept, { timeout: 10_000 }).toBe('export {}')
  })

  test('of a document is not shown and is healed by the next visit', async () => {
    await firstVisit('/tools/b/')
    await untilStored('pages', '/tools/b/')
    await damage('pages', '/tools/b/', '>one<', '>xyz<')
    await visit('/tools/b/')
    expect(await page.textContent('#note')).toBe('one')
    await untilStored('pages', '/tools/b/')
    await host.down()
    expect(await visit('/tools/b/')).toBe(200)
    expect(await page.textContent('#note')).toBe('one')
  })

  test('of the list itself is fetched again', async () => {
    await firstVisit('/tools/b/')
    await untilStored('pages', '/tools/b/')
    await page.evaluate(async () => {
      const meta = await caches.open('tallykit::1:meta')
      for (const key of await meta.keys())
        if (key.url.includes('manifest')) await meta.put(key, new Response('{"version":'))
    })
    const devtools = await context.newCDPSession(page)
    await devtools.send('ServiceWorker.enable')
    await devtools.send('ServiceWorker.stopAllWorkers')
    await visit('/tools/b/')
    await host.down()
    expect(await visit('/tools/b/')).toBe(200)
    expect(await result()).toBe('b works')
  })

  test('that the host sends in the right size is not kept', async () => {
    expect(damagedEngine.body).toHaveLength(soundEngine.length)
    await firstVisit()
    host.override = (path) => (path === engine ? damagedEngine : undefined)
    await visit('/tools/a/')
    await visit('/settings/')
    expect(await keepEverything()).toEqual({ kind: 'changed', pages: [engine] })
    expect(await stored('assets')).not.toContain(engine)
  })

  test('in the browser’s own cache, which holds it for a year, is healed by the next visit', async () => {
    await firstVisit()
    let damaged = 1
    const immutable = { ...script, 'cache-control': 'public, max-age=31536000, immutable' }
    host.override = (path) => {
      if (path !== engine) return undefined
      return { ...damagedEngine, headers: immutable, ...(damaged-- > 0 ? {} : { body: soundEngine }) }
    }
    await visit('/tools/a/')
    expect(await result()).toBe('DAMAGED1 5')
    await untilStored('assets', engine)
    // A tab may go on with what it has in memory; the visitor's next one has not.
    await page.close()
    page = await context.newPage()
    await visit('/tools/a/')
    expect(await result()).toBe('ENGINE01 5')
  })
})

test.describe('an update', () => {
  test('fetches only the stored pages that changed', async () => {
    await firstVisit('/tools/a/')
    await untilStored('pages', '/tools/a/')
    await visit('/tools/b/')
    await untilStored('pages', '/tools/b/')
    await deploy(writeSampleSite({ noteOnB: 'two' }))
    host.requests.length = 0
    await visit('/')
    await expect.poll(() => host.requests, { timeout: 10_000 }).toContain('/tools/b/')
    await page.waitForTimeout(500)
    expect(host.requests.filter((path) => !/service-worker|manifest/.test(path))).toEqual(['/tools/b/'])
    await host.down()
    await visit('/tools/b/')
    expect(await page.textContent('#note')).toBe('two')
  })

  test('gives the older copy while the host says nothing, rather than wait', async () => {
    await firstVisit('/tools/b/')
    await untilStored('pages', '/tools/b/')
    await visit('/tools/a/')
    await deploy(writeSampleSite({ noteOnB: 'two' }))
    host.override = (path) => (path === '/tools/b/' ? 'hang' : undefined)
    expect(await visit('/tools/b/')).toBe(200)
    expect(await page.textContent('#note')).toBe('one')
    host.override = (path) => (path === '/tools/b/' ? { status: 503 } : undefined)
    expect(await visit('/tools/b/')).toBe(200)
  })

  test('is not taken while it is only half on the host', async () => {
    await firstVisit()
    const half = writeSampleSite({ noteOnB: 'two' })
    host.root = half
    host.override = (path) => (path.startsWith('/offline-manifest.') ? { status: 404 } : undefined)
    const outcome = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      await registration?.update().catch(() => undefined)
      const coming = registration?.installing
      if (!coming) return 'none'
      await new Promise((resolve) => coming.addEventListener('statechange', resolve))
      return coming.state
    })
    expect(['redundant', 'none']).toContain(outcome)
    await host.down()
    expect(await visit('/')).toBe(200)
  })

  test('drops the files of the version before, a day later', async () => {
    await firstVisit('/tools/a/')
    await untilStored('assets', '/t/engines/sum.ENGINE01.js')
    await deploy(writeSampleSite({ engine: 'ENGINE02' }))
    await visit('/tools/a/')
    await untilStored('assets', '/t/engines/sum.ENGINE02.js')
    expect(await result()).toBe('ENGINE02 5')
    expect(await stored('assets')).toContain('/t/engines/sum.ENGINE01.js')
    await page.evaluate(async () => {
      const meta = await caches.open('tallykit::1:meta')
      await meta.put('/__offline/activated', new Response(String(Date.now() - 25 * 3600 * 1000)))
    })
    await visit('/')
    await expect.poll(() => stored('assets'), { timeout: 10_000 }).not.toContain('/t/engines/sum.ENGINE01.js')
    expect(await stored('assets')).toContain('/t/engines/sum.ENGINE02.js')
  })
})

test.describe('making everything available offline', () => {
  test('fetches every page and file, says how far it is, and asks for nothing the second time', async () => {
    await firstVisit('/settings/')
    const { end, seen } = await page.evaluate(async () => {
      const seen: OfflineProgress[] = []
      const options = {
        onProgress: (progress: OfflineProgress) => seen.push(progress),
        signal: new AbortController().signal,
      }
      return { end: await window.offline.keepEverything('', options), seen }
    })
    expect(end).toEqual({ kind: 'complete' })
    expect(seen.at(-1)).toMatchObject({ done: seen[0]?.total, bytes: seen[0]?.totalBytes })
    for (let step = 1; step < seen.length; step++) expect(seen[step]?.bytes).toBeGreaterThan(seen[step - 1]?.bytes ?? 0)
    host.requests.length = 0
    expect(await keepEverything()).toEqual({ kind: 'complete' })
    expect(host.requests).toEqual([])
    expect(await page.evaluate(() => window.offline.readOfflineState(''))).toMatchObject({
      pages: 6,
      allPages: 6,
      everything: true,
    })
    await host.down()
    for (const [path, shown] of [
      ['a', 'ENGINE01 5'],
      ['b', 'b works'],
      ['c', 'c works'],
    ]) {
      await visit(`/tools/${path}/`)
      expect(await result()).toBe(shown)
    }
  })

  test('pauses, keeps what has arrived, and fetches only the rest afterwards', async () => {
    await firstVisit('/settings/')
    host.delay = 100
    host.root = writeSampleSite()
    const paused = await page.evaluate(async () => {
      const controller = new AbortController()
      let calls = 0
      const onProgress = () => {
        if (++calls === 3) controller.abort()
      }
      return window.offline.keepEverything('', { onProgress, signal: controller.signal })
    })
    expect(paused).toEqual({ kind: 'paused' })
    const before = await page.evaluate(() => window.offline.readOfflineState(''))
    host.requests.length = 0
    expect(await keepEverything()).toEqual({ kind: 'complete' })
    const progress = before?.progress ?? { done: 0, total: 0 }
    expect(host.requests.length).toBe(progress.total - progress.done)
  })

  test('follows updates from then on: pages that changed or are new are there after a visit', async () => {
    await firstVisit('/settings/')
    await keepEverything()
    const more = { 'tools/d/index.html': '<!doctype html><title>Tool d</title><h1>Tool d</h1>' }
    await deploy(writeSampleSite({ noteOnB: 'two', more }))
    await visit('/')
    await untilStored('pages', '/tools/d/')
    await host.down()
    await visit('/tools/b/')
    expect(await page.textContent('#note')).toBe('two')
    expect(await visit('/tools/d/')).toBe(200)
  })

  test('says that the connection was lost, and goes on later', async () => {
    await firstVisit('/settings/')
    await host.down()
    expect(await keepEverything()).toEqual({ kind: 'no-connection' })
    await host.up()
    expect(await keepEverything()).toEqual({ kind: 'complete' })
  })

  test('tries again when the host is busy, and gives up on an error that stays', async () => {
    await firstVisit('/settings/')
    let refusals = 2
    host.override = (path) => (path === '/tools/c/' && refusals-- > 0 ? { status: 503 } : undefined)
    expect(await keepEverything()).toEqual({ kind: 'complete' })
    await page.evaluate(() => window.offline.forgetCopies(''))
    host.override = (path) => (path === '/tools/c/' ? { status: 403 } : undefined)
    expect(await keepEverything()).toEqual({ kind: 'host-error', status: 403 })
  })

  test('leaves out a page that the host alters, and names it', async () => {
    await firstVisit('/settings/')
    host.override = (path) => (path === '/tools/c/' ? { status: 200, body: '<h1>altered</h1>' } : undefined)
    expect(await keepEverything()).toEqual({ kind: 'changed', pages: ['/tools/c/'] })
    expect(await stored('pages')).not.toContain('/tools/c/')
  })

  test('stops with a reason when the device is full, and the site goes on working', async () => {
    await firstVisit('/settings/')
    const devtools = await context.newCDPSession(page)
    const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: host.origin, quotaSize: usage + 1000 })
    expect((await keepEverything()).kind).toBe('full')
    await page.evaluate(() => {
      navigator.storage.estimate = async () => ({ quota: 1e12, usage: 0 })
    })
    expect((await keepEverything()).kind).toBe('full')
    expect(await visit('/tools/b/')).toBe(200)
    expect(await result()).toBe('b works')
  })

  test('forgets the copies again, but for the pages every visitor has', async () => {
    await firstVisit('/settings/')
    await keepEverything()
    await page.evaluate(() => window.offline.forgetCopies(''))
    expect(await stored('pages')).toEqual(['/', '/offline/', '/settings/'])
    expect((await page.evaluate(() => window.offline.readOfflineState('')))?.everything).toBe(false)
    await host.down()
    expect(await visit('/settings/')).toBe(200)
  })

  test('lists the pages that are kept by their titles', async () => {
    await firstVisit('/settings/')
    await visit('/tools/b/')
    await untilStored('pages', '/tools/b/')
    await visit('/settings/')
    await page.waitForFunction(() => window.offline)
    const list = await page.evaluate(() => window.offline.listStoredPages('', 2))
    expect(list.pages).toHaveLength(2)
    expect(list.more).toBe(1)
    expect(list.pages.map(({ title }) => title)).toContain('Home')
  })
})

test('works under a sub-path', async () => {
  host.root = writeSampleSite({ basePath: '/kit' })
  host.mount = '/kit'
  await visit('/kit/tools/a/')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await untilStored('assets', '/kit/t/engines/sum.ENGINE01.js', '/kit')
  await host.down()
  expect(await visit('/kit/tools/a/')).toBe(200)
  expect(await result()).toBe('ENGINE01 5')
  expect(await visit('/kit/tools/b/')).toBe(503)
})
