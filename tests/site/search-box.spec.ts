import { expect, test } from './site'

/** The part of a box that lies outside the screen or outside what cuts it, in pixels. */
function cutOff(box: HTMLElement): number {
  const { left, right } = box.getBoundingClientRect()
  const frame = box.closest('.overflow-x-auto')?.getBoundingClientRect() ?? { left: 0, right: innerWidth }
  return Math.max(0, frame.left - left, right - frame.right)
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])
  test(`an ingredient is found by typing and seen whole at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/calculators/cups-to-grams/')
    const box = page.getByRole('combobox', { name: 'Ingredient, ingredient 1' })
    await expect(box).toHaveValue('Flour, spooned and leveled')
    expect(await box.evaluate(cutOff)).toBe(0)
    expect(await box.evaluate((one: HTMLInputElement) => one.scrollWidth - one.clientWidth)).toBe(0)

    await box.click()
    await page.keyboard.type('flo')
    const options = page.getByRole('listbox').and(page.locator('div')).getByRole('option')
    await expect(options).toHaveText([
      'Flour, spooned and leveled',
      'Flour, scooped from the bag',
      'Bread flour',
      'Cake flour',
    ])
    for (const option of await options.all()) await expect(option).toBeInViewport({ ratio: 1 })
    await options.getByText('Bread flour').click()
    await expect(box).toHaveValue('Bread flour')
    await expect(page.locator('main')).toContainText('130')
  })
