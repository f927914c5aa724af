import { existsSync } from 'node:fs'

import { chromium, type Browser } from 'playwright-core'

const systemChromium = '/usr/bin/chromium'

/** The system's Chromium where there is one, else the one Playwright installed. */
export function openChromium(): Promise<Browser> {
  const system = existsSync(systemChromium) ? { executablePath: systemChromium } : {}
  return chromium.launch({ ...system, args: ['--no-sandbox'] })
}
