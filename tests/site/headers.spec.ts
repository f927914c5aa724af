import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { caddyExample, nginxExample } from '@/scripts/finish/headers.mjs'
import { movedTo } from '@/scripts/finish/redirects.mjs'
import { readRedirectsFile } from '@/scripts/headers-file.mjs'
import { startRealHost, type RealHost } from '@/tests/site/real-host'
import { expect, test } from '@/tests/site/site'

// What a browser says of the worker counts here.
test.use({ serviceWorkers: 'allow' })

const out = path.resolve(import.meta.dirname, '../../out')
const examples = path.resolve(import.meta.dirname, '../../docs/hosting')

const security = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000',
  'cross-origin-opener-policy': 'same-origin',
}
const aYear = 'public, max-age=31536000, immutable'

function firstFile(folder: string, pattern: RegExp): string {
  const name = readdirSync(path.join(out, folder)).find((file) => pattern.test(file))
  if (!name) throw new Error(`no ${String(pattern)} in ${folder}`)
  return `/${folder}/${name}`
}

/** Where to look, what is answered, and how long it may be kept. */
const answers: readonly (readonly [
  name: string,
  at: string,
  status: number,
  type: RegExp,
  kept: 'a year' | 'asked',
])[] = [
  ['the home page', '/', 200, /^text\/html; ?charset=utf-8$/i, 'asked'],
  ['a calculator', '/calculators/breakeven/', 200, /^text\/html; ?charset=utf-8$/i, 'asked'],
  ['code of a tool', firstFile('t', /^roi\.[A-Z0-9]{8}\.js$/), 200, /^(text|application)\/javascript/, 'a year'],
  ['code of the site', firstFile('t/ui', /^shell\..+\.js$/), 200, /^(text|application)\/javascript/, 'a year'],
  ['a style sheet', firstFile('t/ui', /\.css$/), 200, /^text\/css/, 'a year'],
  ['the stable name of a tool', '/api/tools/roi.js', 200, /^(text|application)\/javascript/, 'asked'],
  ['the service worker', '/service-worker.js', 200, /^(text|application)\/javascript/, 'asked'],
  ['the script in the head', '/boot.js', 200, /^(text|application)\/javascript/, 'asked'],
  ['the web manifest', '/manifest.webmanifest', 200, /^application\/manifest\+json/, 'asked'],
  ['an icon', '/icons/icon.svg', 200, /^image\/svg\+xml/, 'asked'],
  ['a page that is not there', '/nowhere/', 404, /^text\/html; ?charset=utf-8$/i, 'asked'],
  ['a file that is not there yet', '/t/roi.AAAAAAAA.js', 404, /^text\/html; ?charset=utf-8$/i, 'asked'],
  ['the settings of the host', '/_headers', 404, /^text\/html; ?charset=utf-8$/i, 'asked'],
  ['its redirects', '/_redirects', 404, /^text\/html; ?charset=utf-8$/i, 'asked'],
]

async function expectAnswers(origin: string): Promise<void> {
  for (const [name, at, status, type, kept] of answers) {
    const response = await fetch(origin + at)
    const sent = Object.fromEntries(response.headers)
    expect.soft([name, response.status], name).toEqual([name, status])
    expect.soft(sent, name).toMatchObject(security)
    expect
      .soft(sent['permissions-policy'], name)
      .toMatch(/\bmicrophone=\(\).*\bcamera=\(self\).*\bscreen-wake-lock=\(self\)/)
    expect.soft(sent['content-type'], name).toMatch(type)
    if (kept === 'a year') expect.soft(sent['cache-control'], name).toBe(aYear)
    else expect.soft(sent['cache-control'], name).toContain('no-cache')
    await response.arrayBuffer()
  }
  for (const at of ['/', '/calculators/breakeven/', '/settings/', '/embed/?tool=breakeven']) {
    const response = await fetch(origin + at)
    const policy = at.startsWith('/embed/') ? null : "frame-ancestors 'none'"
    expect.soft([at, response.headers.get('content-security-policy')]).toEqual([at, policy])
    await response.arrayBuffer()
  }
}

test('what npm start and the tests serve has the headers that the build wrote for hosts', async ({ site }) => {
  await expectAnswers(site.origin)
})

test('a page cannot be put into a frame, and the headers break nothing a browser would speak of', async ({
  page,
  site,
}) => {
  const said: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text())
  })
  await page.goto('/calculators/breakeven/')
  await page.goto('/utilities/hash-generator/')
  await page.waitForTimeout(1000)
  expect(said).toEqual([])
  await page.setContent(`<iframe src="${site.origin}/calculators/breakeven/"></iframe>`)
  await expect.poll(() => said.join(' ')).toContain('frame-ancestors')
})

test('no page tells where a visitor came from, whatever its host sends', async ({ page }) => {
  // As on a host that sends nothing but the file.
  await page.route('**/*', async (route) => {
    const response = await route.fetch()
    const headers = { 'content-type': response.headers()['content-type'] ?? '' }
    await route.fulfill({ status: response.status(), headers, body: await response.body() })
  })
  const referrers = new Set<string>()
  page.on('request', (request) => {
    if (request.isNavigationRequest()) referrers.add(request.headers().referer ?? '')
  })
  await page.goto('/calculators/breakeven/?typed=7731934')
  await page.getByRole('link', { name: 'Tallykit' }).first().click()
  await page.waitForURL('/')
  expect([...referrers]).toEqual([''])
})

test('every page of the export asks for no referrer', () => {
  const pages = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(100)
  const without = pages.filter(
    (name) => !readFileSync(path.join(out, name), 'utf8').includes('<meta name="referrer" content="no-referrer"/>'),
  )
  expect(without).toEqual([])
})

test.describe('docs/hosting', () => {
  let host: RealHost | undefined
  test.afterEach(async () => {
    await host?.down()
    host = undefined
  })

  test('says what the build says', () => {
    expect(readFileSync(path.join(examples, 'nginx.conf'), 'utf8')).toBe(nginxExample())
    expect(readFileSync(path.join(examples, 'Caddyfile'), 'utf8')).toBe(caddyExample())
  })

  for (const program of ['nginx', 'caddy'] as const)
    test(`makes ${program} send the same headers, and every address that moved lead on`, async () => {
      const file = { nginx: 'nginx.conf', caddy: 'Caddyfile' }[program]
      host = await startRealHost(program, readFileSync(path.join(examples, file), 'utf8'), out)
      await expectAnswers(host.origin)
      await expectRedirects(host.origin)
    })
})

test('every line of _redirects leads to a page, with 301 where the host reads it', async ({ site }) => {
  const lines = readRedirectsFile(readFileSync(path.join(out, '_redirects'), 'utf8'))
  for (const [from, { to, status }] of lines)
    expect([from, status, existsSync(path.join(out, to))]).toEqual([from, 301, true])
  const [from = '', { to } = { to: '' }] = [...lines][0] ?? []
  const response = await fetch(`${site.origin}${from}?x=1`, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([301, `${to}?x=1`])
})

/** A host that does not read `_redirects` sends the bare page, which leads to the same place. */
async function expectRedirects(origin: string): Promise<void> {
  const lines = [...readRedirectsFile(readFileSync(path.join(out, '_redirects'), 'utf8'))]
  expect(lines.length).toBeGreaterThan(20)
  for (const [from, { to }] of lines) {
    const response = await fetch(origin + from)
    expect.soft([from, response.status, movedTo(await response.text())]).toEqual([from, 200, to])
  }
}
