/** Same bytes, same hash (FNV-1a, 32 bits). */
export function hashBytes(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5
  for (let offset = from; offset < to; offset++) hash = Math.imul(hash ^ (bytes[offset] ?? 0), 0x01000193)
  return hash >>> 0
}

/** Up to this many keys are compared pair by pair; it is quicker than a table. */
const pairwiseLimit = 12

/**
 * The keys of all objects that are open while a source is read, innermost last, each as a hash and the node it belongs to.
 * Closing an object gives the members whose key the same object had before.
 */
export class OpenKeys {
  private hashes = new Uint32Array(256)
  private nodes = new Uint32Array(256)
  private table = new Uint32Array(64)
  private size = 0

  constructor(private readonly sameKey: (left: number, right: number) => boolean) {}

  /** Where the keys of an object that opens now begin. */
  mark(): number {
    return this.size
  }

  add(hash: number, node: number): void {
    if (this.size === this.hashes.length) {
      this.hashes = enlarged(this.hashes)
      this.nodes = enlarged(this.nodes)
    }
    this.hashes[this.size] = hash
    this.nodes[this.size] = node
    this.size++
  }

  /** Forgets the keys since `mark` and calls `repeat` for each that came before. */
  close(mark: number, repeat: (node: number) => void): void {
    const keys = this.size - mark
    if (keys > pairwiseLimit) this.compareByTable(mark, repeat)
    else if (keys > 1) this.comparePairs(mark, repeat)
    this.size = mark
  }

  private comparePairs(mark: number, repeat: (node: number) => void): void {
    for (let later = mark + 1; later < this.size; later++) {
      const hash = this.hashes[later]
      for (let earlier = mark; earlier < later; earlier++) {
        if (this.hashes[earlier] !== hash || !this.same(earlier, later)) continue
        repeat(this.nodes[later] ?? 0)
        break
      }
    }
  }

  private compareByTable(mark: number, repeat: (node: number) => void): void {
    let slots = 32
    while (slots < (this.size - mark) * 2) slots *= 2
    if (this.table.length < slots) this.table = new Uint32Array(slots)
    this.table.fill(0, 0, slots)
    for (let key = mark; key < this.size; key++) {
      let slot = (this.hashes[key] ?? 0) & (slots - 1)
      for (;;) {
        // A slot holds the place of a key plus one; zero is an empty slot.
        const taken = this.table[slot] ?? 0
        if (taken === 0) {
          this.table[slot] = key + 1
          break
        }
        if (this.hashes[taken - 1] === this.hashes[key] && this.same(taken - 1, key)) {
          repeat(this.nodes[key] ?? 0)
          break
        }
        slot = (slot + 1) & (slots - 1)
      }
    }
  }

  private same(left: number, right: number): boolean {
    return this.sameKey(this.nodes[left] ?? 0, this.nodes[right] ?? 0)
  }
}

function enlarged(list: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(list.length * 2)
  larger.set(list)
  return larger
}
