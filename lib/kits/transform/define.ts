import type { Fields } from '@/lib/kits/fields/types'
import type { Place, Refusal, Side, Transform, TransformCase } from './types'

/** A transform. The compile step leaves only run, stream and inverse in the browser module; see scripts/tools. */
export function defineTransform<const From extends Side, const To extends Side, const F extends Fields>(
  transform: Transform<From, To, F>,
): Transform<From, To, F> {
  return transform
}

/** Cases of one transform, typed by its definition. */
export function defineTransformCases<From extends Side, To extends Side, F extends Fields>(
  _transform: Transform<From, To, F>,
  cases: readonly [TransformCase<F>, TransformCase<F>, TransformCase<F>, ...TransformCase<F>[]],
): readonly TransformCase<F>[] {
  return cases
}

/** Input without a result: a whole sentence, and where in the input the reason stands. */
export function refusal(message: string, at?: Place): Refusal {
  return { problem: true, field: null, message, ...(at === undefined ? {} : { at }) }
}
