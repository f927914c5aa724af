/** Heights of rows of which only some were ever drawn: measured where known, estimated elsewhere. All in pixels. */
export class RowHeights {
  private readonly heights: Float64Array
  private readonly offsets: Float64Array
  /** Offsets up to this row are right. */
  private settled = 0

  constructor(
    readonly count: number,
    estimate: (index: number) => number,
  ) {
    this.heights = Float64Array.from({ length: count }, (_, index) => estimate(index))
    this.offsets = new Float64Array(count + 1)
  }

  /** Notes a measured height; returns by how much the row grew. */
  measure(index: number, height: number): number {
    const before = this.heights[index]
    if (before === undefined || Math.abs(before - height) < 0.5) return 0
    this.heights[index] = height
    this.settled = Math.min(this.settled, index)
    return height - before
  }

  /** Distance of a row's top edge from the first row's. */
  top(index: number): number {
    for (; this.settled < index; this.settled++) {
      this.offsets[this.settled + 1] = (this.offsets[this.settled] ?? 0) + (this.heights[this.settled] ?? 0)
    }
    return this.offsets[index] ?? 0
  }

  get total(): number {
    return this.top(this.count)
  }

  /** The row at a distance from the top; the last row below the end. */
  rowAt(distance: number): number {
    this.top(this.count)
    let low = 0
    let high = this.count - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.offsets[middle] ?? 0) <= distance) low = middle
      else high = middle - 1
    }
    return Math.max(low, 0)
  }
}
