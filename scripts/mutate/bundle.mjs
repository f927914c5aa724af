/* One tool as a single piece of JavaScript that can be changed and run thousands of times. */
import { SourceMap } from 'node:module'
import fs from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import * as fastCheck from 'fast-check'
import * as vitest from 'vitest'
import { root } from '../run.mjs'
import { edited, roundsOf } from './mutations.mjs'

const packages = { 'fast-check': fastCheck, 'node:fs': fs, 'node:path': path, vitest }

/** Whatever else a test imports by name, as far as this machine has it; what is CommonJS is its default export. */
async function loadPackages(names) {
  for (const name of names) {
    if (packages[name]) continue
    const loaded = await import(name).catch(() => undefined)
    packages[name] = loaded?.default ?? loaded
  }
}

const mostRounds = 1_000_000
/** Of a list that a tool makes, and of one that a test makes. */
const mostElements = 5000
const mostInTests = 1_000_000

async function bundle(file, options = {}) {
  const result = await build({
    absWorkingDir: root,
    entryPoints: [file],
    outfile: path.join(root, '.tools/mutated.js'),
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'tool',
    platform: 'neutral',
    target: 'es2022',
    sourcemap: 'external',
    charset: 'utf8',
    tsconfig: 'tsconfig.json',
    logLevel: 'silent',
    loader: { '.wasm': 'dataurl', '.woff': 'dataurl', '.zip': 'dataurl' },
    mainFields: ['module', 'main'],
    // What a package would call in Node alone.
    external: ['stream'],
    ...options,
  })
  const [map, code] = result.outputFiles.toSorted((one) => (one.path.endsWith('.map') ? -1 : 1))
  const source = code.text
  return { source, placeOf: placesIn(source, JSON.parse(map.text)) }
}

/** The definition of a tool with everything it imports, and where each piece of it comes from. */
export async function bundleTool(file) {
  const { source, placeOf } = await bundle(file)
  return { source, placeOf, run: runnerOf(source) }
}

/** Packages stay what they are: they are handed in. */
const packagesHandedIn = (names) => ({
  name: 'packages handed in',
  setup(building) {
    building.onResolve({ filter: /^[^.@/]|^@[^/]/ }, ({ path: name, kind }) => {
      if (kind === 'entry-point') return undefined
      names.add(name)
      return { path: name, namespace: 'package' }
    })
    building.onLoad({ filter: /.*/, namespace: 'package' }, ({ path: name }) => ({
      contents: `module.exports = packageOf(${JSON.stringify(name)})`,
    }))
  },
})

/** A test file with what it imports; `run` gives it `it` and `describe`, and counts the rounds of its loops. */
export async function bundleTest(file) {
  const define = { 'import.meta.dirname': JSON.stringify(path.join(root, path.dirname(file))) }
  const names = new Set()
  const { source, placeOf } = await bundle(file, { plugins: [packagesHandedIn(names)], define, treeShaking: true })
  await loadPackages(names)
  const watched = watchedLoops(source)
  const run = ({ it, describe }, mutation, most = Infinity) => {
    let rounds = 0
    let limit = most
    const countRound = () => {
      rounds += 1
      if (rounds > limit) throw new Error('a loop without end')
    }
    const packageOf = (name) => (name === 'vitest' ? { ...vitest, it, test: it, describe } : packages[name])
    const text = edited(source, mutation ? [...watched, mutation] : watched)
    // oxlint-disable-next-line no-new-func -- This is the project's own code with one operator swapped.
    new Function('countRound', 'packageOf', 'Array', text)(countRound, packageOf, longerArray)
    const restart = (next = Infinity) => {
      const before = rounds
      rounds = 0
      limit = next
      return before
    }
    return { restart }
  }
  return { source, placeOf, run }
}

/** Finds the file and line that an offset of the bundle was written in. */
function placesIn(source, payload) {
  const map = new SourceMap(payload)
  const starts = [0]
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (starts[middle] <= offset) low = middle
      else high = middle - 1
    }
    const entry = map.findEntry(low, offset - starts[low])
    if (!entry.originalSource) return undefined
    const file = path.relative(root, path.resolve(root, '.tools', entry.originalSource)).replaceAll(path.sep, '/')
    return { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 }
  }
}

/** `Array` whose lists cannot fill the memory when a mutation made a length absurd. */
const arrayUpTo = (most) =>
  new Proxy(Array, {
    get: (target, key) =>
      key === 'from'
        ? (items, ...rest) => {
            if (items?.length > most) throw new Error('a list without end')
            return target.from(items, ...rest)
          }
        : Reflect.get(target, key),
  })
const shortArray = arrayUpTo(mostElements)
const longerArray = arrayUpTo(mostInTests)

function watchedLoops(source) {
  return roundsOf(source).flatMap(({ start, end }) => [
    { start, end: start, text: '{ countRound();' },
    { start: end, end, text: ';}' },
  ])
}

/** Runs the bundle with one mutation more and gives its definition. Loops that do not end throw. */
function runnerOf(source) {
  const watched = watchedLoops(source)
  return (mutation) => {
    let rounds = 0
    const restart = () => {
      rounds = 0
    }
    const countRound = () => {
      rounds += 1
      if (rounds > mostRounds) throw new Error('a loop without end')
    }
    const text = edited(source, mutation ? [...watched, mutation] : watched)
    // oxlint-disable-next-line no-new-func -- This is the tool's own code with one operator swapped.
    const definition = new Function('countRound', 'Array', `${text}\nreturn tool.default`)(countRound, shortArray)
    return { definition, restart }
  }
}
