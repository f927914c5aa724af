import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import path from 'node:path'
import type { Locator } from '@playwright/test'
import { serve } from '@/scripts/serve.mjs'
import { markersIn } from '@/tests/probes/markers'
import { count } from './counts'
import { fileMarkers, giveFile, openTool, pressAll, textBoxes, withoutDialogs } from './fields'
import { ofEveryTool, probedTools } from './opened'
import { expect, test as siteTest } from './site'

siteTest.use({ serviceWorkers: 'allow' })

const out = path.resolve(import.meta.dirname, '../../out')
const mostBoxes = 40

/** Chromium asks its maker about the forms of every page, whoever wrote it: here it does not, so that all traffic is the page's. */
const test = siteTest.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [
        ...(launchOptions.args ?? []),
        '--disable-features=AutofillServerCommunication,Translate,MediaRouter',
      ]
      await use({ ...launchOptions, args })
    },
    { scope: 'worker' },
  ],
})

/** A message as it came, whole. */
function whole({ method, url, rawHeaders }: IncomingMessage, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${method} ${url}\n${rawHeaders.join('\n')}\n\n`), body])
}

/** The site's own host, and a proxy for all others; both write down every byte that they are sent. */
async function listeners() {
  const own: Buffer[] = []
  const others: Buffer[] = []
  const note = (list: Buffer[]) => (request: IncomingMessage) => {
    const parts: Buffer[] = []
    const place = list.push(whole(request, Buffer.alloc(0))) - 1
    request.on('data', (part: Buffer) => {
      parts.push(part)
      list[place] = whole(request, Buffer.concat(parts))
    })
  }
  const site = await serve(out, { host: '127.0.0.1', seen: note(own) })
  const proxy: Server = createServer((request, response) => {
    note(others)(request)
    response.writeHead(502).end()
  })
  proxy.on('connect', (request: IncomingMessage, socket: Socket) => {
    others.push(whole(request, Buffer.alloc(0)))
    socket.destroy()
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    own,
    others,
    origin: site.origin,
    proxy: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close: async () => {
      proxy.close()
      await site.close()
    },
  }
}

/** What stands in a box so that it is known again: of the kind that the box takes, and another one in each. */
async function fillWithMarker(box: Locator, position: number): Promise<string> {
  const { type, mode } = await box.evaluate((element: HTMLInputElement) => ({
    type: element.type,
    mode: element.inputMode,
  }))
  const two = String(position + 10)
  if (type === 'date') return fill(box, `2031-07-${two.slice(-2) > '28' ? '19' : two}`, '2031-07-')
  if (type === 'month') return fill(box, '2031-07', '2031-07')
  if (type === 'time') return fill(box, '17:43', '17:43')
  if (mode === 'numeric') return fill(box, `71934${two}`, `71934${two}`)
  if (mode === 'decimal') return fill(box, `7.1934${two}`, `1934${two}`)
  const word = `Zq7X${two}žluť`
  if (type === 'url' || mode === 'url') return fill(box, `https://zq7x${two}.example/${word}`, word)
  if (type === 'email' || mode === 'email') return fill(box, `zq7x${two}@zq7x.example`, `zq7x${two}`)
  return fill(box, word, word)
}

async function fill(box: Locator, text: string, marker: string): Promise<string> {
  await box.fill(text, { timeout: 2000 }).catch(() => undefined)
  return marker
}

for (const { id, href } of probedTools)
  test(
    `${id}: nothing of what is typed or opened leaves the page, whichever button is pressed`,
    ofEveryTool,
    async ({ browser }) => {
      test.setTimeout(180_000)
      const host = await listeners()
      const context = await browser.newContext({
        proxy: { server: host.proxy, bypass: '127.0.0.1' },
        acceptDownloads: true,
      })
      const page = await context.newPage()
      const addresses: string[] = []
      page.on('framenavigated', (frame) => addresses.push(frame.url()))
      await page.addInitScript(withoutDialogs)
      await openTool(page, `${host.origin}${href}/`)

      const boxes = page.locator(textBoxes)
      const markers: string[] = [...fileMarkers]
      for (let position = 0; position < Math.min(await boxes.count(), mostBoxes); position++)
        markers.push(await fillWithMarker(boxes.nth(position), position))
      for (const box of await page.locator('#tool input[type=file]').all()) await giveFile(box)
      const typed = [...addresses.splice(0), page.url()]
      // The button that copies a link writes the entries behind the "#" of the address, which no server is sent, and says so.
      await pressAll(page)
      const pressed = [...addresses, page.url()].map((address) => address.split('#')[0] ?? '')
      // The last press may still be leading somewhere.
      const leave = () => page.goto(`${host.origin}/about/`)
      await leave().catch(leave)
      const referrer = await page.evaluate(() => document.referrer)
      await context.close()
      await host.close()

      expect(host.own.length).toBeGreaterThan(5)
      expect(host.others.map((one) => one.toString('latin1').split('\n')[0])).toEqual([])
      const said = [...host.own, Buffer.from([...typed, ...pressed, referrer].join('\n'))]
      expect(markersIn(Buffer.concat(said), markers)).toEqual([])
      expect(referrer).toBe('')
      // Browsers say which page wants the worker; that is the page's own address, and to its own host.
      const referring = host.own.map((one) => one.toString('latin1')).filter((one) => /\nreferer\n/i.test(one))
      expect(referring.filter((one) => !one.startsWith('GET /service-worker.js'))).toEqual([])
      count(id, { markers: markers.length, requests: host.own.length })
    },
  )
