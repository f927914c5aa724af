import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, test } from './site'

interface Pieces {
  bytes: number
  milliseconds: number
}

/** A host whose pages arrive in pieces of so many bytes, one after so many milliseconds. Everything else is fetched from `origin`. */
async function slowHost(origin: string, { bytes, milliseconds }: Pieces) {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(origin + request.url, { headers: { accept: request.headers.accept ?? '*/*' } })
      const type = answer.headers.get('content-type') ?? ''
      response.writeHead(answer.status, { 'content-type': type })
      const whole = Buffer.from(await answer.arrayBuffer())
      if (!type.startsWith('text/html')) return response.end(whole)
      for (let start = 0; start < whole.length; start += bytes) {
        response.write(whole.subarray(start, start + bytes))
        await new Promise((resolve) => setTimeout(resolve, milliseconds))
      }
      return response.end()
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.closeAllConnections(),
  }
}

const paintedAndRead = (page: Page) =>
  page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    read: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).domInteractive,
  }))

test('a page that arrives in pieces is painted once it has been read, so that no row of it grows', async ({
  page,
  site,
}) => {
  const host = await slowHost(site.origin, { bytes: 2_000, milliseconds: 20 })
  await page.goto(`${host.origin}/generators/hash-gen/`, { waitUntil: 'networkidle' })
  const { painted, read } = await paintedAndRead(page)
  expect(painted).toBeGreaterThanOrEqual(read)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  host.close()
})

test('a page that takes longer is shown as far as it has come', async ({ page, site }) => {
  const host = await slowHost(site.origin, { bytes: 6_000, milliseconds: 1_000 })
  await page.goto(`${host.origin}/generators/hash-gen/`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => document.readyState)).toBe('loading')
  host.close()
})
