import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { footerMessages } from '@/lib/messages/listings'
import { manifest } from '@/tests/every/compiled'
import { expect, test } from './site'

const out = path.resolve(import.meta.dirname, '../../out')
const apart = ['robots-txt-checker', 'webhook-tester', 'api-performance', 'curl-converter']

interface Called {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}

/** A host on this machine that writes down what reaches it, and lets other sites read its answers where it is told to. */
async function host(answer: { isOpen: boolean; type: string; body: string }) {
  const called: Called[] = []
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      called.push({ method, url, headers, body: Buffer.concat(parts).toString() })
      if (answer.isOpen)
        response.setHeaders(
          new Map([
            ['Access-Control-Allow-Origin', '*'],
            ['Access-Control-Allow-Headers', '*'],
            ['Access-Control-Allow-Methods', 'GET, POST, PUT'],
          ]),
        )
      response.writeHead(200, { 'Content-Type': answer.type }).end(method === 'OPTIONS' ? '' : answer.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { called, origin: `http://127.0.0.1:${String(port)}`, close: () => server.close() }
}

const asking = (page: Page) => page.getByRole('region', { name: 'Asking another host' })

/** Requests that left for another host than the site's own. */
function foreign(page: Page, origin: string): string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(origin)) urls.push(request.url())
  })
  return urls
}

test('only pages of tools that ask another host may do so, and only those hosts', () => {
  const hosts = new Map<string, string>()
  for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue
    const html = readFileSync(path.join(out, file), 'utf8')
    const [, connect = ''] = /connect-src ([^;"]*)/.exec(html) ?? []
    if (connect !== "'self'") hosts.set(path.dirname(file), connect)
  }
  const named = [...hosts.entries()].map(([page, connect]) => [page.split(path.sep).at(-1), connect])
  expect(Object.fromEntries(named)).toEqual({
    ...Object.fromEntries(apart.map((id) => [id, "'self' https: http://localhost:* http://127.0.0.1:*"])),
    'business-name': "'self' https://cloudflare-dns.com https://dns.google",
    'dns-lookup': "'self' https://cloudflare-dns.com https://dns.google",
    'ip-lookup':
      "'self' https://rdap.arin.net https://rdap.db.ripe.net https://rdap.apnic.net https://rdap.lacnic.net https://rdap.afrinic.net",
    'password-strength-checker': "'self' https://api.pwnedpasswords.com",
    'website-speed-test': "'self' https://www.googleapis.com",
  })
  for (const id of apart) expect(manifest.tools[id]).toBeDefined()
})

test('a robots.txt is fetched after the press, and nothing before', async ({ page, site }) => {
  const server = await host({ isOpen: true, type: 'text/plain', body: 'User-agent: *\nDisallow: /secret/\n' })
  const urls = foreign(page, site.origin)
  await page.goto('/utilities/robots-txt-checker/')
  await page.locator('#tool').getByText('A site', { exact: true }).click()
  await page.getByLabel('Site whose robots.txt is fetched').fill(`${server.origin}/shop?x`)
  await page.getByLabel('Addresses or paths to try, one a line').fill('/secret/plan')
  const { host: name } = new URL(server.origin)
  await expect(asking(page).getByRole('button', { name: `Fetch from ${name}` })).toBeEnabled()
  expect(urls).toEqual([])
  const counted = page.getByRole('contentinfo').getByText(footerMessages.foreignRequests)
  await expect(counted).toHaveText(`${footerMessages.foreignRequests} 0`)
  await asking(page)
    .getByRole('button', { name: `Fetch from ${name}` })
    .click()
  await expect(page.getByText('Googlebot may not fetch the address; no mistake found.')).toBeVisible()
  expect(server.called.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /robots.txt'])
  expect(server.called[0]?.headers).not.toHaveProperty('cookie')
  expect(server.called[0]?.headers).not.toHaveProperty('referer')
  await expect(counted).toHaveText(`${footerMessages.foreignRequests} 1`)
  server.close()
})

test('what a host does not let a page read is said, and why', async ({ page }) => {
  const server = await host({ isOpen: false, type: 'text/plain', body: 'User-agent: *\n' })
  await page.goto('/utilities/robots-txt-checker/')
  await page.locator('#tool').getByText('A site', { exact: true }).click()
  await page.getByLabel('Site whose robots.txt is fetched').fill(server.origin)
  await asking(page)
    .getByRole('button', { name: /^Fetch from/ })
    .click()
  await expect(asking(page).getByRole('alert')).toContainText('Access-Control-Allow-Origin')
  server.close()
})

test('a signed message arrives as it was shown, and its secret does not', async ({ page }) => {
  const server = await host({ isOpen: true, type: 'application/json', body: '{"ok":true}' })
  await page.goto('/utilities/webhook-tester/')
  await page.locator('#tool').getByText('Sign and send one', { exact: true }).click()
  await page.getByLabel('Raw body').fill('Hello, World!')
  await page.getByLabel('Secret (not kept)').fill("It's a Secret to Everybody")
  await page.getByLabel('Address of the receiver').fill(`${server.origin}/hook`)
  await asking(page)
    .getByRole('button', { name: /^Send to/ })
    .click()
  await expect(page.getByText(/^200 OK, after/)).toBeVisible()
  const posted = server.called.find(({ method }) => method === 'POST')
  expect(posted?.body).toBe('Hello, World!')
  // GitHub prints this signature for this body and secret.
  expect(posted?.headers['x-hub-signature-256']).toBe(
    'sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17',
  )
  expect(JSON.stringify(server.called)).not.toContain('Everybody')
  // A secret is kept nowhere; the rest is.
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join('\n'))).toContain('Hello, World!')
  expect(await page.evaluate(() => Object.values(localStorage).join('\n'))).not.toContain('Everybody')
  server.close()
})

test('calls are sent as many as were asked for', async ({ page }) => {
  const server = await host({ isOpen: true, type: 'application/json', body: '[]' })
  await page.goto('/utilities/api-performance/')
  await page.getByLabel('Address').fill(`${server.origin}/items`)
  await page.getByLabel('Calls', { exact: true }).fill('5')
  await asking(page)
    .getByRole('button', { name: /^Call / })
    .click()
  await expect(page.getByText(/^Half of 5 answers came within/)).toBeVisible()
  expect(server.called).toHaveLength(6)
  server.close()
})

test('a pasted command is sent as it says, after the press and not before', async ({ page, site }) => {
  const server = await host({ isOpen: true, type: 'application/json', body: '{"made":1}' })
  const urls = foreign(page, site.origin)
  await page.goto('/utilities/curl-converter/')
  await page
    .getByLabel('Command of curl, copied fetch, or HAR (not kept)')
    .fill(`curl -X PUT '${server.origin}/items/7' -H 'Content-Type: application/json' -d '{"name":"Oak chair"}'`)
  const button = asking(page).getByRole('button', { name: `Send to ${new URL(server.origin).host}` })
  await expect(button).toBeEnabled()
  expect(urls).toEqual([])
  await button.click()
  await expect(page.getByRole('status').filter({ hasText: '200 OK' })).toBeVisible()
  const sent = server.called.filter(({ method }) => method !== 'OPTIONS')
  expect(sent.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['PUT', '/items/7', '{"name":"Oak chair"}'],
  ])
  server.close()
})

test('a resolver is asked for the name alone, and its answer is explained', async ({ page, site }) => {
  const answers: Record<string, object> = {
    MX: { Status: 0, AD: true, Answer: [{ name: 'example.com', type: 15, TTL: 300, data: '10 mail.example.com.' }] },
    TXT: { Status: 0, Answer: [{ name: 'example.com', type: 16, TTL: 300, data: '"v=spf1 +all"' }] },
  }
  const asked: string[] = []
  await page.route('https://cloudflare-dns.com/**', async (route) => {
    const url = new URL(route.request().url())
    asked.push(url.search)
    await route.fulfill({
      contentType: 'application/dns-json',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: JSON.stringify(answers[url.searchParams.get('type') ?? ''] ?? { Status: 0 }),
    })
  })
  const urls = foreign(page, site.origin)
  await page.goto('/utilities/dns-lookup/')
  await page.getByLabel('Names or addresses, one a line').fill('https://Example.com/page')
  await expect(asking(page).getByRole('button', { name: 'Ask cloudflare-dns.com' })).toBeEnabled()
  expect(urls).toEqual([])
  await asking(page).getByRole('button', { name: 'Ask cloudflare-dns.com' }).click()
  await expect(page.getByText('2 records for example.com.')).toBeVisible()
  await expect(
    page.getByText('The SPF policy lets every server in the world send for the domain (+all).'),
  ).toBeVisible()
  expect(asked).toContain('?name=example.com&type=MX')
  expect(asked).toContain('?name=_dmarc.example.com&type=TXT')
  // Another name is another question: the answer goes until it is asked too.
  await page.getByLabel('Names or addresses, one a line').fill('example.org')
  await expect(page.getByText('2 records for example.com.')).toBeHidden()
})

test('pasted records and addresses are read without a request', async ({ page, site }) => {
  const urls = foreign(page, site.origin)
  await page.goto('/utilities/dns-lookup/')
  await page.locator('#tool').getByText('Pasted records', { exact: true }).click()
  await page.getByRole('button', { name: 'Example' }).click()
  await expect(page.getByText('4 records read.')).toBeVisible()
  await page.goto('/utilities/ip-lookup/')
  await page.getByLabel('Addresses').fill('192.168.1.1')
  await expect(page.getByText('192.168.1.1: IPv4, private use.')).toBeVisible()
  expect(urls).toEqual([])
})
