/** The largest whole number whose power `index` is at most `value`; both at least 0 and 1. By Newton's method from above. */
export function wholeRoot(value: bigint, index: number): bigint {
  if (value < 2n || index === 1) return value
  const degree = BigInt(index)
  let guess = 1n << BigInt(Math.ceil((value.toString(16).length * 4) / index))
  for (;;) {
    const next = ((degree - 1n) * guess + value / guess ** (degree - 1n)) / degree
    if (next >= guess) return guess
    guess = next
  }
}
