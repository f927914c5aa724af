import type { Page } from '@playwright/test'
import { storageMessages } from '@/lib/messages/storage'
import { expect, test } from './site'

/** How browsers refuse storage: nothing may be named, nothing may be used, nothing may be written, or there is no room at all. */
const refusals = {
  'storage that may not be named': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  },
  'storage that may not be used': () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const name of ['getItem', 'setItem', 'removeItem', 'key'] as const) Storage.prototype[name] = refuse
    IDBFactory.prototype.open = refuse
    const reject = () => Promise.reject(new DOMException('denied', 'SecurityError'))
    CacheStorage.prototype.open = reject
    CacheStorage.prototype.keys = reject
  },
  'storage without any room, as in private windows of older browsers': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('denied', 'QuotaExceededError')
    }
  },
}

const kinds = [
  { kind: 'calculator', address: '/calculators/roi/', text: '38' },
  { kind: 'generator', address: '/generators/qr-code/', text: '38' },
  { kind: 'transform', address: '/utilities/text-case/', text: 'ships' },
  { kind: 'app that keeps a draft', address: '/utilities/utm-builder/', text: 'example.org/38' },
  { kind: 'app with a store of its own', address: '/utilities/color-picker/', text: '#123456' },
  { kind: 'app with large texts', address: '/utilities/word-counter/', text: 'ships' },
] as const

const boxes =
  '[data-island] :is(input:not([type=file], [type=radio], [type=checkbox], [type=range], [type=color]), textarea):visible'
const sentence = storageMessages.report({ kind: 'blocked', key: '' })

async function open(page: Page, address: string, refuse: () => void): Promise<string[]> {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(`${error.name} ${error.message}`))
  await page.addInitScript(refuse)
  await page.goto(address)
  await expect(page.locator('[data-island][data-awake]')).toHaveCount(1)
  return errors
}

for (const [name, refuse] of Object.entries(refusals)) {
  for (const { kind, address, text } of kinds)
    test(`${kind}: ${name} is told once and until it is closed, and the tool works`, async ({ page }) => {
      // The sentence would be gone after four seconds: here they pass at once.
      await page.clock.install()
      const errors = await open(page, address, refuse)
      const box = page.locator(boxes).first()
      await box.fill(text)
      await page.clock.runFor(1000)
      const notice = page.getByText(sentence)
      await expect(notice).toHaveCount(1)
      await page.clock.runFor(20_000)
      await expect(notice).toHaveCount(1)
      await expect(notice).toBeVisible()
      await expect(box).toHaveValue(text)
      expect(errors).toEqual([])
    })

  test(`settings: ${name} throws nothing, whichever button is pressed`, async ({ page }) => {
    const errors = await open(page, '/settings/', refuse)
    const panel = page.locator('[data-island]')
    await panel.getByRole('button', { name: storageMessages.backupSave }).click()
    await panel.getByRole('button', { name: storageMessages.deleteButton }).click()
    await panel.getByRole('button', { name: storageMessages.deleteYes }).click()
    const answers = [storageMessages.deleted, storageMessages.deleteRefused]
    await expect(panel.getByRole('status').filter({ hasText: /./ }).last()).toHaveText(new RegExp(answers.join('|')))
    expect(errors).toEqual([])
  })
}
