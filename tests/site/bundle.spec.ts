import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { allTools } from '@/catalogue'
import { hosts, refusals, sizeOf, sizeWithAll } from '@/scripts/bundle/hosts.mjs'
import { finishedTools } from '@/scripts/sweep/finished'
import { expect, test } from './site'
import { filesIn, unpack, worksAlone } from './unpacked'

test.use({ serviceWorkers: 'allow' })

const root = path.resolve(import.meta.dirname, '../..')
const out = path.join(root, 'out')

let folder = ''
test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bundle-'))
})
test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('the bundle is the whole site, and runs from the root of a server that knows nothing of it', async ({ page }) => {
  test.setTimeout(300_000)
  const zip = path.join(folder, 'site.zip')
  const packed = spawnSync(process.execPath, ['scripts/bundle/bundle.mjs', '--built', '--to', zip], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(packed).toMatchObject({ status: 0, stderr: '' })
  const place = unpack(zip, folder)
  expect(filesIn(place)).toEqual(filesIn(out))
  for (const file of ['index.html', 'service-worker.js', '_headers', 'calculators/breakeven/index.html'])
    expect(readFileSync(path.join(place, file)).equals(readFileSync(path.join(out, file)))).toBe(true)
  await worksAlone(page, place)
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
