/* How long calculators compute, in Node. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../run.mjs'
import { importTypeScript } from '../typescript.mjs'
import { median } from './figures.mjs'

export async function measureCompute() {
  const manifest = JSON.parse(readFileSync(path.join(root, '.tools/manifest.json'), 'utf8'))
  const { medianRun } = await importTypeScript('scripts/bench/compute.ts')
  const timed = []
  for (const [id, { node }] of Object.entries(manifest.tools)) {
    const definition = (await import(pathToFileURL(path.join(root, '.tools', node)).href)).default
    if ('compute' in definition) timed.push({ id, time: medianRun(definition) })
  }
  const slowest = timed.reduce((most, one) => (one.time > most.time ? one : most))
  const write = (value) => `${value.toFixed(3)} ms`
  return [
    { what: 'compute and steps, median of all calculators', write, found: [median(timed.map(({ time }) => time))] },
    { what: 'compute and steps, slowest calculator', write, limit: 1, found: [slowest.time], at: [slowest.id] },
  ]
}
