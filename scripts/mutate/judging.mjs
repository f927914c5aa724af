/*
 * A thread that judges mutations of one transform, generator or app, one at a time. Whoever asks ends it where one takes too long: a
 * regular expression without end cannot be stopped from within.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { root } from '../run.mjs'
import { importTypeScript } from '../typescript.mjs'
import { bundleTool } from './bundle.mjs'
import { keyOf, mutationsOf } from './mutations.mjs'
import { testsThatHold } from './named-tests.mjs'

/** What a definition declares besides its code. Where its work is done (`slow`) changes nothing that comes of it. */
const declared = new Set([
  'takes',
  'gives',
  'options',
  'form',
  'examples',
  'limits',
  'sources',
  'notes',
  'says',
  'slow',
])
/** How numbers and regions are written, and what a problem is, have tests of their own. */
const formulas = /^lib\/(subjects|base\/(?!format|region|problem|source|money|units))/

const judges = {
  run: () => importTypeScript('tests/every/judge-transform.ts').then((all) => all.judgeOfTransform),
  build: () => importTypeScript('tests/every/judge-generator.ts').then((all) => all.judgeOfGenerator),
}

const { id, file, cases } = workerData

function isDeclaration(node) {
  return node.type === 'Property' && !node.computed && declared.has(node.key.name) && node.value.type !== 'Identifier'
}

/** The mutations of a bundle that count: of the definition and of the subjects it calls, each with its place. */
function mutationsIn(source, placeOf) {
  const enters = (node) => !isDeclaration(node) || placeOf(node.start)?.file !== file
  return mutationsOf(source, enters).flatMap((mutation) => {
    const place = placeOf(mutation.start)
    return place && (place.file === file || formulas.test(place.file)) ? [{ ...mutation, ...place }] : []
  })
}

/** The worker of an app does what it says; its file is named in the definition. */
function workerFile() {
  const [, name] =
    /\bworker(?:<[^>]*>)?\('([\w-]+)'\)|\bworker: '([\w-]+)'/.exec(readFileSync(path.join(root, file), 'utf8')) ?? []
  const all = readdirSync(path.join(root, 'lib'), { recursive: true }).map(String)
  return name && all.find((one) => one.endsWith(`/${name}.worker.ts`))
}

async function ownProof() {
  const { source, placeOf, run } = await bundleTool(file)
  const { definition, restart } = run()
  const kind = Object.keys(judges).find((name) => name in definition)
  if (!kind) return { mutations: mutationsIn(source, placeOf).filter((one) => one.file !== file), judges: () => false }
  const known = cases ? (await bundleTool(cases)).run().definition : []
  const judge = (await judges[kind]())(id, definition, known)
  const fault = await judge(definition, restart)
  if (fault !== undefined) throw new Error(`${id} fails its proof as it stands: ${fault}`)
  const catches = async (mutation) => {
    try {
      const changed = run(mutation)
      return (await judge(changed.definition, changed.restart)) !== undefined
    } catch {
      // It does not even load.
      return true
    }
  }
  return { mutations: mutationsIn(source, placeOf), judges: catches }
}

async function mutationsOfWorker() {
  const name = workerFile()
  if (!name) return []
  const { source, placeOf } = await bundleTool(`lib/${name}`)
  return mutationsIn(source, placeOf)
}

const own = await ownProof()
const beside = await mutationsOfWorker()
const known = new Set(own.mutations.map(keyOf))
const mutations = [...own.mutations, ...beside.filter((one) => !known.has(keyOf(one)))]
const ofOwn = own.mutations.length
const tests = await testsThatHold(new Set(mutations.map((one) => one.file)), mutationsIn)

parentPort.on('message', async (at) => {
  const mutation = mutations[at]
  const caught = (at < ofOwn && (await own.judges(mutation))) || (await tests.catch(keyOf(mutation)))
  parentPort.postMessage({ at, caught })
})
parentPort.postMessage({
  mutations: mutations.map(({ file: where, line, column, inside, from, to }) => ({
    file: where,
    line,
    column,
    inside,
    from,
    to,
  })),
  tests: tests.names,
})
