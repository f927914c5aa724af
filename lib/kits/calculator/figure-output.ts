import type { Output } from './types'

const kinds: readonly Output['kind'][] = ['money', 'percent', 'number', 'count']

/** Whether a result is one number. */
export function isFigure({ kind }: Output): boolean {
  return kinds.includes(kind)
}
