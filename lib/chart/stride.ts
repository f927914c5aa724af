const strides = [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 24, 25, 30, 36, 50, 60, 100, 120, 150, 200, 250, 300, 400, 500]

function strideFor(count: number, most: number): number {
  const known = strides.find((stride) => count / stride <= most)
  return known ?? Math.ceil(count / most / 500) * 500
}

/**
 * Indices of at most about `most` of `count` entries at a round stride: 0, 5, 10, … ; when the entries count from one
 * (`fromOne`), the ones numbered 1, 5, 10, ….
 */
export function roundStride(count: number, most: number, fromOne: boolean): number[] {
  const stride = strideFor(count, Math.max(1, most))
  const chosen: number[] = []
  for (let index = 0; index < count; index += 1) {
    if (index === 0 || (fromOne ? index + 1 : index) % stride === 0) chosen.push(index)
  }
  return chosen
}

/** Whether names count up from one: "Year 1", "Year 2", … */
export function countsFromOne(names: readonly string[]): boolean {
  return names.length > 0 && names.every((name, index) => Number(/\d+/.exec(name)?.[0]) === index + 1)
}
