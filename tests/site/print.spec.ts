import type { Page } from '@playwright/test'
import { plannerMessages } from '@/lib/messages/planner'
import { translatorMessages } from '@/lib/tools/utilities/text/text-translator.messages'
import { ofEveryTool, openedTools } from './opened'
import { expect, test } from './site'

const tools = openedTools

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('[data-island][data-awake]').first()).toBeAttached()
}

/** What of the page is there at the moment in which the browser takes its picture of it for paper. */
async function onPaper<Seen>(page: Page, look: () => Seen): Promise<Seen> {
  await page.evaluate(`addEventListener('beforeprint', () => { globalThis.seen = (${look})() }, { once: true })`)
  // Chromium asks for the sheets as it does for a visitor's printer.
  await page.pdf({ format: 'A4' })
  return (await page.evaluate('globalThis.seen')) as Seen
}

interface PrintedTable {
  rows: number
  last: string | undefined
  totals: number
  head: string
  foot: string
  frame: string
}

function tablesOnPaper(): PrintedTable[] {
  const styleOf = (part: Element | null) => (part ? getComputedStyle(part) : undefined)
  return [...document.querySelectorAll('.result-table')].map((table) => ({
    rows: table.querySelectorAll('tbody > tr').length,
    last: table.querySelector('tbody > tr:last-child > td')?.textContent,
    totals: table.querySelectorAll('tfoot > tr').length,
    head: styleOf(table.querySelector('thead'))?.display ?? '',
    foot: styleOf(table.querySelector('tfoot'))?.display ?? '',
    frame: styleOf(table.parentElement)?.overflowX ?? '',
  }))
}

test('a long table is printed whole, with its head on each sheet and its total once', async ({ page }) => {
  await open(page, '/calculators/mortgage/')
  await expect(page.getByRole('button', { name: 'Show all 360 rows' })).toBeVisible()
  // Whoever prints has a hand on the mouse or on the keys.
  await page.keyboard.press('Control')
  // The sheet is made whole once the calculator has arrived. Thirty years of twelve payments.
  await expect(async () => {
    const tables = await onPaper(page, tablesOnPaper)
    expect(tables.map(({ rows, last }) => [rows, last])).toEqual([
      [30, '30'],
      [360, '360'],
    ])
  }).toPass()
  // A head is repeated by its own kind of box, and a foot would be; a box that scrolls is cut.
  await page.emulateMedia({ media: 'print' })
  for (const { head, foot, frame, totals } of await page.evaluate(tablesOnPaper))
    expect([head, foot, frame, totals]).toEqual(['table-header-group', 'table-row-group', 'visible', 1])
  await page.emulateMedia({ media: 'screen' })
  // Afterwards the page is as it was.
  await expect(page.getByRole('button', { name: 'Show all 360 rows' })).toBeVisible()
})

/** Millimeters on paper of the edges of a ruler: a CSS pixel is a 96th of an inch there. */
function edgesOnPaper(): number[] {
  const edges = [...document.querySelectorAll('.chart-true-size path')].slice(0, 2)
  return edges.map((edge) => (edge.getBoundingClientRect().width / 96) * 25.4)
}

test('a ruler is printed in its true size and fits the sheet', async ({ page }) => {
  await open(page, '/calculators/cm-to-inches/')
  await page.emulateMedia({ media: 'print' })
  // A4 and Letter without half an inch on each side, the least that leaves neither sheet cut.
  for (const width of [698, 720]) {
    await page.setViewportSize({ width, height: 1000 })
    const [metric = NaN, inches = NaN] = await page.evaluate(edgesOnPaper)
    // From 26 to 35 cm.
    expect(Math.abs(metric - 90)).toBeLessThan(0.1)
    expect(Math.abs(inches - 90)).toBeLessThan(0.1)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
  }
})

/** A planner opens with the first sign of somebody, and prints from among its files. */
async function openFiles(page: Page): Promise<void> {
  await page.mouse.move(300, 300)
  // What a book begins with may come above it in the moment of the press.
  await expect(async () => {
    await page.locator('#tool summary', { hasText: plannerMessages.files }).click()
    await expect(page.getByRole('button', { name: plannerMessages.print, exact: true })).toBeVisible({ timeout: 1500 })
  }).toPass({ timeout: 20_000 })
}

/** A browser's own translator, which a browser of tests may not have: it says each line backwards. */
function giveTranslator(): void {
  const translate = (line: string) => Promise.resolve([...line].reverse().join(''))
  Object.assign(globalThis, {
    Translator: {
      availability: () => Promise.resolve('available'),
      create: () => Promise.resolve({ translate, destroy() {} }),
    },
  })
}

async function translateSomething(page: Page): Promise<void> {
  await page.addInitScript(giveTranslator)
  await page.reload()
  await page.getByLabel(translatorMessages.from).selectOption('de')
  await page.getByLabel(translatorMessages.source).fill('Guten Tag')
  await page.getByRole('button', { name: translatorMessages.translate, exact: true }).click()
}

/** Brings a tool to where there is something to take away. */
const preparations: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'word-counter': (page) => page.getByRole('button', { name: 'Example' }).click(),
  'csv-to-json': (page) => page.getByRole('button', { name: 'Example' }).click(),
  'json-formatter': (page) => page.getByRole('button', { name: 'Example' }).click(),
  'text-diff-checker': (page) => page.getByRole('button', { name: 'Load an example' }).click(),
  'employee-workload-visualizer': openFiles,
  'environmental-compliance': openFiles,
  'expense-tracker': openFiles,
  'grant-application-tracker': openFiles,
  'habit-tracker': openFiles,
  'inventory-tracker': openFiles,
  'kanban-board': openFiles,
  'leave-tracker-alerts': openFiles,
  'project-scope-creep': openFiles,
  'shift-scheduling': openFiles,
  'task-priority-matrix': openFiles,
  'time-tracker': openFiles,
  'text-translator': translateSomething,
  'todo-list': openFiles,
  async 'utm-builder'(page) {
    await page.getByLabel('Landing page address').fill('https://example.com/shoes')
    await page.getByLabel('Source (utm_source)').fill('newsletter')
  },
  async 'pomodoro-timer'(page) {
    await page.clock.install({ time: new Date('2027-03-03T10:00:00Z') })
    await page.reload()
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await page.clock.fastForward('26:00')
  },
}

for (const share of [0, 1, 2, 3])
  test(`every tool can be printed, share ${share + 1} of 4`, ofEveryTool, async ({ browser, site }) => {
    test.setTimeout(600_000)
    const context = await browser.newContext({ baseURL: site.origin })
    context.setDefaultTimeout(15_000)
    for (const { id, href } of tools.filter((_, position) => position % 4 === share)) {
      const page = await context.newPage()
      await open(page, `${href}/`)
      await preparations[id]?.(page)
      await expect(page.locator('#tool').getByRole('button', { name: /^Print/ }), id).toBeEnabled()
      await page.close()
    }
    await context.close()
  })

test('what a box cuts off is printed whole and alone', async ({ page }) => {
  await open(page, '/utilities/text-case/')
  const lines = Array.from({ length: 300 }, (_, line) => `Line ${line + 1}`).join('\n')
  await page.locator('#tool textarea').first().fill(lines)
  await page.evaluate(() => {
    const state = globalThis as unknown as { printed: Promise<string> }
    state.printed = new Promise((resolve) => {
      window.print = () => {
        const paper = document.querySelector('.doc-paper .doc-plain')
        resolve(paper?.textContent ?? '')
        dispatchEvent(new Event('afterprint'))
      }
    })
  })
  const result = page.locator('#tool textarea').nth(1)
  await expect(result).not.toHaveValue('')
  await expect(result).toHaveValue(/300$/)
  await page.getByRole('button', { name: 'Print' }).click()
  const printed = await page.evaluate(() => (globalThis as unknown as { printed: Promise<string> }).printed)
  expect(printed).toBe(await result.inputValue())
  expect(printed.split('\n')).toHaveLength(300)
  await expect(page.locator('.doc-paper')).toHaveCount(0)
})

test('paper has no buttons, and colours where the colour is the result', async ({ page }) => {
  await open(page, '/utilities/color-picker/')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#tool .button:visible')).toHaveCount(0)
  await expect(
    page
      .getByRole('img', { name: /^Colour/ })
      .or(page.locator('#tool [role=img]'))
      .first(),
  ).toHaveCSS('print-color-adjust', 'exact')
})
