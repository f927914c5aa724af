import type { Locator, Page } from '@playwright/test'
import { networkMessages } from '@/lib/messages/network'

/** Boxes that take a text, in the tool's own part of the page. */
export const textBoxes =
  '#tool :is(input:not([type=file], [type=radio], [type=checkbox], [type=range], [type=color], [type=button], [type=submit]), textarea):not([readonly], [disabled]):visible'

/** Opens a tool as somebody whose hand is on the mouse, with everything unfolded. */
export async function openTool(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('[data-island][data-awake]').first().waitFor({ state: 'attached' })
  await page.mouse.move(300, 300)
  await page.locator('#tool details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')))
}

/** Nothing leaves the page to a printer or a program of the device, which would wait for a person. */
export function withoutDialogs(): void {
  window.print = () => dispatchEvent(new Event('afterprint'))
  window.confirm = () => true
  window.alert = () => undefined
}

/** The smallest PNG there is, for tools that take pictures. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
/** What the file that a tool is given holds, and how it is called: both would be known again. */
export const fileMarkers = ['Zq7XfileInside', 'Zq7XfileName'] as const

/** Gives a tool a file of the kind that it takes. */
export async function giveFile(box: Locator): Promise<void> {
  const accepts = (await box.getAttribute('accept')) ?? ''
  const file = /image|png/.test(accepts)
    ? { name: `${fileMarkers[1]}.png`, mimeType: 'image/png', buffer: picture }
    : { name: `${fileMarkers[1]}.csv`, mimeType: 'text/csv', buffer: Buffer.from(`a,b\n${fileMarkers[0]},1\n`) }
  await box.setInputFiles(file, { timeout: 2000 }).catch(() => undefined)
}

const mostPresses = 40

/** The next button that was not pressed yet, marked so that it can be found, by its name; a dialog that is open comes first. */
function nextButton({ asking, pressed }: { asking: string; pressed: readonly string[] }): string | undefined {
  const nameOf = (button: Element) => `${button.getAttribute('aria-label') ?? ''} ${button.textContent?.trim() ?? ''}`
  const open = document.querySelector('dialog[open]')
  const within = open ?? document.querySelector('#tool')
  const buttons = [...(within?.querySelectorAll<HTMLElement>('button:not([disabled]), summary') ?? [])]
  const found = buttons.find(
    (button) => button.checkVisibility() && !button.closest(asking) && !pressed.includes(nameOf(button)),
  )
  for (const marked of document.querySelectorAll('[data-press]')) marked.removeAttribute('data-press')
  found?.setAttribute('data-press', '')
  if (found) return nameOf(found)
  if (!(open instanceof HTMLDialogElement)) return undefined
  open.close()
  return 'close'
}

/**
 * Presses every button of the tool that can be pressed, those that a press brings included, but for the buttons that name the host
 * they ask: with the mouse, or with the keyboard alone. Where a press leads to another page it comes back and goes on. Returns how many
 * were pressed.
 */
export async function pressAll(page: Page, by: 'mouse' | 'keyboard' = 'mouse'): Promise<number> {
  const asking = `[aria-label="${networkMessages.label}"]`
  const address = page.url()
  const pressed = new Set<string>()
  for (let presses = 0; presses < mostPresses; presses++) {
    if (page.url().split('#')[0] !== address.split('#')[0]) await openTool(page, address)
    // The page may be on its way to another one.
    const next = await page.evaluate(nextButton, { asking, pressed: [...pressed] }).catch(() => 'close')
    if (next === undefined) break
    if (next === 'close') continue
    pressed.add(next)
    const button = page.locator('[data-press]').first()
    const press =
      by === 'mouse'
        ? button.click({ timeout: 2000, noWaitAfter: true })
        : button.press('Enter', { timeout: 2000, noWaitAfter: true })
    await press.catch(() => undefined)
  }
  return pressed.size
}
