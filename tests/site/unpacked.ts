import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { startHost } from '@/tests/offline/static-host'
import { isComplete } from './kept-page'
import { expect } from './site'

export function filesIn(place: string): string[] {
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(place, path.join(entry.parentPath, entry.name)))
    .sort()
}

/** Unpacks into a folder, with a program by other authors than the library's that packed. */
export function unpack(zip: string, folder: string): string {
  const place = path.join(folder, 'unpacked')
  expect(spawnSync('unzip', ['-q', zip, '-d', place], { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' })
  return place
}

/** Opens a tool, takes its host away, opens it again and computes. */
export async function worksAlone(page: Page, place: string, base = ''): Promise<void> {
  const said: string[] = []
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
  page.on('pageerror', (error) => said.push(error.message))
  const host = await startHost(place)
  const address = `${base}/calculators/breakeven/`
  await page.goto(host.origin + address)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => isComplete(page, address, base), { timeout: 60_000 }).toBe(true)
  expect(said).toEqual([])
  await host.down()
  await page.goto(host.origin + address)
  await page.getByLabel('Price per unit').first().fill('30')
  await expect(page.locator('[data-result="units"]')).toHaveText('600')
  await page.goto(`${host.origin}${base}/settings/`)
  await expect(page.locator('[data-island][data-awake]')).toHaveCount(1)
}
