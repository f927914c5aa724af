import { ExactNumber, isList, isMembers, type JsonValue } from '@/lib/subjects/json/value'
import { QueryFault, type Clock } from '@/lib/subjects/json-query/fault'
import { callFunction, Reference, WrongInput, type Input } from '@/lib/subjects/json-query/jmespath-functions'
import type { Expression } from '@/lib/subjects/json-query/jmespath-syntax'
import { isEqual } from '@/lib/subjects/json-query/json-path'

/** What a JMESPath expression gives for a value. Throws a QueryFault where a function gets what it does not take. */
export function evaluateJmesPath(expression: Expression, value: JsonValue, clock: Clock): JsonValue {
  return new Evaluation(clock).of(expression, value)
}

const isTruthLike = (value: JsonValue) => {
  if (isList(value)) return value.length > 0
  if (isMembers(value)) return value.size > 0
  return value !== null && value !== false && value !== ''
}

class Evaluation {
  constructor(private readonly clock: Clock) {}

  of(expression: Expression, value: JsonValue): JsonValue {
    this.clock.tick()
    switch (expression.kind) {
      case 'current':
        return value
      case 'literal':
        return expression.value
      case 'field':
        return isMembers(value) ? (value.get(expression.name) ?? null) : null
      case 'index':
        return isList(value) ? (value.at(expression.index) ?? null) : null
      case 'slice':
        return isList(value) ? sliced(value, expression) : null
      case 'sub': {
        const left = this.of(expression.left, value)
        return left === null ? null : this.of(expression.right, left)
      }
      case 'pipe':
        return this.of(expression.right, this.of(expression.left, value))
      case 'or': {
        const left = this.of(expression.left, value)
        return isTruthLike(left) ? left : this.of(expression.right, value)
      }
      case 'and': {
        const left = this.of(expression.left, value)
        return isTruthLike(left) ? this.of(expression.right, value) : left
      }
      case 'not':
        return !isTruthLike(this.of(expression.inner, value))
      case 'compare':
        return this.compared(expression, value)
      case 'list':
        return value === null ? null : expression.items.map((item) => this.of(item, value))
      case 'hash':
        return value === null ? null : new Map(expression.members.map(([name, inner]) => [name, this.of(inner, value)]))
      case 'call':
        return this.called(expression, value)
      case 'reference':
        throw new QueryFault('An expression after & stands only as the input of a function.', 0)
      default:
        return this.projected(expression, value)
    }
  }

  private projected(
    expression: Extract<Expression, { kind: 'items' | 'values' | 'flattened' | 'filtered' }>,
    value: JsonValue,
  ): JsonValue {
    const left = this.of(expression.left, value)
    if (expression.kind === 'values') return isMembers(left) ? this.each([...left.values()], expression.right) : null
    if (!isList(left)) return null
    if (expression.kind === 'filtered') {
      const passing = left.filter((one) => isTruthLike(this.of(expression.test, one)))
      return this.each(passing, expression.right)
    }
    if (expression.kind === 'flattened') return left.flatMap((one) => (isList(one) ? one : [one]))
    return this.each(left, expression.right)
  }

  /** Whatever comes of an item as null is left out. */
  private each(items: readonly JsonValue[], right: Expression): JsonValue[] {
    return items.map((item) => this.of(right, item)).filter((one) => one !== null)
  }

  private compared({ sign, ...sides }: Extract<Expression, { kind: 'compare' }>, value: JsonValue): JsonValue {
    const [left, right] = [this.of(sides.left, value), this.of(sides.right, value)]
    if (sign === '==') return isEqual(left, right)
    if (sign === '!=') return !isEqual(left, right)
    if (!(left instanceof ExactNumber) || !(right instanceof ExactNumber)) return null
    const difference = Number(left.written) - Number(right.written)
    if (sign === '<') return difference < 0
    if (sign === '<=') return difference <= 0
    return sign === '>' ? difference > 0 : difference >= 0
  }

  private called({ name, inputs, offset }: Extract<Expression, { kind: 'call' }>, value: JsonValue): JsonValue {
    const given = inputs.map((input): Input =>
      input.kind === 'reference' ? new Reference((one) => this.of(input.inner, one)) : this.of(input, value),
    )
    try {
      return callFunction(name, given)
    } catch (error) {
      if (error instanceof WrongInput) throw new QueryFault(`${error.message}.`, offset, name.length)
      throw error
    }
  }
}

/** As Python slices lists. */
function sliced(
  list: readonly JsonValue[],
  { start, end, step, offset }: Extract<Expression, { kind: 'slice' }>,
): JsonValue[] {
  if (step === 0) throw new QueryFault('A step of 0 leads nowhere.', offset)
  const count = list.length
  const placed = (at: number | undefined, otherwise: number) => {
    if (at === undefined) return otherwise
    const shifted = at < 0 ? at + count : at
    return step > 0 ? Math.min(Math.max(shifted, 0), count) : Math.min(Math.max(shifted, -1), count - 1)
  }
  const [from, to] = [placed(start, step > 0 ? 0 : count - 1), placed(end, step > 0 ? count : -1)]
  const found: JsonValue[] = []
  for (let at = from; step > 0 ? at < to : at > to; at += step) {
    const item = list[at]
    if (item !== undefined) found.push(item)
  }
  return found
}
