/* Lighthouse with its mobile defaults against a compressing host: the median of five runs. */
import { createServer } from 'node:net'
import { launch } from './browser.mjs'
import { median, milliseconds } from './figures.mjs'
import { serve } from './served.mjs'

const runs = 5
const tools = ['breakeven', 'mortgage-calculator', 'qr-code', 'barcode', 'json-formatter', 'word-counter']
const categories = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 }

async function load() {
  try {
    return (await import('lighthouse')).default
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new Error('Lighthouse is not installed: run npm install, which brings the devDependency `lighthouse`.')
  }
}

async function freePort() {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Audits that cost a category points. */
function failedAudits({ categories, audits }, category) {
  return categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => id)
}

/** One run in a browser of its own. */
async function runOnce(lighthouse, address) {
  const port = await freePort()
  const browser = await launch([`--remote-debugging-port=${port}`])
  try {
    const { lhr } = await lighthouse(address, { port, logLevel: 'error', onlyCategories: Object.keys(categories) })
    if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`)
    const scores = Object.keys(categories).map((category) => [
      category,
      Math.round(lhr.categories[category].score * 100),
    ])
    return {
      ...Object.fromEntries(scores),
      processor: lhr.environment.benchmarkIndex,
      shift: lhr.audits['cumulative-layout-shift'].numericValue,
      blocking: lhr.audits['total-blocking-time'].numericValue,
      failed: Object.fromEntries(scores.map(([category]) => [category, failedAudits(lhr, category)])),
    }
  } finally {
    await browser.close()
  }
}

function figuresOf(name, measured) {
  const middle = (key) => measured.map((results) => median(results.map((result) => result[key])))
  const scores = Object.entries(categories).map(([category, limit]) => ({
    what: `Lighthouse, ${name}: ${category}`,
    limit,
    least: true,
    found: middle(category),
    // What a category of performance lost is a matter of milliseconds; of the others it is the audit that counts.
    at: measured.map((results) => category !== 'performance' && results[0].failed[category].join(', ')),
  }))
  return [
    ...scores,
    { what: `Lighthouse, ${name}: layout shift`, write: (shift) => shift.toFixed(3), limit: 0, found: middle('shift') },
    { what: `Lighthouse, ${name}: total blocking time`, write: milliseconds, found: middle('blocking') },
  ]
}

export async function measureLighthouse(sites, { content, tool }) {
  const lighthouse = await load()
  const hosts = await Promise.all(sites.map(serve))
  const addresses = {
    home: content.home,
    topic: content.topic,
    ...Object.fromEntries(tools.map((id) => [id, tool(id)])),
  }
  const figures = []
  const processor = sites.map(() => [])
  try {
    for (const [name, address] of Object.entries(addresses)) {
      const measured = sites.map(() => [])
      // In turn, so that what else the machine does falls on all exports alike.
      for (let run = 0; run < runs; run += 1)
        for (const [at, host] of hosts.entries()) measured[at].push(await runOnce(lighthouse, host.origin + address))
      figures.push(...figuresOf(name, measured))
      for (const [at, results] of measured.entries()) processor[at].push(...results.map((result) => result.processor))
    }
  } finally {
    await Promise.all(hosts.map((host) => host.close()))
  }
  return [
    ...figures,
    // Lighthouse's own measure of the machine; scores of runs in which it differs much cannot be compared.
    { what: 'Lighthouse, all runs: processor index', found: processor.map(median) },
  ]
}
