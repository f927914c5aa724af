/* How long a table of 200 invoices takes, two lines each: until the page says what it will make, and until the archive is there. */
import { seconds } from './figures.mjs'
import { serve } from './served.mjs'

const invoices = 200
const longest = 300_000
const head = 'Invoice no,Client,Address,Date,Description,Qty,Price,VAT %'

function table() {
  const rows = Array.from({ length: invoices }, (_, at) => [
    `B-${at},Client ${at},${at} Mill Lane,2026-11-05,Design,${at + 1},100,20`,
    `B-${at},Client ${at},,,Hosting,1,9.5,20`,
  ])
  return [head, ...rows.flat()].join('\n')
}

/** Milliseconds to the plan and to the file; undefined where the export has no such panel. */
async function makeOnce(browser, site, address) {
  const host = await serve(site)
  const context = await browser.newContext({ serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.goto(host.origin + address, { waitUntil: 'load' })
    await page.locator('[data-island][data-awake]').first().waitFor({ state: 'attached' })
    const opener = page.getByRole('button', { name: 'Many from a table' })
    if ((await opener.count()) === 0) return {}
    await opener.click()
    const box = page.getByLabel('The table, with the names')
    await box.waitFor()
    const began = performance.now()
    await box.fill(table())
    const make = page.getByRole('button', { name: `Make ${invoices} documents` })
    await make.waitFor({ timeout: longest })
    const planned = performance.now()
    const download = page.waitForEvent('download', { timeout: longest })
    await make.click()
    await download
    return { plan: planned - began, files: performance.now() - planned }
  } finally {
    await context.close()
    await host.close()
  }
}

export async function measureMany(browser, sites, addressOf) {
  const measured = []
  for (const site of sites) measured.push(await makeOnce(browser, site, addressOf('invoice')))
  const figure = (name, limit, key) => ({
    what: `invoice: ${invoices} from a table, ${name}`,
    write: (value) => seconds(value / 1000),
    limit,
    found: measured.map((one) => one[key]),
  })
  return [figure('planned', undefined, 'plan'), figure('made as PDF and packed', 60_000, 'files')]
}
