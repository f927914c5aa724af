import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { buildSync } from 'esbuild'
import sirv from 'sirv'
import { accountButtonMessages, accountMessages } from '@/lib/messages/account'
import { storageMessages } from '@/lib/messages/storage'
import { tokenKey } from '@/lib/platform/auth/token'
import type { SessionClient } from '@/lib/platform/auth/session'
import { startAuthServer, type AuthServer } from '@/tests/auth/server'
import { copyProject } from '@/tests/scripts/project-copy'
import { violations } from './axe'
import { startRealHost } from './real-host'
import { expect, test } from './site'
import { filesIn, unpack, worksAlone } from './unpacked'

test.use({ serviceWorkers: 'allow' })

// Building takes a minute: one site shows both what a sub-path and what a sign-in service change.
test.describe.configure({ mode: 'serial', timeout: 300_000 })

let copy: ReturnType<typeof copyProject>
let folder = ''
let place = ''

test.beforeAll(() => {
  test.setTimeout(600_000)
  folder = mkdtempSync(path.join(tmpdir(), 'second-'))
  copy = copyProject({ toBuild: true })
  const { status, output } = copy.runWith({ NEXT_PUBLIC_AUTH: '1' }, 'scripts/bundle/bundle.mjs', '--base', '/kit')
  expect([status, status === 0 ? '' : output]).toEqual([0, ''])
  place = unpack(path.join(copy.folder, 'tallykit-kit.zip'), folder)
})
test.afterAll(() => {
  copy?.remove()
  rmSync(folder, { recursive: true, force: true })
})

test.describe('a bundle for a sub-path', () => {
  test('lies in a folder of its name, and every address in it begins with that', () => {
    expect(readdirSync(place).sort()).toEqual(['404.html', '_headers', '_redirects', 'kit'])
    expect(existsSync(path.join(place, 'kit/404.html'))).toBe(true)
    for (const file of filesIn(place).filter((name) => name.endsWith('.html'))) {
      const html = readFileSync(path.join(place, file), 'utf8')
      const strays = [...html.matchAll(/\s(?:href|src)="(\/[^"]*)"/g)].map(([, to]) => to)
      expect([file, strays.filter((to) => !to?.startsWith('/kit/'))]).toEqual([file, []])
    }
  })

  for (const [program, ending] of [
    ['nginx', 'nginx.conf'],
    ['caddy', 'Caddyfile'],
  ] as const)
    test(`is sent by ${program} as it is meant to be`, async () => {
      const script = readdirSync(path.join(place, 'kit/t')).find((name) => /^breakeven\.[A-Z0-9]{8}\.js$/.test(name))
      const example = readFileSync(path.join(copy.folder, `tallykit-kit.${ending}`), 'utf8')
      const host = await startRealHost(program, example, place)
      const answers = await Promise.all(
        ['/kit/', `/kit/t/${script}`, '/kit/nowhere/', '/_redirects'].map(async (at) => {
          const response = await fetch(host.origin + at)
          await response.arrayBuffer()
          return [at, response.status, response.headers.get('cache-control')]
        }),
      )
      await host.down()
      expect(answers).toEqual([
        ['/kit/', 200, 'no-cache'],
        [`/kit/t/${script}`, 200, 'public, max-age=31536000, immutable'],
        ['/kit/nowhere/', 404, 'no-cache'],
        ['/_redirects', 404, 'no-cache'],
      ])
    })

  test('runs from there, also without a host', async ({ page }) => {
    await worksAlone(page, place, '/kit')
  })
})

test.describe('the account menu', () => {
  const ann = { name: 'Ann Lee', email: 'ann@example.com', password: 'a long enough one' }
  const client = buildSync({
    stdin: { contents: `export { createSessionClient } from '@/lib/platform/auth/session'`, resolveDir: process.cwd() },
    bundle: true,
    format: 'esm',
    write: false,
    define: { 'process.env': '{}' },
    alias: { '@': process.cwd() },
  }).outputFiles[0]?.text

  let server: AuthServer
  let context: BrowserContext
  let page: Page
  /** Everything that could be read by somebody else: addresses, what the console says, who asked. */
  let readable: string[] = []

  test.beforeEach(async ({ browser }) => {
    const files = sirv(place, { dev: true })
    server = await startAuthServer((request, response) => {
      if (request.url === '/kit/client.js')
        return void response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(client)
      readable.push(`${request.url} ${request.rawHeaders.join(' ')}`)
      files(request, response, () => void response.writeHead(404).end())
    })
    readable = []
    context = await browser.newContext({ serviceWorkers: 'block' })
    page = await device(context)
  })
  test.afterEach(async () => {
    await context.close()
    await server.close()
  })

  async function device(own: BrowserContext): Promise<Page> {
    const made = await own.newPage()
    made.on('framenavigated', (frame) => readable.push(frame.url()))
    made.on('console', (message) => readable.push(message.text()))
    await made.goto(`${server.origin}/kit/calculators/breakeven/`)
    return made
  }

  const menu = (of: Page) => of.getByRole('dialog', { name: accountMessages.title })
  const button = (of: Page, name: string) => menu(of).getByRole('button', { name, exact: true })
  const box = (of: Page, name: string) => menu(of).getByLabel(name, { exact: true })

  async function open(of: Page): Promise<void> {
    await of.getByRole('button', { name: accountButtonMessages.open, exact: true }).click()
    await expect(menu(of)).toBeVisible()
    await expect(menu(of).getByText(accountMessages.pending)).toHaveCount(0)
  }

  async function signUp(of: Page): Promise<void> {
    await open(of)
    await button(of, accountMessages.signUp).click()
    await box(of, accountMessages.name).fill(ann.name)
    await box(of, accountMessages.email).fill(ann.email)
    await box(of, accountMessages.password).fill(ann.password)
    await button(of, accountMessages.signUp).click()
    await expect(menu(of).getByText(accountMessages.signedInAs(ann.name, ann.email))).toBeVisible()
  }

  async function signIn(of: Page, password = ann.password): Promise<void> {
    await box(of, accountMessages.email).fill(ann.email)
    await box(of, accountMessages.password).fill(password)
    await button(of, accountMessages.signIn).click()
  }

  const tokenOn = (of: Page) => of.evaluate((key) => localStorage.getItem(key) ?? '', tokenKey)

  test('is fetched when it is opened, and asks nobody before', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.reload()
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => /account-dialog|\/api\/auth\//.test(url))).toEqual([])
    expect(server.asked).toEqual([])
    await open(page)
    expect(server.asked.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /api/auth/get-session'])
    expect(asked.filter((url) => url.includes('account-dialog'))).toHaveLength(1)
  })

  test('fits a narrow screen and gives axe nothing to find, signed out and in', async () => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const overhang = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect(await overhang()).toBe(0)
      await open(page)
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(menu(page)).toHaveCount(0)
      if (width === 320) await signUp(page)
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Escape')
    }
  })

  test('makes an account, renames it, signs out and in again, and says why where it cannot', async () => {
    await signUp(page)
    await box(page, accountMessages.name).fill('Ann Ray')
    await button(page, accountMessages.rename).click()
    await expect(menu(page).getByText(accountMessages.signedInAs('Ann Ray', ann.email))).toBeVisible()
    await button(page, accountMessages.signOut).click()
    await expect(box(page, accountMessages.password)).toBeVisible()
    expect(await tokenOn(page)).toBe('')
    await button(page, accountMessages.signIn).click()
    await expect(menu(page).getByText(accountMessages.missing)).toBeVisible()
    await signIn(page, 'a wrong one')
    await expect(menu(page).getByText('Invalid email or password')).toBeVisible()
    await signIn(page)
    await expect(menu(page).getByText(accountMessages.signedInAs('Ann Ray', ann.email))).toBeVisible()
    await page.reload()
    await open(page)
    await expect(menu(page).getByText(accountMessages.signedInAs('Ann Ray', ann.email))).toBeVisible()
  })

  test('signs other devices out, which then know it', async ({ browser }) => {
    await signUp(page)
    const elsewhere = await browser.newContext({ serviceWorkers: 'block' })
    const other = await device(elsewhere)
    await open(other)
    await signIn(other)
    await expect(button(other, accountMessages.signOut)).toBeVisible()
    await button(page, accountMessages.revokeOthers).click()
    await expect(menu(page).getByText(accountMessages.revoked)).toBeVisible()
    await other.reload()
    await open(other)
    await expect(box(other, accountMessages.password)).toBeVisible()
    await expect(button(page, accountMessages.signOut)).toBeVisible()
    await elsewhere.close()
  })

  test('deletes the account after the password, and not with another one', async () => {
    await signUp(page)
    await button(page, accountMessages.delete).click()
    await box(page, accountMessages.password).fill('a wrong one')
    await button(page, accountMessages.deleteYes).click()
    await expect(menu(page).getByText('Invalid password')).toBeVisible()
    await box(page, accountMessages.password).fill(ann.password)
    await button(page, accountMessages.deleteYes).click()
    await expect(menu(page).getByText(accountMessages.deleted)).toBeVisible()
    expect(await tokenOn(page)).toBe('')
    await signIn(page)
    await expect(menu(page).getByText('Invalid email or password')).toBeVisible()
  })

  test('says that the service cannot be reached, and works once it can', async () => {
    await open(page)
    server.instead = (request) => request.socket.destroy()
    await signIn(page)
    await expect(menu(page).getByText(accountMessages.unreachable)).toBeVisible()
    server.instead = (_, response) => response.writeHead(503).end('<h1>Busy</h1>')
    await signIn(page)
    await expect(menu(page).getByText(accountMessages.failed(503, undefined))).toBeVisible()
    server.instead = undefined
    await signIn(page)
    await expect(menu(page).getByText('Invalid email or password')).toBeVisible()
  })

  test('keeps the token where nobody reads it: no address, no log, no cookie, no backup', async () => {
    await signUp(page)
    const token = await tokenOn(page)
    expect(token).toMatch(/^[^.]{20,}$/)
    await page.goto(`${server.origin}/kit/settings/`)
    await expect(page.getByText('That you are signed in')).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: storageMessages.backupSave }).click(),
    ])
    const backup = readFileSync(await download.path(), 'utf8')
    expect(JSON.parse(backup)).toMatchObject({ app: 'tallykit' })
    expect(backup).not.toContain(token)
    expect(backup).not.toContain(tokenKey)
    expect(server.asked.at(-1)).toMatchObject({ token, cookie: undefined })
    expect(server.asked.filter(({ url }) => url.includes(token))).toEqual([])
    expect(readable.filter((text) => text.includes(token))).toEqual([])
    expect(await context.cookies()).toEqual([])
    await page.getByRole('button', { name: storageMessages.deleteButton }).click()
    await page.getByRole('button', { name: storageMessages.deleteYes }).click()
    await expect(page.getByText(storageMessages.empty)).toBeVisible()
    expect(await tokenOn(page)).toBe('')
  })

  test('follows an answer that sends the browser on', async () => {
    await signUp(page)
    await page.evaluate(
      async (entries) => {
        const module = (await import('/kit/client.js' as string)) as {
          createSessionClient(origin: string, storage: Storage): SessionClient
        }
        await module
          .createSessionClient(location.origin, localStorage)
          .signIn.email({ ...entries, callbackURL: '/kit/settings/' })
      },
      { email: ann.email, password: ann.password },
    )
    await page.waitForURL('**/kit/settings/')
  })
})
