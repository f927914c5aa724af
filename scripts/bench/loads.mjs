/* What a browser fetches for a page until five seconds after its load, untouched. */
import { kilobyte, kilobytes, median } from './figures.mjs'
import { serve } from './served.mjs'

const untouched = 5000
const abreast = 4
const desktop = { width: 1280, height: 800 }
const limits = {
  calculator: 88 * kilobyte,
  generator: 100 * kilobyte,
  utility: 100 * kilobyte,
  content: 12 * kilobyte,
  requests: 14,
}

/** Files that a worker is or asks for: its module, and modules whose referrer is a worker. */
function workerFiles(requests) {
  const workers = new Set(
    requests.filter(({ destination }) => /worker/.test(destination)).map(({ address }) => address),
  )
  return (request) => workers.has(request.address) || workers.has(request.referrer)
}

async function weigh(site, requests) {
  const ofWorker = workerFiles(requests)
  const load = { requests: requests.length, html: 0, page: 0, workers: 0, wasm: 0, missing: 0 }
  for (const request of requests) {
    const { status, type, body } = await site.answer(request.address)
    if (status !== 200) load.missing += 1
    else if (type.startsWith('text/html')) load.html += body.length
    else if (type.startsWith('application/wasm')) load.wasm += body.length
    else if (type.startsWith('text/javascript')) load[ofWorker(request) ? 'workers' : 'page'] += body.length
  }
  return { ...load, code: load.page + load.workers + load.wasm }
}

/** Bytes are those of the compressed bodies, without headers. */
export async function visit(browser, site, address) {
  const host = await serve(site)
  const context = await browser.newContext({ viewport: desktop, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.goto(host.origin + address, { waitUntil: 'load' })
    await page.waitForTimeout(untouched)
    return await weigh(site, [...host.requests])
  } finally {
    await context.close()
    await host.close()
  }
}

/** Visits each page of each export once, several at a time; resolves with one map from address to load for each export. */
async function visitAll(browser, sites, addresses) {
  const loads = addresses.map((list) => new Map(list.map((address) => [address, undefined])))
  const queue = addresses.flatMap((list, at) => list.map((address) => ({ at, address }))).values()
  const work = async () => {
    for (const { at, address } of queue) loads[at].set(address, await visit(browser, sites[at], address))
  }
  await Promise.all(Array.from({ length: abreast }, work))
  return loads
}

function most(entries, key) {
  if (entries.length === 0) return {}
  return entries.reduce((top, one) => (one[key] > top[key] ? one : top))
}

/** Two figures of a group of pages: the middle one and the largest. */
function groupFigures(what, groups, key, { write, limit, note = () => '' }) {
  const tops = groups.map((pages) => most(pages, key))
  const above = groups.map((pages) => pages.filter((page) => page[key] > limit).length)
  return [
    {
      what: `${what}, median`,
      write,
      found: groups.map((pages) => (pages.length > 0 ? median(pages.map((page) => page[key])) : undefined)),
    },
    {
      what: `${what}, most`,
      write,
      limit,
      found: tops.map((top) => top[key]),
      at: tops.map(
        (top, one) => top.name && `${top.name}${note(top)}${above[one] > 1 ? `; ${above[one]} pages above` : ''}`,
      ),
    },
  ]
}

const apart = ({ workers, wasm }) =>
  [workers > 0 && `, of it workers ${kilobytes(workers)}`, wasm > 0 && `, of it WebAssembly ${kilobytes(wasm)}`]
    .filter(Boolean)
    .join('')

/**
 * Figures and a list of all pages visited. `tools` has the tool pages of each export, `content` the addresses of other pages by
 * name.
 */
export async function measureLoads(browser, sites, { tools, content }, label) {
  const loads = await visitAll(
    browser,
    sites,
    sites.map((site, at) => [
      ...tools[at].map(({ address }) => address),
      ...Object.values(content).filter((address) => site.has(address.replace(/\?.*/, ''))),
    ]),
  )
  const pagesOf = (category) =>
    tools.map((pages, at) =>
      pages
        .filter((page) => page.category === category)
        .map((page) => ({ name: page.name, ...loads[at].get(page.address) })),
    )
  const figures = [
    ...['calculator', 'generator', 'utility'].flatMap((category) =>
      groupFigures(`${label}: JavaScript of a ${category} page`, pagesOf(category), 'code', {
        write: kilobytes,
        limit: limits[category],
        note: apart,
      }),
    ),
    ...Object.entries(content).map(([name, address]) => ({
      what: `${label}: JavaScript of ${name}`,
      write: kilobytes,
      limit: limits.content,
      found: loads.map((seen) => seen.get(address)?.code),
    })),
    ...groupFigures(`${label}: requests of a calculator page`, pagesOf('calculator'), 'requests', {
      limit: limits.requests,
    }),
    {
      what: `${label}: requests of any page without an answer`,
      limit: 0,
      found: loads.map((seen) => [...seen.values()].reduce((sum, { missing }) => sum + missing, 0)),
    },
  ]
  const addresses = [...new Set(loads.flatMap((seen) => [...seen.keys()]))]
  return { figures, pages: addresses.map((address) => ({ address, loads: loads.map((seen) => seen.get(address)) })) }
}

function columnsOf(load, prefix) {
  if (!load) return {}
  return {
    [`${prefix}HTML`]: kilobytes(load.html),
    [`${prefix}JavaScript`]: kilobytes(load.page),
    [`${prefix}workers`]: kilobytes(load.workers),
    [`${prefix}WebAssembly`]: kilobytes(load.wasm),
    [`${prefix}requests`]: load.requests,
  }
}

/** Every page with what it fetched; the ratio is that of all code. */
export function printPages(pages) {
  const rows = pages.map(({ address, loads: [found, against] }) => [
    address,
    {
      ...columnsOf(found, ''),
      ...columnsOf(against, 'against: '),
      ...(found && against && { ratio: (found.code / against.code).toFixed(2) }),
    },
  ])
  console.table(Object.fromEntries(rows))
}
