/** Gives equal texts equal numbers, so that sequences of texts can be compared as sequences of numbers. */
export class KeyTable {
  private readonly numbers = new Map<string, number>()

  /** The number of a text: the same for the same text, from 0 upwards. */
  number(text: string): number {
    const known = this.numbers.get(text)
    if (known !== undefined) return known
    const next = this.numbers.size
    this.numbers.set(text, next)
    return next
  }
}
