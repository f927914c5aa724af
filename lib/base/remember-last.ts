/** The function with its last result kept, for a caller that asks the same again on every drawing. Arguments are compared by identity. */
export function rememberLast<Given extends readonly unknown[], Result>(
  make: (...given: Given) => Result,
): (...given: Given) => Result {
  let last: { given: Given; result: Result } | undefined
  return (...given) => {
    if (!last || given.some((one, at) => !Object.is(one, last?.given[at]))) last = { given, result: make(...given) }
    return last.result
  }
}
