import { storageMessages } from '@/lib/messages/storage'
import { expect, test, unfold } from './site'

const sentence = storageMessages.report({ kind: 'other-tab', key: '' })

/** Two boxes of one tool, by their labels, and what two tabs write into them. */
const tools = [
  {
    address: '/calculators/breakeven/',
    first: 'Price per unit',
    second: 'Variable cost per unit',
    before: '9',
    texts: ['37', '11'],
  },
  {
    address: '/generators/qr-code/',
    first: 'Web address',
    second: 'PNG width',
    before: '900',
    texts: ['https://example.org/a', '1200'],
  },
  {
    address: '/utilities/utm-builder/',
    first: /utm_source/,
    second: /utm_medium/,
    before: 'post',
    texts: ['newsletter', 'email'],
  },
] as const

for (const { address, first, second, before, texts } of tools)
  test(`${address}: the older of two tabs takes nothing of the newer's back, and both say so`, async ({ context }) => {
    const older = await context.newPage()
    await older.goto(address)
    await expect(older.locator('[data-island][data-awake]')).toHaveCount(1)
    // PNG width waits under More options.
    await unfold(older)
    await older.getByLabel(second).first().fill(before)

    const newer = await context.newPage()
    await newer.goto(address)
    await expect(newer.locator('[data-island][data-awake]')).toHaveCount(1)
    await newer.getByLabel(first).first().fill(texts[0])
    await expect(older.getByText(sentence)).toBeVisible({ timeout: 15_000 })

    await older.getByLabel(second).first().fill(texts[1])
    await expect(newer.getByText(sentence)).toBeVisible({ timeout: 15_000 })
    await older.goto(address)
    await expect(older.getByLabel(first).first()).toHaveValue(texts[0])
    await expect(older.getByLabel(second).first()).toHaveValue(texts[1])
  })
