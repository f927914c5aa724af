const strides = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500]
/** Whole years of months. */
const monthStrides = [1, 2, 3, 6, 12, 24, 36, 60, 120, 240]

function strideFor(count: number, most: number): number {
  const months = count >= 36 && count % 12 === 0
  const known = (months ? monthStrides : strides).find((stride) => count / stride <= most)
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
  return (
    names.length > 0 &&
    names.every((name, index) => Number(/\d+/.exec(name.replace(/(?<=\d)[,.’'\s](?=\d{3})/g, ''))?.[0]) === index + 1)
  )
}
