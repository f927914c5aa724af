/*
 * Speed and size, as a table. Builds the site as it is and once more, in a copy, with a placeholder for every unfinished tool,
 * to show what the whole catalogue will cost. --quick measures the export that is there and builds nothing.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../run.mjs'
import { importTypeScript } from '../typescript.mjs'
import { measure } from './measure.mjs'
import { writePlaceholders } from './placeholders.mjs'
import { countFiles, toolPages, weigh } from './sizes.mjs'

const quick = process.argv.includes('--quick')
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`
const seconds = (value) => `${value.toFixed(1)} s`
const rows = []
const row = (what, found, limit, holds) =>
  rows.push({ what, found, limit, verdict: holds === undefined ? '' : holds ? 'holds' : 'EXCEEDED' })

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const largest = (weights, key) => weights.reduce((most, one) => (one[key] > most[key] ? one : most))

function weighPages(out, label) {
  const weights = toolPages(out).map((page) => weigh(out, page))
  const calculators = weights.filter(({ page }) => page.includes('calculator'))
  const most = (key, limit, what, among) => {
    const top = largest(among, key)
    row(`${label}: ${what}, median`, kilobytes(median(among.map((one) => one[key]))), '')
    row(
      `${label}: ${what}, most (${path.basename(top.page)})`,
      kilobytes(top[key]),
      kilobytes(limit),
      top[key] <= limit,
    )
  }
  most('scripts', 140 * 1024, 'JavaScript of a calculator page', calculators)
  most('tool', 3 * 1024, "a calculator's own file", calculators)
  most('html', 15 * 1024, 'HTML of a tool page', weights)
  const files = countFiles(out)
  row(`${label}: files in out/`, String(files), '20000', files <= 20_000)
  return weights.length
}

async function timeCompute() {
  const manifest = JSON.parse(readFileSync(path.join(root, '.tools/manifest.json'), 'utf8'))
  const { medianRun } = await importTypeScript('scripts/bench/compute.ts')
  const timed = []
  for (const [id, { node }] of Object.entries(manifest.tools)) {
    const definition = (await import(pathToFileURL(path.join(root, '.tools', node)).href)).default
    if ('compute' in definition) timed.push({ id, milliseconds: medianRun(definition) })
  }
  const slowest = timed.reduce((most, one) => (one.milliseconds > most.milliseconds ? one : most))
  row(
    'compute and steps, median of all calculators',
    `${median(timed.map(({ milliseconds }) => milliseconds)).toFixed(3)} ms`,
    '',
  )
  row(
    `compute and steps, slowest calculator (${slowest.id})`,
    `${slowest.milliseconds.toFixed(3)} ms`,
    '1 ms',
    slowest.milliseconds < 1,
  )
}

async function build(folder, label) {
  const cost = await measure(process.execPath, ['scripts/build.mjs'], {
    cwd: folder,
    env: { NEXT_TELEMETRY_DISABLED: '1' },
  })
  row(`${label}: build, wall clock`, seconds(cost.wall), '')
  row(`${label}: build, processor`, seconds(cost.cpu), '')
  row(
    `${label}: build, most memory`,
    `${(cost.peak / 1024 ** 3).toFixed(2)} GB`,
    '1.50 GB',
    cost.peak <= 1.5 * 1024 ** 3,
  )
  return cost
}

/** A copy of the project in which every tool of the catalogue exists. */
function wholeCatalogue() {
  // Inside the project, so that the copy finds its packages without a second set of them.
  const folder = mkdtempSync(path.join(root, '.bench-'))
  for (const name of [
    'app',
    'catalogue',
    'components',
    'content',
    'lib',
    'public',
    'scripts',
    'package.json',
    'tsconfig.json',
    'next.config.ts',
    'postcss.config.mjs',
    'tailwind.config.ts',
  ])
    if (existsSync(path.join(root, name))) cpSync(path.join(root, name), path.join(folder, name), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  return folder
}

const out = path.join(root, 'out')
if (!quick) {
  const cost = await build(root, 'as it is')
  const pages = weighPages(out, 'as it is')
  const folder = wholeCatalogue()
  try {
    const placeholders = await writePlaceholders(folder)
    const whole = await build(folder, 'whole catalogue')
    const wholePages = weighPages(path.join(folder, 'out'), 'whole catalogue')
    const perPage = ((whole.cpu - cost.cpu) / (wholePages - pages)) * 1000
    row(
      `whole catalogue: processor for each further page (${placeholders} placeholders)`,
      `${perPage.toFixed(0)} ms`,
      '40 ms',
      perPage <= 40,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
} else weighPages(out, 'as it is')
await timeCompute()
console.table(rows)
if (rows.some(({ verdict }) => verdict === 'EXCEEDED')) console.log('At least one limit is exceeded.')
