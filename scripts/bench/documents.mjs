/*
 * What a long invoice costs: whether the sheet beside the form is new in the frame of the key while 50 lines stand in it, and how long
 * 500 lines take until their PDF is there. Tasks that hold up the page are those of the Long Tasks API, which begin at 50 ms.
 */
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { median, milliseconds, seconds } from './figures.mjs'
import { serve } from './served.mjs'

const sheet = 'article.doc'
const typedInto = ['Description, line 25', 'Unit price, line 40', 'Quantity, line 50']
const digits = '1357924680'
const pace = 150
const longest = 120_000

const line = (_, at) => ({ description: `Work ${at + 1}`, quantity: at + 1, unit: 'h', price: 19.99 + at, tax: 0.2 })

/** Runs in the page: for each key whether the sheet was new before the next frame, and when it had been painted. */
function record(selector) {
  let frame = 0
  const nextFrame = () => requestAnimationFrame(() => (frame++, nextFrame()))
  nextFrame()
  const keys = []
  const tasks = []
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  })
  addEventListener('keydown', ({ timeStamp }) => keys.push({ at: timeStamp, frame }), { capture: true })
  let waiting = 0
  new MutationObserver(() => {
    const answered = keys.slice(waiting)
    waiting = keys.length
    for (const key of answered) key.sameFrame = key.frame === frame
    // A message is handled once the frame that draws the change is done.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        for (const key of answered) key.painted = performance.now() - key.at
        port1.close()
      }
      port2.postMessage(undefined)
    })
  }).observe(document.querySelector(selector), { subtree: true, childList: true, characterData: true })
  window.documentsOfBench = { keys, tasks }
}

async function savedBy(page, button) {
  const download = page.waitForEvent('download', { timeout: longest })
  await page.getByRole('button', { name: button, exact: true }).click()
  return readFile(await (await download).path())
}

/** The invoice with so many lines, as a saved file brings them back. */
async function openWith(page, count) {
  const saved = JSON.parse((await savedBy(page, 'Save JSON')).toString())
  const values = { ...saved.values, lines: Array.from({ length: count }, line) }
  await page.getByLabel('Open a saved JSON').setInputFiles({
    name: 'long.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...saved, values })),
  })
  await page.locator(sheet).getByText(`Work ${count}`, { exact: true }).waitFor({ timeout: longest })
}

async function typed(page) {
  await openWith(page, 50)
  await sleep(1000)
  await page.evaluate(record, sheet)
  for (const label of typedInto) {
    await page.getByLabel(label, { exact: true }).click()
    for (const digit of digits) {
      await page.keyboard.press(digit)
      await sleep(pace)
    }
  }
  await sleep(500)
  const { keys, tasks } = await page.evaluate(() => window.documentsOfBench)
  return {
    late: keys.filter(({ sameFrame }) => !sameFrame).length,
    painted: median(keys.map(({ painted }) => painted ?? Infinity)),
    typingTask: Math.max(0, ...tasks),
  }
}

async function longPdf(page) {
  await openWith(page, 500)
  await sleep(2000)
  await page.evaluate(record, sheet)
  const began = performance.now()
  await savedBy(page, 'Save PDF')
  const pdf = performance.now() - began
  const { tasks } = await page.evaluate(() => window.documentsOfBench)
  return { pdf, pdfTask: Math.max(0, ...tasks) }
}

async function inPage(browser, host, address, measure) {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    await page.goto(host.origin + address, { waitUntil: 'load' })
    await page.locator('[data-island][data-awake]').first().waitFor({ state: 'attached' })
    return await measure(page)
  } finally {
    await context.close()
  }
}

/** Figures of one host that serves the invoice. */
export async function measureInvoice(browser, host, address) {
  return { ...(await inPage(browser, host, address, typed)), ...(await inPage(browser, host, address, longPdf)) }
}

export async function measureDocuments(browser, sites, addressOf) {
  const measured = []
  for (const site of sites) {
    const host = await serve(site)
    try {
      measured.push(await measureInvoice(browser, host, addressOf('invoice')))
    } finally {
      await host.close()
    }
  }
  const figure = (what, key, limit, write) => ({
    what: `invoice: ${what}`,
    write,
    limit,
    found: measured.map((one) => one[key]),
  })
  return [
    figure('50 lines, keys whose sheet came in a later frame', 'late', 0),
    figure('50 lines, key to painted sheet, median', 'painted', undefined, milliseconds),
    figure('50 lines, longest task while typing', 'typingTask', 50, milliseconds),
    figure('500 lines, until the PDF is there', 'pdf', 3000, (value) => seconds(value / 1000)),
    figure('500 lines, longest task of the page meanwhile', 'pdfTask', 50, milliseconds),
  ]
}
