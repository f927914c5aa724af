/** Where the rows of a list lie. All in pixels, from the top of the first row. */
export interface RowLayout {
  readonly count: number
  /** The bottom of the last row. */
  readonly total: number
  top(index: number): number
  /** The row at a distance from the top; the last row below the end. */
  rowAt(distance: number): number
  /** Notes a measured height; returns by how much the row grew. */
  measure(index: number, height: number): number
}

/** Rows of one height. */
export class EqualRows implements RowLayout {
  constructor(
    readonly count: number,
    private readonly height: number,
  ) {}

  measure(): number {
    return 0
  }

  top(index: number): number {
    return index * this.height
  }

  get total(): number {
    return this.count * this.height
  }

  rowAt(distance: number): number {
    return Math.max(0, Math.min(Math.floor(distance / this.height), this.count - 1))
  }
}

/** Heights of rows of which only some were ever drawn: measured where known, estimated elsewhere. All in pixels. */
export class RowHeights implements RowLayout {
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

  measure(index: number, height: number): number {
    const before = this.heights[index]
    if (before === undefined || Math.abs(before - height) < 0.5) return 0
    this.heights[index] = height
    this.settled = Math.min(this.settled, index)
    return height - before
  }

  top(index: number): number {
    for (; this.settled < index; this.settled++) {
      this.offsets[this.settled + 1] = (this.offsets[this.settled] ?? 0) + (this.heights[this.settled] ?? 0)
    }
    return this.offsets[index] ?? 0
  }

  get total(): number {
    return this.top(this.count)
  }

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
