/* How long calculators compute and a file is hashed, in Node. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../run.mjs'
import { importTypeScript } from '../typescript.mjs'
import { median } from './figures.mjs'

export async function measureCompute() {
  const manifest = JSON.parse(readFileSync(path.join(root, '.tools/manifest.json'), 'utf8'))
  const { medianRun, timesOfAsking } = await importTypeScript('scripts/bench/compute.ts')
  const { digestRatio } = await importTypeScript('scripts/bench/digests.ts')
  const timed = []
  for (const [id, { node }] of Object.entries(manifest.tools)) {
    const definition = (await import(pathToFileURL(path.join(root, '.tools', node)).href)).default
    if ('compute' in definition) timed.push({ id, time: medianRun(definition), asking: timesOfAsking(definition) })
  }
  const slowest = timed.reduce((most, one) => (one.time > most.time ? one : most))
  const asked = timed.filter(({ asking }) => asking)
  const longest = (name) => asked.reduce((most, one) => (one.asking[name] > most.asking[name] ? one : most))
  const [turned, moves] = [longest('turned'), longest('moves')]
  const write = (value) => `${value.toFixed(3)} ms`
  return [
    { what: 'compute and steps, median of all calculators', write, found: [median(timed.map(({ time }) => time))] },
    { what: 'compute and steps, slowest calculator', write, limit: 1, found: [slowest.time], at: [slowest.id] },
    { what: 'turned round, slowest entry', write, limit: 50, found: [turned.asking.turned], at: [turned.id] },
    {
      what: 'SHA-256 of a file against a bare loop of hash-wasm',
      write: (ratio) => `${ratio.toFixed(2)} times`,
      limit: 1.1,
      found: [await digestRatio()],
    },
    { what: 'what moves it, slowest calculator', write, limit: 100, found: [moves.asking.moves], at: [moves.id] },
  ]
}
