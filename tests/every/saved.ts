import { isProblem } from '@/lib/base/problem'
import { regionOf } from '@/lib/base/region/regions'
import type { RegionCode } from '@/lib/base/region/types'
import { aboutOf } from '@/lib/kits/calculator/about'
import { declare } from '@/lib/kits/calculator/declaration'
import { savedAnswer, type Saving } from '@/lib/kits/calculator/saving'
import type { AnyValues } from '@/lib/kits/fields/types'
import type { CompiledCalculator } from './compiled'

/** What the page hands on to be saved. */
export function savingOf({ id, definition }: CompiledCalculator, values: AnyValues, region: RegionCode): Saving {
  return {
    declaration: declare(id, id, definition),
    about: aboutOf(definition),
    values,
    visitor: regionOf(region),
    units: {},
    today: '2026-11-23',
    address: `https://example.com/${id}/#a=1`,
  }
}

export function answerOf(calculator: CompiledCalculator, saving: Saving) {
  const saved = savedAnswer(calculator.module, saving)
  return isProblem(saved) ? undefined : saved.answer
}
