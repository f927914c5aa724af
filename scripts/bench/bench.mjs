/*
 * Speed and size, as a table. Without options it builds the site as it is and once more, in a copy, with the files of a finished tool
 * for every unfinished one, to show what the whole catalogue will cost, and measures all there is to measure.
 * --quick                          measures the export that is there and builds nothing: files, loads, compute
 * --builds                         measures only the two builds, and the checks of the second
 * --loads, --keys, --many, --documents, --lighthouse    measure only that, of the export that is there
 * --against <folder>               measures another export in the same run and shows the ratio
 */
import { rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../run.mjs'
import { withBrowser } from './browser.mjs'
import { copyProject, measureBuild, measureCheck } from './builds.mjs'
import { measureCompute } from './compute.mjs'
import { milliseconds, printFigures } from './figures.mjs'
import { measureDocuments } from './documents.mjs'
import { measureKeys } from './keys.mjs'
import { measureLighthouse } from './lighthouse.mjs'
import { measureLoads, printPages } from './loads.mjs'
import { measureMany } from './many.mjs'
import { namedPages, toolPages } from './pages.mjs'
import { writePlaceholders } from './placeholders.mjs'
import { exportIn } from './served.mjs'
import { measureOwnFiles, measureSizes } from './sizes.mjs'

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    builds: { type: 'boolean' },
    loads: { type: 'boolean' },
    keys: { type: 'boolean' },
    many: { type: 'boolean' },
    documents: { type: 'boolean' },
    lighthouse: { type: 'boolean' },
    against: { type: 'string' },
  },
})
const all = !Object.keys(options).some((name) => name !== 'against')
const builds = all || options.builds
const files = all || options.quick
const parts = {
  loads: files || options.loads,
  keys: all || options.keys,
  many: all || options.many,
  documents: all || options.documents,
  lighthouse: all || options.lighthouse,
}

/** Loads of every fiftieth tool: a placeholder is like the next. */
async function measureWholeCatalogue(asItIs, { content }) {
  const label = 'whole catalogue'
  const folder = copyProject()
  try {
    const placeholders = writePlaceholders(folder)
    const whole = await measureBuild(folder, label)
    const check = await measureCheck(folder, label)
    const site = exportIn(path.join(folder, 'out'))
    const pages = toolPages(site.folder)
    await site.warm()
    const tools = [pages.filter((_, index) => index % 50 === 0)]
    const loads = await withBrowser((browser) => measureLoads(browser, [site], { tools, content }, label))
    const perPage = ((whole.cost.cpu - asItIs.cpu) / (pages.length - toolPages(path.join(root, 'out')).length)) * 1000
    return [
      ...whole.figures,
      ...check,
      ...(await measureSizes([site], label)),
      ...(await measureOwnFiles(folder, site, label)),
      ...loads.figures,
      {
        what: `whole catalogue: processor for each further page (${placeholders} placeholders)`,
        write: milliseconds,
        limit: 40,
        found: [perPage],
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const site = exportIn(path.join(root, 'out'))
const sites = options.against ? [site, exportIn(path.resolve(options.against))] : [site]
const figures = []

async function measureFiles() {
  figures.push(...(await measureSizes(sites, 'as it is')), ...(await measureOwnFiles(root, site, 'as it is')))
  figures.push(...(await measureCompute()))
}

async function measureInBrowser(browser, named) {
  if (parts.loads) {
    const tools = sites.map(({ folder }) => toolPages(folder))
    const loads = await measureLoads(browser, sites, { tools, content: named.content }, 'as it is')
    printPages(loads.pages)
    figures.push(...loads.figures)
  }
  if (parts.keys) figures.push(...(await measureKeys(browser, sites, named.tool)))
  if (parts.many) figures.push(...(await measureMany(browser, sites, named.tool)))
  if (parts.documents) figures.push(...(await measureDocuments(browser, sites, named.tool)))
}

try {
  const named = await namedPages()
  if (builds) {
    const { cost, figures: costs } = await measureBuild(root, 'as it is')
    figures.push(...costs, ...(await measureWholeCatalogue(cost, named)))
  }
  if (files) await measureFiles()
  await Promise.all(sites.map((one) => one.warm()))
  const inBrowser = parts.loads || parts.keys || parts.many || parts.documents
  if (inBrowser) await withBrowser((browser) => measureInBrowser(browser, named))
  if (parts.lighthouse) figures.push(...(await measureLighthouse(sites, named)))
} finally {
  // Also what was measured before something failed: a run takes half an hour.
  printFigures(figures, sites.length)
  console.log(
    `Load of the machine at the end: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}.`,
  )
}
