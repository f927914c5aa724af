/** Maps a value linearly to a coordinate; the domain must have two different ends. */
export type Scale = (value: number) => number

export function linearScale(domain: readonly [number, number], range: readonly [number, number]): Scale {
  const [low, high] = domain
  const [start, end] = range
  return (value) => start + ((value - low) / (high - low)) * (end - start)
}
