import type { Locator, Page } from '@playwright/test'
import { tableInputMessages } from '@/lib/messages/table-input'
import { rowMessages } from '@/lib/messages/rows'
import { textDiffMessages } from '@/lib/tools/utilities/text/text-diff-checker.messages'
import { transformMessages } from '@/lib/messages/transform'
import { wordMessages } from '@/lib/tools/utilities/text/word-counter.messages'
import { ofEveryTool, probedTools } from './opened'
import { expect, test } from './site'

const textLength = 5_000_001
const rowCount = 10_000
/** More is in no page, whatever was pasted: the limit of a table that declares none. */
const mostRows = 1000

const boxes =
  '[data-island] :is(input:not([type]), input[type=text], input[type=url], input[type=email], input[type=tel], input[type=search], textarea):not([readonly], [disabled])'

/** What a tool says that takes a long text itself, in place of the refusal that every box gives. */
const ownAnswers: readonly (string | RegExp)[] = [
  /(?:pasted|list-\d)\.[a-z]{2,4}\b/,
  textDiffMessages.longText,
  wordMessages.fileTooLong,
  transformMessages.beginningOfInput,
  tableInputMessages.opened(tableInputMessages.pasted, '5.00'),
]

async function copy(page: Page, piece: string, count: number): Promise<void> {
  await page.evaluate(([text, times]) => navigator.clipboard.writeText(text.repeat(times)), [piece, count] as const)
}

const longest = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      0,
      ...[...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value.length),
    ),
  )

/** Not where the box goes while it is looked at: a file, or what was made of the box before, takes its place. */
async function isFocused(box: Locator): Promise<boolean> {
  try {
    await box.focus({ timeout: 10_000 })
    return true
  } catch (reason) {
    if ((await box.count()) > 0) throw reason
    return false
  }
}

/** False where there was no box any more to paste into. */
async function pasteInto(page: Page, box: Locator): Promise<boolean> {
  if (!(await isFocused(box))) return false
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('ControlOrMeta+V')
  return true
}

async function closeNotices(page: Page): Promise<void> {
  // One that comes while another is closed is closed too.
  await expect(async () => {
    for (const close of await page.getByRole('button', { name: 'Close toast' }).all()) await close.click()
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  }).toPass()
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

for (const { id, href } of probedTools)
  test(
    `${id}: no box shows a text of 5 million characters, no table draws 10,000 pasted rows, and each says so`,
    ofEveryTool,
    async ({ page }) => {
      test.setTimeout(240_000)
      await page.goto(`${href}/`)
      await expect(page.locator('[data-island][data-awake]')).toHaveCount(1)
      await page.evaluate(() =>
        document.querySelectorAll('[data-island] details').forEach((one) => one.setAttribute('open', '')),
      )

      const tables = page.locator('[data-island] .rows-table')
      if ((await tables.count()) > 0) await copy(page, '7\n', rowCount)
      for (const table of await tables.all()) {
        // A box of several lines holds what is pasted into it.
        const cell = table.locator('tbody input:not([type="checkbox"], [type="file"])').first()
        if ((await cell.count()) === 0) continue
        const before = await table.locator('tbody tr').count()
        await pasteInto(page, cell)
        await expect(table.locator('xpath=ancestor::fieldset[1]')).toContainText(
          rowMessages.tooManyPasted('X', 'Y').split('X')[0] ?? '',
        )
        expect(await table.locator('tbody tr').count()).toBe(before)
        expect(before).toBeLessThanOrEqual(mostRows)
      }

      await copy(page, 'a', textLength)
      // A box whose place a file takes is gone for the next.
      const open = page.locator(boxes).and(page.locator(':not(.rows-table *)')).filter({ visible: true })
      await open.evaluateAll((all) => all.forEach((box, at) => box.setAttribute('data-at', String(at))))
      for (let at = 0, count = await open.count(); at < count; at++) {
        const box = page.locator(`[data-at="${at}"]`)
        if ((await box.count()) === 0) continue
        // The sentence of the box before must not answer for this one.
        await closeNotices(page)
        if (!(await pasteInto(page, box))) continue
        const refusal = page.getByText(/What you pasted has 5,000,001 characters/)
        const answers = ownAnswers.map((answer) => page.locator('[data-island]').getByText(answer))
        // Five million characters are counted first, which takes a busy machine a while.
        await expect(answers.reduce((any, one) => any.or(one), refusal).first()).toBeVisible({ timeout: 60_000 })
        expect(await longest(page)).toBeLessThan(textLength)
      }
    },
  )
