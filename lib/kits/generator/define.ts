import type { Fields } from '@/lib/kits/fields/types'
import type { Generator, GeneratorCase } from './types'

/** A generator. The compile step leaves only what runs in the browser module; see scripts/tools. */
export function defineGenerator<const F extends Fields>(generator: Generator<F>): Generator<F> {
  return generator
}

/** Cases of one generator, typed by its definition. */
export function defineGeneratorCases<F extends Fields>(
  _generator: Generator<F>,
  cases: readonly [GeneratorCase<F>, GeneratorCase<F>, GeneratorCase<F>, ...GeneratorCase<F>[]],
): readonly GeneratorCase<F>[] {
  return cases
}
