/*
 * npm run mutate -- <id …> | --all: changes one operator, constant or comparison at a time in what a tool computes with (its
 * definition and the formulas it imports), and lists the changes that its cases and the properties of tests/every miss. Of a
 * transform, a generator and an app a seeded sample (--most=150), each change for so long and no longer (--seconds=20).
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findDefinitions } from '../tools/definitions.mjs'
import { root } from '../run.mjs'
import { importTypeScript } from '../typescript.mjs'
import { judgeBounded } from './bounded.mjs'
import { bundleTool } from './bundle.mjs'
import { listed } from './listed.mjs'
import { keyOf, mutationsOf } from './mutations.mjs'
import { isCaughtByName } from './named-tests.mjs'

/** Where formulas stand besides the definitions. How amounts are rounded and written has tests of its own. */
const formulas = /^lib\/(subjects|base\/units)\//

const definition = /^lib\/tools\/calculators\//

/** What a definition declares besides its code: boxes, labels, examples. The printed working is proved by its own property. */
const declared = new Set([
  'inputs',
  'outputs',
  'formula',
  'limits',
  'sources',
  'rules',
  'charts',
  'examples',
  'steps',
  'law',
])

const words = process.argv.slice(2)
const ids = words.filter((word) => !word.startsWith('--'))
const all = words.includes('--all')
if (ids.length === 0 && !all) {
  console.log(
    'npm run mutate -- <id …>    or --all\nLists the changed operators, constants and comparisons that no proof catches.',
  )
  process.exit(1)
}

const named = findDefinitions().filter(({ category, id }) => ids.includes(id) || (all && category === 'calculator'))
const unknown = ids.filter((id) => !named.some((one) => one.id === id))
if (unknown.length > 0) {
  console.error(`There is no tool ${unknown.join(', ')}.`)
  process.exit(1)
}
const definitions = named.filter(({ category, file }) => category === 'calculator' || isMember(file))
const others = named.filter((one) => !definitions.includes(one))

/** A member may lie among the utilities. */
function isMember(file) {
  return readFileSync(file, 'utf8').includes("'@/lib/families/")
}

const numberOf = (name, usual) => Number(words.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? usual)
/** Members hold data for an engine that the family's vectors prove, value by value: a change of it is no change of one member. */
const { tools } = JSON.parse(readFileSync(path.join(root, '.tools/manifest.json'), 'utf8'))
const familyOf = ({ id }) => tools[id]?.family
for (const member of definitions.filter(familyOf))
  if (!all) console.log(`${member.id}: data of the family ${familyOf(member)}, whose vectors prove it`)
const alone = definitions.filter((one) => !familyOf(one))
const { judgeOf } = await importTypeScript('tests/every/judge.ts')

function isDeclaration(node) {
  return node.type === 'Property' && !node.computed && declared.has(node.key.name) && node.value.type !== 'Identifier'
}

function reasonFor({ file, inside, from, to }) {
  return listed.find(
    (one) =>
      (one.at === file || one.at === `${file}#${inside}`) &&
      (one.from === undefined || one.from === from) &&
      (one.to === undefined || one.to === to),
  )
}

/** The mutations of a bundle that count, each with its place. */
function mutationsIn(source, placeOf) {
  const enters = (node) => !isDeclaration(node) || !definition.test(placeOf(node.start)?.file)
  return mutationsOf(source, enters).flatMap((mutation) => {
    const place = placeOf(mutation.start)
    if (!place || !(definition.test(place.file) || formulas.test(place.file))) return []
    return [{ ...mutation, ...place }]
  })
}

/** Runs every mutation of one tool. */
async function judgeTool({ id, file, cases }) {
  const definitionFile = path.relative(root, file).replaceAll(path.sep, '/')
  const { source, placeOf, run } = await bundleTool(definitionFile)
  const proof = cases ? (await bundleTool(path.relative(root, cases))).run().definition : []
  const { definition: asItStands, restart } = run()
  const judge = judgeOf(id, asItStands, proof)
  const fault = judge(asItStands, restart)
  if (fault !== undefined) throw new Error(`${id} fails its proof as it stands: ${fault}`)
  const found = []
  for (const mutation of mutationsIn(source, placeOf)) {
    const reason = reasonFor(mutation)
    found.push({ id, mutation, reason, caught: reason ? undefined : await isProved(run, judge, mutation) })
  }
  return found
}

/** A shared formula is proved once for all tools. */
const byName = new Map()

async function isProved(run, judge, mutation) {
  if (isCaught(run, judge, mutation)) return true
  const key = keyOf(mutation)
  if (!byName.has(key)) byName.set(key, await isCaughtByName(mutation, mutationsIn))
  return byName.get(key)
}

function isCaught(run, judge, mutation) {
  try {
    const changed = run(mutation)
    return judge(changed.definition, changed.restart) !== undefined
  } catch {
    // It does not even load.
    return true
  }
}

const judged = []
for (const definition of alone) {
  const started = performance.now()
  judged.push(...(await judgeTool(definition)))
  if (all) console.error(`${definition.id} ${Math.round((performance.now() - started) / 1000)} s`)
}

/** A shared formula is proved by whichever tool catches the change. */
const caughtSomewhere = new Set(judged.filter(({ caught }) => caught).map(({ mutation }) => keyOf(mutation)))
const counts = (one) => one.reason === undefined
const survives = ({ mutation, caught }) => caught === false && !caughtSomewhere.has(keyOf(mutation))

const share = (caught, among) => (among === 0 ? '–' : `${((caught / among) * 100).toFixed(1)}%`)

for (const { id } of alone) {
  const own = judged.filter((one) => one.id === id && counts(one))
  const left = own.filter(survives)
  if (!words.includes('--table'))
    for (const { mutation } of left)
      console.log(`${mutation.file}:${mutation.line}  ${mutation.inside}  ${mutation.from}  →  ${mutation.to}`)
  console.log(
    `${id}: ${own.length} mutants, ${own.length - left.length} caught, ${share(own.length - left.length, own.length)}`,
  )
}
if (alone.length > 1) {
  const once = new Map(judged.filter(counts).map((one) => [keyOf(one.mutation), one]))
  const left = [...once.values()].filter(survives)
  console.log(
    `all, shared formulas once: ${once.size} mutants, ${once.size - left.length} caught, ${share(once.size - left.length, once.size)}`,
  )
}
for (const one of others) {
  const bounds = { most: numberOf('most', 150), seconds: numberOf('seconds', 20) }
  const { judged: tried, all: count, tests } = await judgeBounded(one, bounds)
  const sample = tried.filter(({ mutation }) => !reasonFor(mutation))
  const left = sample.filter(({ caught }) => !caught)
  if (!words.includes('--table'))
    for (const { mutation } of left)
      console.log(`${mutation.file}:${mutation.line}  ${mutation.inside}  ${mutation.from}  →  ${mutation.to}`)
  const caught = sample.length - left.length
  const late = sample.filter((each) => each.late).length
  console.log(
    `${one.id}: ${count} mutants, ${sample.length} tried, ${caught} caught (${late} by the clock), ${share(caught, sample.length)}; by its cases and ${tests.join(', ') || 'no named test'}`,
  )
}
const used = new Set(judged.map(({ reason }) => reason))
if (all)
  for (const one of listed)
    if (!used.has(one)) console.error(`listed, but there is no such mutation: ${one.at} ${one.from ?? ''}`)
