import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CalculatorModule } from '@/lib/kits/calculator/answer'
import type { AnyCalculator, Case } from '@/lib/kits/calculator/types'
import type { ToolManifest } from '@/lib/platform/site/load-tool'
import { toolsToProve } from '@/scripts/sweep/finished'

const root = path.resolve(import.meta.dirname, '../..')

export const manifest: ToolManifest = JSON.parse(readFileSync(path.join(root, '.tools/manifest.json'), 'utf8'))

function load<Module>(file: string): Promise<Module> {
  return import(/* @vite-ignore */ pathToFileURL(file).href)
}

/** A module as the browser gets it. */
export function browserModule<Module>(address: string): Promise<Module> {
  return load(path.join(root, 'public', address))
}

/** A whole definition, as the build gets it. */
export function definitionOf<Definition>(file: string): Promise<Definition> {
  return load<{ default: Definition }>(path.join(root, '.tools', file)).then((module) => module.default)
}

export type AnyCase = Omit<Case, 'given' | 'expect' | 'problem' | 'says' | 'source'> & {
  given: Readonly<Record<string, never>>
  expect?: Readonly<Record<string, unknown>>
  says?: Readonly<Record<string, string>>
  source: Omit<Case['source'], 'sheet'> & {
    sheet?: { cells?: Readonly<Record<string, number | string>>; formulas: Readonly<Record<string, string>> }
  }
  problem?: string | null
}

export interface CompiledCalculator {
  id: string
  folder: string
  definition: AnyCalculator
  module: CalculatorModule
  cases: readonly AnyCase[]
}

function isCalculator(definition: object): boolean {
  return 'compute' in definition
}

/** Tools whose seeded inputs this run tries: all of them while they are few, a share of them once they are many. */
const drawn = new Set(toolsToProve(root))

/** Whether seeded inputs are drawn for a tool; its examples and cases are run each time. */
export const isDrawn = ({ id }: { id: string }) => drawn.has(id)

type Entry = [id: string, entry: ToolManifest['tools'][string]]

const entries: readonly Entry[] = Object.entries(manifest.tools)
const told = process.env.TOOLS?.split(',')
const [shard = 1, shards = 1] = process.env.TOOLS_SHARD?.split('/').map(Number) ?? []

/** The compiled tools that this run proves: those it was told (`TOOLS=irr,npv`), or all; a worker takes its shard of them. */
export const provedTools: readonly Entry[] = entries
  .filter(([id]) => told?.includes(id) ?? true)
  .filter((_, position) => position % shards === shard - 1)

/** Every calculator, or those among some tools, with the browser's copy of its code. */
export async function compiledCalculators(among = entries): Promise<CompiledCalculator[]> {
  const all = await Promise.all(
    among.map(async ([id, { folder, browser, node, nodeCases }]) => {
      const definition = await definitionOf<AnyCalculator>(node)
      if (!isCalculator(definition)) return []
      const module = (await browserModule<{ default: CalculatorModule }>(browser)).default
      const cases = nodeCases ? await definitionOf<readonly AnyCase[]>(nodeCases) : []
      return [{ id, folder, definition, module, cases }]
    }),
  )
  return all.flat()
}
