import type { Page } from '@playwright/test'
import { crashMessages } from '@/lib/messages/crash'
import { count } from './counts'
import { openTool, textBoxes } from './fields'
import { ofEveryTool, probedTools } from './opened'
import { expect, test } from './site'

const mostBoxes = 12

/** Numbers as nobody should write them: too large, too small, of other scripts, of two minds, of no number at all. */
const numbers = [
  '1e999',
  '-1e-400',
  '-0',
  '0',
  '999999999999999',
  '0.000000000001',
  '9'.repeat(400),
  '1/0',
  '--5',
  '1.2.3,4',
  '٣٫٥',
  '１２',
  '0x1F',
  '.',
  '%',
  '',
]

const words = [
  '<img src=x onerror="globalThis.injected=1"><script>globalThis.injected=2</script>',
  '"\'`${globalThis.injected=3}{{7*7}}',
  '__proto__',
  'constructor',
  '\u0000\u0007\u001b[31m',
  '\u202e\u2066אב\u0301\u200d\ufeff',
  '\ud83d lone',
  '👩‍👩‍👧‍👦'.repeat(50),
  '=HYPERLINK("https://example.com")',
  '../../etc/passwd\\..\\x',
  'x'.repeat(20_000),
  ' ',
  '',
]

const keys = [
  'Enter',
  'Escape',
  'ArrowUp',
  'ArrowDown',
  'PageUp',
  'PageDown',
  'Home',
  'End',
  'Control+a',
  'Delete',
  'Backspace',
  'Control+z',
  'F2',
  'Tab',
]

/** What no page may show for a number. */
const noNumber = /\b(?:NaN|Infinity|undefined|null)\b|\[object /

async function tryBox(page: Page, position: number): Promise<number> {
  const box = page.locator(textBoxes).nth(position)
  const isNumber = await box.evaluate((element: HTMLInputElement) => ['numeric', 'decimal'].includes(element.inputMode))
  const entries = isNumber ? numbers : words
  const before = await box.inputValue()
  for (const entry of entries) {
    await box.fill(entry, { timeout: 2000 }).catch(() => undefined)
    if (!isNumber) continue
    const text = await page.locator('#tool').innerText()
    expect([entry, noNumber.exec(text)?.[0]]).toEqual([entry, undefined])
  }
  for (const key of keys) await box.press(key, { timeout: 2000, noWaitAfter: true }).catch(() => undefined)
  await box.fill(before, { timeout: 2000 }).catch(() => undefined)
  return entries.length
}

for (const { id, href } of probedTools)
  test(`${id}: bears hostile keys, numbers and words in every field`, ofEveryTool, async ({ page }) => {
    test.setTimeout(240_000)
    const said: string[] = []
    page.on('pageerror', (error) => said.push(error.message))
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
    await openTool(page, `${href}/`)
    const address = page.url()
    let hostile = 0
    for (let position = 0; position < Math.min(await page.locator(textBoxes).count(), mostBoxes); position++)
      hostile += await tryBox(page, position)
    await expect(page.getByText(crashMessages.page).filter({ visible: true })).toHaveCount(0)
    expect(await page.evaluate('globalThis.injected')).toBeUndefined()
    expect(said).toEqual([])
    expect(page.url()).toBe(address)
    count(id, { hostile })
  })
