import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const system = '/usr/bin/chromium'

/** Chromium of CHROMIUM_PATH, of the system, or Playwright's own. */
export function launch(args = []) {
  const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(system) ? system : undefined)
  return chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox', ...args] })
}

/** What `use` resolves with, after the browser is closed. */
export async function withBrowser(use) {
  const browser = await launch()
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}
