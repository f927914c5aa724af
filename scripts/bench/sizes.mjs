/* Sizes that are read from the files of an export. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { kilobyte, kilobytes, median } from './figures.mjs'
import { toolPages, topicPages } from './pages.mjs'

async function sized(site, pages) {
  return Promise.all(pages.map(async ({ name, file }) => ({ name, bytes: await site.sizeOf(file) })))
}

const largest = (sizes) => sizes.reduce((most, one) => (one.bytes > most.bytes ? one : most))

function figuresOf(what, sizes, { mostAllowed, medianAllowed }) {
  const tops = sizes.map(largest)
  return [
    {
      what: `${what}, median`,
      write: kilobytes,
      limit: medianAllowed,
      found: sizes.map((pages) => median(pages.map(({ bytes }) => bytes))),
    },
    {
      what: `${what}, most`,
      write: kilobytes,
      limit: mostAllowed,
      found: tops.map(({ bytes }) => bytes),
      at: tops.map(({ name }) => name),
    },
  ]
}

const countFiles = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length

/** Compressed HTML of pages, and the number of files. */
export async function measureSizes(sites, label) {
  const each = (pagesOf) => Promise.all(sites.map((site) => sized(site, pagesOf(site.folder))))
  const page = async (name, address, limit) => ({
    what: `${label}: HTML of ${name}`,
    write: kilobytes,
    limit,
    found: await Promise.all(sites.map((site) => site.sizeOf(path.join(site.folder, address, 'index.html')))),
  })
  const tools = await each(toolPages)
  const topics = await each(topicPages)
  return [
    ...figuresOf(`${label}: HTML of a tool page`, tools, { mostAllowed: 17 * kilobyte, medianAllowed: 13 * kilobyte }),
    ...figuresOf(`${label}: HTML of a topic`, topics, { mostAllowed: 18 * kilobyte }),
    await page('home', '', 8 * kilobyte),
    await page('site map', 'site-map', 35 * kilobyte),
    { what: `${label}: files in out/`, limit: 20_000, found: sites.map(({ folder }) => countFiles(folder)) },
  ]
}

/** A calculator's own file, as the compile step left it in the project of an export. */
export async function measureOwnFiles(project, site, label) {
  const { tools } = JSON.parse(readFileSync(path.join(project, '.tools/manifest.json'), 'utf8'))
  const files = Object.entries(tools)
    .filter(([, { category }]) => category === 'calculator')
    .map(([name, { browser }]) => ({ name, file: path.join(site.folder, browser) }))
  return figuresOf(`${label}: a calculator's own file`, [await sized(site, files)], { mostAllowed: 3 * kilobyte })
}
