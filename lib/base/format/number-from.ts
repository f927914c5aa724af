import type { Show } from './show'

/** A figure that is never truly 0: "below 0.0001" where it is smaller than `smallest`. For figures of 0 and more. */
export function numberFrom(smallest: number, value: number, show: Show, decimals?: number): string {
  return value < smallest ? `below ${show.number(smallest)}` : show.number(value, decimals)
}
