/*
 * How long a keystroke takes at a quarter of the processor, on a phone's screen, with all rows of the tables in place: to the
 * next paint, and to the first frame in which the headline is new.
 *
 * The next paint is that of the Event Timing API: it ends when the browser has presented the frame, which a script in the page
 * cannot see, and it is what Interaction to Next Paint is made of. It counts in steps of 8 ms and tells nothing below 16 ms. A
 * form that paints first and answers later looks fast by it, therefore the second figure.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { median, milliseconds } from './figures.mjs'
import { serve } from './served.mjs'

const phone = { width: 390, height: 844 }
const slowdown = 4
const settled = 5000
const pace = 250
const rounds = 3
const shortest = 16

/** What is typed, digit by digit, over the content of which field: the first that take any digits, so that each has an answer. */
const typed = {
  beam: [
    ['span', '812'],
    ['loads.0.size', '54321'],
    ['selfWeight', '1234'],
    ['span', '964'],
    ['loads.0.size', '97531'],
  ],
  'mortgage-calculator': [
    ['deposit', '54321'],
    ['annualRate', '12'],
    ['propertyTax', '54321'],
    ['homeInsurance', '98765'],
    ['dues', '135'],
  ],
}

/** Runs in the page. */
function record(shortest) {
  const keys = []
  const paints = []
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries())
      if (/^(key|beforeinput$|input$)/.test(name)) paints.push({ startTime, duration })
  }).observe({ type: 'event', durationThreshold: shortest })
  addEventListener('keydown', ({ timeStamp }) => keys.push({ at: timeStamp }), { capture: true })
  const textNow = () => document.querySelector('[data-result]')?.textContent
  let text = textNow()
  let waiting = 0
  new MutationObserver(() => {
    if (textNow() === text) return
    text = textNow()
    // A new text answers every key typed until then.
    const answered = keys.slice(waiting)
    waiting = keys.length
    // A new ResizeObserver reports in the frame that draws the change, also if an animation frame's callback made it; a message
    // is handled once that frame is done. A nested requestAnimationFrame would count the frame after it.
    new ResizeObserver((_, observer) => {
      observer.disconnect()
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        for (const key of answered) key.headline = performance.now() - key.at
        port1.close()
      }
      port2.postMessage(undefined)
    }).observe(document.body)
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
  window.keysOfBench = { keys, paints }
}

async function showAllRows(page) {
  const buttons = page.getByRole('button', { name: /^Show all .* rows$/ })
  for (let left = await buttons.count(); left > 0; left -= 1) await buttons.first().click()
}

async function typeInto(page, fields) {
  let next = performance.now()
  for (const [name, digits] of fields) {
    await page.locator(`[id="field-${name}"]`).evaluate((field) => {
      field.focus()
      field.select()
    })
    for (const digit of digits) {
      await sleep(Math.max(0, next - performance.now()))
      next = performance.now() + pace
      await page.keyboard.press(digit)
    }
  }
}

/** For each key its milliseconds to the next paint and to the new headline; undefined where no new headline came. */
function latencies({ keys, paints }) {
  return keys.map(({ at, headline }, index) => {
    const until = keys[index + 1]?.at ?? Infinity
    const own = paints.filter(({ startTime }) => startTime >= at && startTime < until)
    return { paint: Math.max(shortest, ...own.map(({ duration }) => duration)), headline }
  })
}

async function typeOnce(browser, site, address, fields) {
  const host = await serve(site)
  const context = await browser.newContext({ viewport: phone, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.goto(host.origin + address, { waitUntil: 'load' })
    await page.waitForTimeout(settled)
    await showAllRows(page)
    await page.waitForTimeout(1000)
    await page.evaluate(record, shortest)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await typeInto(page, fields)
    await page.waitForTimeout(2000)
    return latencies(await page.evaluate(() => window.keysOfBench))
  } finally {
    await context.close()
    await host.close()
  }
}

function figuresOf(what, measured, key) {
  const of = (rounds) => rounds.map((round) => round.flatMap((one) => one[key] ?? []))
  const figure = (name, limit, summary) => ({
    what: `${what}, ${name}`,
    write: milliseconds,
    limit,
    found: measured.map(summary),
  })
  return [
    figure('median', 100, (rounds) => median(of(rounds).flat())),
    figure('worst', 200, (rounds) => median(of(rounds).map((round) => Math.max(...round)))),
  ]
}

/** Medians are those of all rounds, the worst is the middle one of the rounds' worst: other work on the machine makes peaks. */
export async function measureKeys(browser, sites, addressOf) {
  const figures = []
  for (const [id, fields] of Object.entries(typed)) {
    const measured = sites.map(() => [])
    for (let round = 0; round < rounds; round += 1)
      for (const [at, site] of sites.entries()) measured[at].push(await typeOnce(browser, site, addressOf(id), fields))
    figures.push(
      ...figuresOf(`${id}: key to next paint`, measured, 'paint'),
      ...figuresOf(`${id}: key to new headline`, measured, 'headline'),
      {
        what: `${id}: keys without a new headline`,
        limit: 0,
        found: measured.map((rounds) => rounds.flat().filter(({ headline }) => headline === undefined).length),
      },
    )
  }
  return figures
}
