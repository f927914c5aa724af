/* Tests that import a formula by its name, run on a changed copy of it: what the cases of a tool miss, they may catch. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.mjs'
import { bundleTest } from './bundle.mjs'
import { keyOf } from './mutations.mjs'

const read = (file) => readFileSync(path.join(root, file), 'utf8')

/** A test with the files beside it that it imports: a table of functions may name the formula. */
function testFiles() {
  const all = readdirSync(path.join(root, 'tests'), { recursive: true }).map((name) => `tests/${name}`)
  return all
    .filter((file) => /^tests\/(?!site|scripts)\w+\/[^/]+\.test\.ts$/.test(file))
    .map((file) => {
      const own = read(file)
      const beside = [...own.matchAll(/from '\.\/([\w-]+)'/g)].map(([, one]) => `${path.dirname(file)}/${one}.ts`)
      return { file, text: [own, ...beside.filter((one) => all.includes(one)).map(read)].join('\n') }
    })
}

/** What `describe` and `it` of a file collect, in its order. */
function collector() {
  const tests = []
  const each = (run) => (rows) => (name, of) =>
    rows.forEach((row) => run(name, () => of(...(Array.isArray(row) ? row : [row]))))
  const add = (_, test) => tests.push(test)
  const within = (_, group) => group()
  // What hangs on a program of this machine would start it once for every change.
  const passedOver = Object.assign(() => undefined, { each: () => () => undefined })
  const conditions = { runIf: () => passedOver, skipIf: () => passedOver }
  return {
    tests,
    it: Object.assign(add, { each: each(add), ...conditions }),
    describe: Object.assign(within, { each: each(within), ...conditions }),
  }
}

/** The rounds that loops of a mutated test may take: some more than in the test as it stands. */
const allowed = (rounds) => 3 * rounds + 100_000

const longestWait = 10_000

function tooLong() {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('waits too long')), longestWait).unref()
  })
}

/** Runs the tests of a file one after the other; `waits` says whether one may wait for something, which nothing here would stop. */
async function attempt({ run }, { mutation, most = [], waits = false } = {}) {
  const { tests, it, describe } = collector()
  const { restart } = run({ it, describe }, mutation, most[0])
  const taken = []
  for (const [at, test] of tests.entries()) {
    taken.push(restart(most[at + 1]))
    const outcome = test()
    if (!(outcome instanceof Promise)) continue
    outcome.catch(() => undefined)
    if (!waits) throw new Error('waits for something')
    await Promise.race([outcome, tooLong()])
  }
  return [...taken, restart()]
}

async function succeeds(run) {
  try {
    return await run()
  } catch {
    return undefined
  }
}

/** A test file that can be run with a mutation in it; nothing where it needs more than it is handed. */
async function prepare(file, mutationsIn, waits = false) {
  const bundle = await bundleTest(file)
  const most = await succeeds(async () => (await attempt(bundle, { waits })).map(allowed))
  if (most === undefined) return undefined
  const { source, placeOf } = bundle
  return {
    mutations: new Map(mutationsIn(source, placeOf).map((one) => [keyOf(one), one])),
    passes: (mutation) => succeeds(() => attempt(bundle, { mutation, most, waits })),
  }
}

const files = testFiles()
const prepared = new Map()

/** Whether a named test catches a mutation, which `mutationsIn(source, placeOf)` also finds in the bundle of that test. */
export async function isCaughtByName(mutation, mutationsIn) {
  const name = `'@/${mutation.file.replace(/\.ts$/, '')}'`
  for (const { file, text } of files) {
    if (!text.includes(name)) continue
    if (!prepared.has(file)) prepared.set(file, await prepare(file, mutationsIn))
    const test = prepared.get(file)
    const own = test?.mutations.get(keyOf(mutation))
    if (own && (await test.passes(own)) === undefined) return true
  }
  return false
}

/** How a test names a file; of a subject a whole folder, whose files call each other. */
const namedAs = (file) =>
  `'@/${file.startsWith('lib/subjects/') ? `${path.dirname(file)}/` : `${file.replace(/\.ts$/, '')}'`}`

/**
 * The tests that import `changed` or, of a subject, something beside it, prepared: their names, and whether one of them catches the mutation of a
 * key. They may wait for something: whoever calls must be able to end it.
 */
export async function testsThatHold(changed, mutationsIn) {
  const folders = new Set([...changed].map(namedAs))
  const held = new Map()
  for (const { file, text } of files) {
    if (![...folders].some((folder) => text.includes(folder))) continue
    const test = await prepare(file, mutationsIn, true).catch(() => undefined)
    if (test && test.mutations.size > 0) held.set(file, test)
  }
  return {
    names: [...held.keys()],
    async catch(key) {
      for (const test of held.values()) {
        const own = test.mutations.get(key)
        if (own && (await test.passes(own)) === undefined) return true
      }
      return false
    },
  }
}
