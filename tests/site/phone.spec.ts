import { ofEveryTool, openedTools } from './opened'
import { expect, test, unfold } from './site'

const tools = openedTools.map(({ href }) => `${href}/`)

/** What reaches beyond the page's right edge outside boxes that scroll by themselves, in pixels. */
function overhang(): number {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth - clientWidth
}

/** Where the first thing stands that can be entered, in pixels from the top of the page. */
function firstFieldTop(): number | undefined {
  const boxes = [...document.querySelectorAll<HTMLElement>('#tool :is(input, textarea, select, button, fieldset)')]
  const first = boxes.find((box) => box.checkVisibility() && box.getBoundingClientRect().height > 2)
  return first && first.getBoundingClientRect().top + scrollY
}

for (const share of [0, 1, 2, 3])
  test(`no tool scrolls sideways at 320 px, share ${share + 1} of 4`, ofEveryTool, async ({ browser, site }) => {
    test.setTimeout(180_000)
    const context = await browser.newContext({ viewport: { width: 320, height: 640 } })
    const page = await context.newPage()
    const wide: string[] = []
    for (const address of tools.filter((_, position) => position % 4 === share)) {
      await page.goto(site.origin + address)
      await expect(page.locator('[data-island][data-awake]').first()).toBeAttached()
      const folded = await page.evaluate(overhang)
      await unfold(page)
      const by = Math.max(folded, await page.evaluate(overhang))
      if (by > 0) wide.push(`${address} by ${by} px`)
    }
    expect(wide).toEqual([])
    await context.close()
  })

/** Below the site's header, the tool's name and one line of what it does. */
const lowestFirstField = 360
/** These begin with their face, which is what somebody comes for, and its buttons beneath. */
const withFace: readonly string[] = [
  '/utilities/alarm-clock/',
  '/utilities/stopwatch/',
  '/utilities/countdown-timer/',
  '/utilities/interval-timer/',
]

for (const share of [0, 1, 2, 3])
  test(
    `the first field of every tool stands high on a phone, share ${share + 1} of 4`,
    ofEveryTool,
    async ({ browser, site }) => {
      test.setTimeout(180_000)
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: true })
      const page = await context.newPage()
      const low: string[] = []
      for (const address of tools.filter((one, position) => position % 4 === share && !withFace.includes(one))) {
        await page.goto(site.origin + address, { waitUntil: 'domcontentloaded' })
        // A tool that begins with the visitor's own clock has no field before it is awake.
        const top = await (await page.waitForFunction(firstFieldTop)).jsonValue()
        if (!(Number(top) <= lowestFirstField)) low.push(`${address} at ${top} px`)
      }
      expect(low).toEqual([])
      await context.close()
    },
  )
