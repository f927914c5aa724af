/* Mutations of tools that are no calculators: a seeded sample of them, each for so long and no longer. */
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { root } from '../run.mjs'

const seed = 20260301
const preparing = 120_000

/** Mulberry32: the same sample each time. */
function drawn(list, most) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const rest = [...list]
  const taken = []
  while (taken.length < most && rest.length > 0) taken.push(...rest.splice(Math.floor(next() * rest.length), 1))
  return taken
}

const fromRoot = (file) => file && path.relative(root, file).replaceAll(path.sep, '/')

/** A thread with the tool prepared, and what it said of itself. */
async function started({ id, file, cases }) {
  const thread = new Worker(new URL('./judging.mjs', import.meta.url), {
    workerData: { id, file: fromRoot(file), cases: fromRoot(cases) },
  })
  return { thread, said: await answered(thread, preparing) }
}

/** The next message of a thread; undefined where it does not come in time. */
function answered(thread, milliseconds) {
  return new Promise((resolve, reject) => {
    const settle = (value) => {
      clearTimeout(timer)
      thread.off('message', settle).off('error', fail)
      resolve(value)
    }
    const fail = (error) => {
      clearTimeout(timer)
      thread.off('message', settle)
      reject(error)
    }
    const timer = setTimeout(settle, milliseconds)
    thread.once('message', settle)
    thread.once('error', fail)
  })
}

/**
 * Judges at most `most` mutations of one tool, each for at most `seconds`; one that takes longer is caught, as a visitor would notice.
 * Gives each with whether it is caught, how many there are, and which tests took part.
 */
export async function judgeBounded(definition, { most, seconds }) {
  let { thread, said } = await started(definition)
  if (!said) {
    await thread.terminate()
    throw new Error(`${definition.id} takes too long as it stands`)
  }
  const { mutations, tests } = said
  const judged = []
  for (const at of drawn(mutations.keys(), most).toSorted((one, other) => one - other)) {
    thread.postMessage(at)
    const answer = await answered(thread, seconds * 1000)
    judged.push({ mutation: mutations[at], caught: answer?.caught ?? true, late: !answer })
    if (answer) continue
    await thread.terminate()
    ;({ thread } = await started(definition))
  }
  await thread.terminate()
  return { judged, all: mutations.length, tests }
}
