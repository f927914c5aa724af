import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { allTools } from '@/catalogue'
import type { OfflineManifest } from '@/lib/platform/offline/manifest'
import { writeBarePages } from '@/scripts/finish/bare-pages'
import { writeOffline } from '@/scripts/finish/offline.mjs'
import { removeSampleSites, writeSampleSite } from '@/tests/offline/sample-site'

afterAll(removeSampleSites)

function manifestOf(folder: string): OfflineManifest {
  const name = readdirSync(folder).find((file) => file.startsWith('offline-manifest.'))
  return JSON.parse(readFileSync(join(folder, name ?? ''), 'utf8')) as OfflineManifest
}

function filesOf(manifest: OfflineManifest, path: string): string[] {
  const indexes = [...manifest.common, ...(manifest.pages[path]?.[2] ?? [])]
  return indexes.map((index) => manifest.assets[index]?.[0] ?? '').sort()
}

describe('the list of what can be kept', () => {
  it('names for a page everything it loads: modules, engines they import, lazy chunks, fonts, icons', () => {
    expect(filesOf(manifestOf(writeSampleSite()), '/tools/a/')).toEqual([
      '/icons/icon.svg',
      '/t/a.AENGINE01.js',
      '/t/engines/sum.ENGINE01.js',
      '/t/ui/font.FFFF1111.woff2',
      '/t/ui/lazy.LLLL1111.js',
      '/t/ui/start.TTTT1111.js',
      '/t/ui/style.SSSS1111.css',
    ])
  })

  it('leaves fonts out of a page that are fetched when a document needs them, and names them among all files', () => {
    const folder = writeSampleSite({
      more: {
        'tools/d/index.html': '<title>d</title><script type="application/json">"/t/fonts/fonts.ABCD1234.json"</script>',
        't/fonts/fonts.ABCD1234.json':
          '["latin.ABCD1234.woff","on-use/greek.ABCD1234.woff","on-use/han.ABCD1234.json"]',
        't/fonts/latin.ABCD1234.woff': 'latin',
        't/fonts/on-use/greek.ABCD1234.woff': 'greek',
        't/fonts/on-use/han.ABCD1234.json': '["on-use/han-1.ABCD1234.woff"]',
        't/fonts/on-use/han-1.ABCD1234.woff': 'han',
      },
    })
    const manifest = manifestOf(folder)
    const fonts = (names: readonly string[]) => names.filter((name) => name.startsWith('/t/fonts/'))
    expect(fonts(filesOf(manifest, '/tools/d/'))).toEqual([
      '/t/fonts/fonts.ABCD1234.json',
      '/t/fonts/latin.ABCD1234.woff',
    ])
    expect(fonts(manifest.assets.map(([href]) => href))).toHaveLength(5)
  })

  it('keeps lists of words of other languages only once they were fetched', () => {
    const folder = writeSampleSite({
      more: {
        'tools/e/index.html': '<title>e</title><script type="application/json">"/t/e.worker.ABCD1234.js"</script>',
        't/e.worker.ABCD1234.js':
          'import("./engines/password-words.ABCD1234.js");import("./engines/password-words-de.ABCD1234.js")',
        't/engines/password-words.ABCD1234.js': 'english',
        't/engines/password-words-de.ABCD1234.js': 'german',
      },
    })
    const manifest = manifestOf(folder)
    const lists = (names: readonly string[]) => names.filter((name) => name.includes('password-words'))
    expect(lists(filesOf(manifest, '/tools/e/'))).toEqual(['/t/engines/password-words.ABCD1234.js'])
    expect(lists(manifest.assets.map(([href]) => href))).toHaveLength(2)
  })

  it('leaves tables of single countries to whoever chooses them', () => {
    const folder = writeSampleSite({
      more: {
        'tools/h/index.html': '<link rel="modulepreload" href="/t/engines/tables.ABCD1234.js">',
        't/engines/tables.ABCD1234.js': 'a = ["./de.ABCD1234.zip", "./schemas.ABCD1234.zip"]',
        't/engines/de.ABCD1234.zip': 'de',
        't/engines/schemas.ABCD1234.zip': 'schemas',
      },
    })
    const manifest = manifestOf(folder)
    expect(filesOf(manifest, '/tools/h/').filter((name) => name.endsWith('.zip'))).toEqual([
      '/t/engines/schemas.ABCD1234.zip',
    ])
    expect(manifest.assets.map(([href]) => href)).toContain('/t/engines/de.ABCD1234.zip')
  })

  it('leaves out a page that nobody needs without a connection, and what it alone loads', () => {
    const page =
      '<script src="/t/ui/start.TTTT1111.js"></script><link rel="modulepreload" href="/t/ui/design.DDDD1111.js">'
    const more = {
      'design/index.html': page,
      't/ui/design.DDDD1111.js': 'import "./part.DDDD1111.js"',
      't/ui/part.DDDD1111.js': '1',
    }
    const { pages, assets } = manifestOf(writeSampleSite({ more }))
    expect(Object.keys(pages)).not.toContain('/design/')
    const files = assets.map(([href]) => href)
    expect(files).toContain('/t/ui/start.TTTT1111.js')
    expect(files.filter((file) => file.includes('DDDD1111'))).toEqual([])
  })

  it('leaves out the error page, source maps, stable aliases and files for hosts', () => {
    const manifest = manifestOf(writeSampleSite())
    const names = [...Object.keys(manifest.pages), ...manifest.assets.map(([href]) => href)].join(' ')
    for (const absent of ['404', '.map', '/t/a.js', 'robots']) expect(names).not.toContain(absent)
  })

  it('leaves out pages that only lead on, and says where: to a tool, not to the coming-soon page', () => {
    const leads = (to: string) => `<!doctype html><title>x</title><meta http-equiv="refresh" content="0; url=${to}"/>`
    const folder = writeSampleSite({
      more: { 'tools/before/index.html': leads('/tools/a/'), 'coming-soon/index.html': '<title>Coming soon</title>' },
    })
    writeBarePages(folder)
    writeOffline(folder)
    const { pages: kept, moved } = manifestOf(folder)
    const pages = [...Object.keys(kept), ...Object.keys(moved)]
    const unfinished = allTools.filter(({ implemented }) => !implemented)
    expect(unfinished.length).toBeGreaterThan(0)
    expect(
      unfinished.filter(({ href, seedHref = href }) => pages.some((at) => [`${href}/`, `${seedHref}/`].includes(at))),
    ).toEqual([])
    expect(Object.keys(kept)).toContain('/coming-soon/')
    expect(moved).toMatchObject({ '/tools/before/': '/tools/a/', '/topics/': '/site-map/' })
  })

  it('puts the sub-path into every address', () => {
    const manifest = manifestOf(writeSampleSite({ basePath: '/kit' }))
    expect(Object.keys(manifest.pages)).toContain('/kit/tools/a/')
    expect(filesOf(manifest, '/kit/tools/a/')).toContain('/kit/t/engines/sum.ENGINE01.js')
  })

  it('is the same for the same site, and again when written twice', () => {
    const first = writeSampleSite()
    const version = manifestOf(first).version
    expect(manifestOf(writeSampleSite()).version).toBe(version)
    writeOffline(first)
    expect(manifestOf(first).version).toBe(version)
  })

  it('carries the hash of every page and file, also of those whose name has one', () => {
    const folder = writeSampleSite()
    const manifest = manifestOf(folder)
    const hashOf = (file: string) =>
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex')
        .slice(0, 12)
    expect(manifest.assets.length).toBeGreaterThan(5)
    for (const [href, bytes, revision] of manifest.assets)
      expect([href, bytes, revision]).toEqual([href, readFileSync(join(folder, href)).length, hashOf(href)])
    for (const [path, [revision]] of Object.entries(manifest.pages)) expect(revision).toBe(hashOf(`${path}index.html`))
  })

  it('gives a new revision to the changed page alone', () => {
    const before = manifestOf(writeSampleSite())
    const after = manifestOf(writeSampleSite({ noteOnB: 'two' }))
    expect(after.version).not.toBe(before.version)
    const changed = Object.keys(after.pages).filter((path) => after.pages[path]?.[0] !== before.pages[path]?.[0])
    expect(changed).toEqual(['/tools/b/'])
  })

  it('refuses a folder without an offline page', () => {
    const folder = mkdtempSync(join(tmpdir(), 'no-offline-'))
    writeFileSync(join(folder, 'index.html'), '<title>x</title>')
    expect(() => writeOffline(folder)).toThrow('/offline/')
    rmSync(folder, { recursive: true })
  })
})
