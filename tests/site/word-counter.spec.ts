import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './site'

const address = '/utilities/word-counter/'
const input = (page: Page) => page.getByLabel('Your text')
const figure = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Counts' })
    .locator('div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')

async function open(page: Page): Promise<void> {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
}

test('counts follow what is written', async ({ page }) => {
  await open(page)
  await input(page).pressSequentially("It's a well-known fact. Isn't it?\nYes.")
  await expect(figure(page, 'Words')).toHaveText('7')
  await expect(figure(page, 'Sentences')).toHaveText('3')
  await expect(figure(page, 'Paragraphs')).toHaveText('2')
  await expect(figure(page, 'Characters')).toHaveText('37')
  await expect(figure(page, 'Longest word')).toHaveText('well-known')
  await input(page).press('Backspace')
  await expect(figure(page, 'Characters')).toHaveText('36')
})

test('hyphens and apostrophes are counted by the chosen rule', async ({ page }) => {
  await open(page)
  await input(page).fill("A well-known fact isn't - one.")
  await expect(figure(page, 'Words')).toHaveText('5')
  await page.locator('#tool').getByText('How it is counted', { exact: true }).click()
  await page.getByRole('group', { name: 'well-known' }).getByText('Two words').click()
  await expect(figure(page, 'Words')).toHaveText('6')
  await page.getByRole('group', { name: 'don’t' }).getByText('Two words').click()
  await expect(figure(page, 'Words')).toHaveText('7')
  await page.getByText('Between spaces (word processor)').click()
  await expect(figure(page, 'Words')).toHaveText('8')
})

test('the selection has counts of its own', async ({ page }) => {
  await open(page)
  await input(page).fill('One two three. Four five.')
  await input(page).focus()
  await input(page).evaluate((box: HTMLTextAreaElement) => box.setSelectionRange(4, 13))
  await expect(page.getByText('Selected: 2 words, 9 characters (8 without spaces)')).toBeVisible()
})

test('a goal fills its bar', async ({ page }) => {
  await open(page)
  await page.getByRole('textbox', { name: 'Goal' }).fill('4')
  await input(page).fill('one two three')
  await expect(page.getByText('3 of 4, 1 to go')).toBeVisible()
  await input(page).press('End')
  await input(page).pressSequentially(' four five')
  await expect(page.getByText('4 reached, 1 over')).toBeVisible()
})

test('text and rules survive a reload; clearing removes them from the device and can be undone', async ({ page }) => {
  await open(page)
  await input(page).fill('Keep these four words.')
  await expect(figure(page, 'Words')).toHaveText('4')
  await page.reload()
  await expect(input(page)).toHaveValue('Keep these four words.')
  await expect(figure(page, 'Words')).toHaveText('4')
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(figure(page, 'Words')).toHaveText('0')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('these four')
  await page.getByRole('button', { name: 'Bring back' }).click()
  await expect(input(page)).toHaveValue('Keep these four words.')
})

test('saving can be switched off', async ({ page }) => {
  await open(page)
  await page.getByLabel('Keep the text on this device').uncheck()
  await input(page).fill('Nobody keeps this.')
  await expect(figure(page, 'Words')).toHaveText('3')
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect(input(page)).toHaveValue('')
  await expect(page.getByLabel('Keep the text on this device')).not.toBeChecked()
})

test('frequent words and phrases, without stop words, go into CSV', async ({ page }) => {
  await open(page)
  await input(page).fill('The cost of living rises. The cost of living falls. A cost of living index.')
  const phrases = page.getByRole('table', { name: 'Three-word phrases' })
  await expect(phrases.getByRole('row', { name: /cost of living/ })).toContainText('3')
  await expect(page.getByText('Common English words are left out.')).toBeVisible()
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download all as CSV' }).click()
  const text = await readFile(await (await waiting).path(), 'utf8')
  expect(text.startsWith('\ufeffWords in term,Term,Count,Share\r\n')).toBe(true)
  expect(text).toContain('\r\n1,cost,3,')
  expect(text).not.toContain('\r\n1,the,')
})

test('a text of five megabytes is edited in parts and counted whole', async ({ page }) => {
  test.slow()
  await open(page)
  const sentence = 'The river runs north and nobody in the village knows why. '
  const text = `${sentence.repeat(10).trim()}\n`.repeat(8600)
  await page
    .getByLabel('Open file')
    .setInputFiles({ name: 'long.txt', mimeType: 'text/plain', buffer: Buffer.from(text) })
  await expect(figure(page, 'Words')).toHaveText('946,000', { timeout: 90_000 })
  await expect(figure(page, 'Sentences')).toHaveText('86,000')
  await page.getByRole('button', { name: 'Next part' }).click()
  await input(page).press('ControlOrMeta+Home')
  await input(page).pressSequentially('Oh no. ')
  await expect(figure(page, 'Words')).toHaveText('946,002')
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const opening = indexedDB.open('tallykit', 1)
          opening.onsuccess = () => {
            const reading = opening.result.transaction('values').objectStore('values').get('word-counter/text')
            reading.onsuccess = () => {
              opening.result.close()
              resolve(String((reading.result as { value?: string } | undefined)?.value).includes('Oh no. '))
            }
          }
        }),
    )
  await expect.poll(kept, { timeout: 30_000 }).toBe(true)
  await page.reload()
  await expect(figure(page, 'Words')).toHaveText('946,002', { timeout: 90_000 })
})

test('a long text of an earlier version is read on, and a short one in its place leaves nothing of it', async ({
  page,
}) => {
  const text = 'Kept since last year.\n'.repeat(20_000)
  await open(page)
  await page.evaluate(async (kept) => {
    const draft = {
      settings: { words: 'unicode', hyphen: 'join', apostrophe: 'join', paragraphs: 'line' },
      goal: '100000',
      goalUnit: 'words',
      readingSpeed: '238',
      speakingSpeed: '183',
      stopWords: 'auto',
      keeps: true,
      text: '',
      isLarge: true,
    }
    localStorage.setItem(
      'tallykit:word-counter',
      JSON.stringify({ version: 1, revision: 7, writer: 'earlier', value: draft }),
    )
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('tallykit', 1)
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore('values')
        opening.result.createObjectStore('set-aside', { autoIncrement: true })
      }
      opening.onsuccess = () => {
        const writing = opening.result.transaction('values', 'readwrite')
        writing.objectStore('values').put({ version: 1, value: kept }, 'word-counter/text')
        writing.oncomplete = () => {
          opening.result.close()
          resolve()
        }
      }
      opening.onerror = () => reject(new Error('no database'))
    })
  }, text)
  await page.reload()
  await expect(figure(page, 'Words')).toHaveText('80,000', { timeout: 30_000 })
  await expect(page.getByText('80,000 of 100,000, 20,000 to go')).toBeVisible()
  await expect(page.getByText('Part 1 of 3').first()).toBeAttached()

  await input(page).fill('Short now.')
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(figure(page, 'Words')).toHaveText('0')
  await page.getByRole('button', { name: 'Bring back' }).click()
  await expect(figure(page, 'Words')).not.toHaveText('0')
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  const left = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('tallykit', 1)
          opening.onsuccess = () => {
            const counting = opening.result.transaction('values').objectStore('values').count()
            counting.onsuccess = () => {
              opening.result.close()
              resolve(counting.result)
            }
          }
        }),
    )
  await expect.poll(left).toBe(0)
})

test('a number that an option does not take leaves the figures following the text', async ({ page }) => {
  await open(page)
  await page.getByRole('textbox', { name: 'Goal' }).fill('4')
  await input(page).fill('one two three')
  await expect(page.getByText('3 of 4, 1 to go')).toBeVisible()
  await page.getByRole('textbox', { name: 'Goal' }).fill('0')
  await expect(page.getByText('Goal must be 1 or more.')).toBeVisible()
  await input(page).press('End')
  await input(page).pressSequentially(' four five')
  await expect(figure(page, 'Words')).toHaveText('5')
  await input(page).fill('a well-known rule')
  await expect(figure(page, 'Words')).toHaveText('3')
  await page.locator('#tool').getByText('How it is counted', { exact: true }).click()
  await page.getByRole('group', { name: 'well-known' }).getByText('Two words').click()
  await expect(figure(page, 'Words')).toHaveText('4')
  await expect(page.getByText('4 reached')).toBeVisible()
})

test('what is selected is forgotten with the text it was selected in', async ({ page }) => {
  await open(page)
  await input(page).fill('One two three. Four five.')
  await input(page).focus()
  await input(page).evaluate((box: HTMLTextAreaElement) => box.setSelectionRange(4, 13))
  await expect(page.getByText('Selected: 2 words')).toBeVisible()
  await page.getByRole('button', { name: 'Example' }).click()
  await expect(figure(page, 'Words')).toHaveText('51')
  await expect(page.getByText(/^Selected:/)).toHaveCount(0)
})

test('a text that is not to be kept any longer goes from the device at once, and is kept again when it is', async ({
  page,
}) => {
  const stored = () => page.evaluate(() => JSON.stringify(localStorage))
  await open(page)
  await input(page).fill('Only for a while.')
  await expect.poll(stored).toContain('Only for a while.')
  await page.getByLabel('Keep the text on this device').uncheck()
  await expect.poll(stored).not.toContain('Only for a while.')
  await page.getByLabel('Keep the text on this device').check()
  await expect.poll(stored).toContain('Only for a while.')
})
