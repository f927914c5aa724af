import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { violations } from './axe'
import { expect, test } from './site'

/** A page of another site that shows `address` in a frame and writes down what the frame tells it. */
async function foreignPage(page: Page, address: string, attributes = ''): Promise<() => Promise<void>> {
  const html = `<!doctype html><title>Other</title><script>
      window.told = []
      addEventListener('message', (event) => window.told.push(event.data))
    </script><iframe id="frame" width="800" height="600" ${attributes} src="${address}"></iframe>`
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`)
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
}

/** The policy of the site lets no page read the clipboard: somebody pastes it into a box. */
async function pasted(page: Page): Promise<string> {
  const box = page.getByRole('textbox', { name: 'Fixed costs' })
  await box.fill('')
  await box.press('ControlOrMeta+V')
  return box.inputValue()
}

const told = (page: Page) => page.evaluate(() => (globalThis as unknown as { told: unknown[] }).told)

test('a calculator in a frame of another site opens filled in, answers, keeps nothing and tells its height alone', async ({
  page,
  site,
}) => {
  const close = await foreignPage(page, `${site.origin}/embed/?tool=breakeven#fixedCosts=50000&price=30`)
  const frame = page.frameLocator('#frame')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Break-Even Calculator')
  const fixed = frame.getByRole('textbox', { name: 'Fixed costs' })
  await expect(fixed).toHaveValue('50,000')
  await fixed.fill('77319')
  // 77,319 over a contribution of 30 − 10.
  await expect(frame.locator('[data-row]').first()).toContainText('3,866')
  await expect(frame.getByRole('banner')).toHaveCount(0)
  await expect(frame.getByRole('link', { name: /on Tallykit/ })).toHaveAttribute('target', '_blank')

  await page.waitForTimeout(800)
  const messages = await told(page)
  expect(messages.length).toBeGreaterThan(0)
  for (const message of messages) {
    expect(Object.keys(message as object).sort()).toEqual(['height', 'tool', 'type'])
    expect(message).toMatchObject({ type: 'tallykit-height', tool: 'breakeven' })
  }
  expect(JSON.stringify(messages)).not.toContain('77319')
  const stored = await page.frames()[1]?.evaluate(() => {
    const refuses = (name: string) => {
      try {
        return Reflect.get(globalThis, name) === undefined
      } catch {
        return true
      }
    }
    return ['localStorage', 'sessionStorage', 'indexedDB', 'caches'].map(refuses)
  })
  expect(stored).toEqual([true, true, true, true])
  await close()
  await page.goto(`${site.origin}/calculators/breakeven/`)
  await expect(page.getByRole('textbox', { name: 'Fixed costs' })).not.toHaveValue(/77/)
})

test('a link copied in a frame opens the tool on its own page', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-write'])
  await page.goto(`${site.origin}/embed/?tool=breakeven`)
  await expect(page.locator('[data-island][data-awake]')).toHaveCount(1)
  await page.getByRole('textbox', { name: 'Fixed costs' }).fill('4100')
  await page.getByRole('button', { name: 'Copy link with these values' }).click()
  await expect(page).toHaveURL(/\/embed\/\?tool=breakeven#/)
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await pasted(page)).toMatch(new RegExp(`^${site.origin}/calculators/breakeven/#.*fixedCosts=4100`))
})

test('the code for a web page is a frame that opens with the values, and can be pasted as it is', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-write'])
  await page.goto('/calculators/breakeven/')
  await page.getByRole('textbox', { name: 'Fixed costs' }).fill('4100')
  await page.getByRole('button', { name: 'Save as…' }).click()
  await page.getByRole('button', { name: 'Copy code for a web page' }).click()
  await expect(page.getByText('Put it into the HTML of your page.')).toBeVisible()
  const code = await pasted(page)
  const source = await page.evaluate((html) => {
    const frame = new DOMParser().parseFromString(html, 'text/html').querySelector('iframe')
    return frame?.src
  }, code)
  expect(source).toContain(`${site.origin}/embed/?tool=breakeven#`)
  await page.goto(source ?? '')
  await expect(page.getByRole('textbox', { name: 'Fixed costs' })).toHaveValue('4,100')
})

test.describe('an address of a frame', () => {
  for (const [name, search] of [
    ['names no tool', ''],
    ['names two', '?tool=breakeven&tool=vat'],
    ['names one that is not there', '?tool=nothing-of-this-name'],
    ['leads elsewhere', '?tool=../../../etc'],
    ['holds markup', '?tool=<img src=x onerror=alert(1)>'],
    ['says more than it may', '?tool=breakeven&run=alert(1)'],
  ] as const)
    test(`that ${name} is answered with a sentence`, async ({ page }) => {
      await page.goto(`/embed/${search}`)
      await expect(page.getByRole('alert')).toContainText('names no tool of this site')
    })

  test('that names a tool which keeps records leads to its page', async ({ page }) => {
    await page.goto('/embed/?tool=kanban-board')
    await expect(page.getByRole('alert')).toContainText('works on its own page only')
    await expect(page.getByRole('link')).toHaveAttribute('href', /kanban-board/)
  })

  test('whose host is gone says so and offers to try again', async ({ page }) => {
    await page.route('**/api/tools/**', (route) => route.abort())
    await page.goto('/embed/?tool=breakeven')
    await expect(page.getByRole('alert')).toContainText('did not load')
    await page.unroute('**/api/tools/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('textbox', { name: 'Fixed costs' })).toBeVisible()
  })
})

test('transforms, generators and workbenches work in a frame too, in the theme that is asked for', async ({ page }) => {
  for (const [tool, control] of [
    ['base64', 'textbox'],
    ['qr-code', 'textbox'],
    ['word-counter', 'textbox'],
  ] as const) {
    await page.goto(`/embed/?tool=${tool}&theme=dark`)
    await expect(page.getByRole(control).first()).toBeVisible()
    await expect(page.locator('[data-island][data-awake]')).toBeAttached()
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
    expect(await violations(page)).toEqual([])
  }
})
