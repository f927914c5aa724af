import { expect, test } from './site'

test('a ring is drawn to size once a card was laid on, and the answer keeps to one line of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const address of ['/calculators/ring-size/', '/calculators/shoe-size/']) {
    await page.goto(address)
    const answer = page.locator('output[data-result="answer"]')
    const lines = await answer.evaluate((box) => {
      const range = document.createRange()
      range.selectNodeContents(box)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    expect(lines).toBe(1)
  }
  await page.goto('/calculators/ring-size/')
  await page.getByText('Lay a ring on the screen').click()
  await expect(page.getByRole('img', { name: /^A disc/ })).toHaveCount(0)
  // Four pixels a millimeter: 85.60 mm are 342.4 pixels.
  await page.getByLabel('Length of the card on this screen').fill('4')
  await expect.poll(async () => (await page.locator('[data-card]').boundingBox())?.height).toBeCloseTo(342.4 + 4, 0)
  await page.getByRole('button', { name: 'The card fits' }).click()
  const disc = page.getByRole('img', { name: 'A disc 17.30 mm across' })
  expect((await disc.boundingBox())?.width).toBeCloseTo(17.3 * 4, 0)

  await page.reload()
  await page.getByText('Lay a ring on the screen').click()
  await page.getByRole('textbox', { name: 'Measured' }).fill('20')
  await expect
    .poll(async () => (await page.getByRole('img', { name: /^A disc/ }).boundingBox())?.width)
    .toBeCloseTo(80, 0)
})
