import type { Locator, Page } from '@playwright/test'
import { ofEveryTool, openedTools } from './opened'
import { expect, test, unfold } from './site'

/** What finds one of many options is no value: its text is gone once a find is chosen. Secrets are kept nowhere, as their boxes say. */
const boxes =
  '[data-island] :is(input:not([type=file], [type=radio], [type=checkbox], [type=range], [type=color], [role=combobox]), textarea):not([readonly], [disabled], [data-secret]):visible'

/** Nothing is kept because time has passed: pauses of 250 ms and more never end. */
function stopPauses() {
  const { setTimeout: start } = window
  const patient = (handler: TimerHandler, pause = 0, ...words: unknown[]) =>
    pause >= 250 ? 0 : start(handler, pause, ...words)
  window.setTimeout = patient as typeof window.setTimeout
}

function hide() {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
  document.dispatchEvent(new Event('visibilitychange'))
}

const between = '/offline/'

function turnBack(between: string) {
  if (location.pathname === between) history.back()
}

/** Types as a key does and leaves before anything else can happen. */
function typeAndLeave(box: HTMLElement, text: string) {
  const proto = box instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(box, text)
  box.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
  location.assign('/offline/')
}

/** Two things that may stand in a box, whatever it is for. */
async function wordsFor(box: Locator): Promise<readonly [string, string]> {
  const { type, mode, value } = await box.evaluate((element: HTMLInputElement) => ({
    type: element.type,
    mode: element.inputMode,
    value: element.value,
  }))
  if (type === 'date') return ['2026-03-05', '2026-04-06']
  if (type === 'month') return ['2026-03', '2026-04']
  if (type === 'time') return ['09:45', '10:30']
  if (/^#[0-9a-f]{6}$/i.test(value)) return ['#123456', '#654321']
  return mode === 'numeric' || mode === 'decimal' ? ['38', '41'] : ['38 ships', '41 ships']
}

const stored = (page: Page) => page.evaluate(() => Object.values({ ...localStorage }).join('\n'))

/** Tools that are given files alone, options without a box to type in, or answers that are kept nowhere, and planners whose empty book shows none. */
const withoutBoxes: readonly string[] = [
  'base64-encoder',
  'csv-to-excel',
  'employee-workload-visualizer',
  'environmental-compliance',
  'exif-viewer',
  'expense-tracker',
  'gad-7',
  'habit-tracker',
  'image-to-base64',
  'leave-tracker-alerts',
  'pdf-page-organizer',
  'pdf-unlock',
  'phq-9',
  'qr-scanner',
  'resistor-color-code',
  'shift-scheduling',
  'test-credit-card',
  'time-tracker',
]

for (const { id, href } of openedTools.filter((tool) => !withoutBoxes.includes(tool.id)))
  test(
    `${id}: what was typed last is there after the page was hidden, left at once, or left and returned to at once`,
    ofEveryTool,
    async ({ page }) => {
      await page.addInitScript(stopPauses)
      await page.addInitScript(turnBack, between)
      await page.goto(`${href}/`)
      await expect(page.locator('[data-island][data-awake]')).toHaveCount(1)
      // A questionnaire has its only boxes there; the draft opens them again.
      await unfold(page)
      const box = page.locator(boxes).first()
      // A planner opens with the first sign of somebody.
      await page.mouse.move(300, 300)
      if ((await page.locator('[data-island] [data-secret]').count()) > 0 && (await box.count()) === 0) return
      await box.waitFor()
      const [early, late] = await wordsFor(box)

      await box.fill(early)
      await page.evaluate(hide)
      expect(await stored(page)).toContain(early)

      await box.fill(late)
      await page.goto('/about/')
      await page.goto(`${href}/`)
      await page.mouse.move(320, 320)
      await expect(page.locator(boxes).first()).toHaveValue(late)

      // Typed and left in one go; the page in between goes back before it is drawn.
      await page.locator(boxes).first().evaluate(typeAndLeave, early)
      await page.waitForURL(`**${href}/`)
      await page.mouse.move(300, 300)
      await expect(page.locator(boxes).first()).toHaveValue(early)
    },
  )
