import { jpegSegments } from './jpeg'

/* How far a sequential JPEG reaches that was cut off: its entropy-coded data is walked, not drawn (ITU-T T.81, annex F.2.2). */

export interface CoveredRows {
  /** Units (MCUs, A.2) that are there whole, and those of the picture. */
  units: number
  ofUnits: number
  /** Bytes of the scan that they take. */
  scanBytes: number
  /** Rows of pixels that are there whole. */
  rows: number
}

interface Table {
  /** By the length of a code: its first code, the number behind its last, and where its values begin. */
  first: Int32Array
  end: Int32Array
  at: Int32Array
  values: Uint8Array
}

interface Component {
  across: number
  down: number
  direct: Table
  alternating: Table
}

const longestCode = 16

function tableOf(lengths: Uint8Array, values: Uint8Array): Table {
  const first = new Int32Array(longestCode + 1)
  const end = new Int32Array(longestCode + 1)
  const at = new Int32Array(longestCode + 1)
  let code = 0
  let place = 0
  for (let length = 1; length <= longestCode; length++) {
    first[length] = code
    at[length] = place
    const count = lengths[length - 1] ?? 0
    code += count
    place += count
    end[length] = code
    code <<= 1
  }
  return { first, end, at, values }
}

/** Tables by class and place, as their segments have them (B.2.4.2). */
function tablesIn(segments: readonly Uint8Array[]): Map<number, Table> {
  const tables = new Map<number, Table>()
  for (const data of segments)
    for (let at = 0; at + 17 <= data.length;) {
      const lengths = data.subarray(at + 1, at + 17)
      const count = lengths.reduce((sum, one) => sum + one, 0)
      tables.set(data[at] ?? 0, tableOf(lengths, data.subarray(at + 17, at + 17 + count)))
      at += 17 + count
    }
  return tables
}

class ScanEnd extends Error {}

/** Bits of a scan. Behind a marker or the last byte there are none. */
class Bits {
  private held = 0
  private count = 0
  constructor(
    private readonly bytes: Uint8Array,
    public at = 0,
  ) {}

  bit(): number {
    if (this.count === 0) {
      const byte = this.bytes[this.at]
      if (byte === undefined) throw new ScanEnd()
      if (byte === 0xff && this.bytes[this.at + 1] !== 0) throw new ScanEnd()
      this.at += byte === 0xff ? 2 : 1
      this.held = byte
      this.count = 8
    }
    this.count -= 1
    return (this.held >> this.count) & 1
  }

  skip(bits: number): void {
    for (let left = bits; left > 0; left--) this.bit()
  }

  value({ first, end, at, values }: Table): number {
    let code = 0
    for (let length = 1; length <= longestCode; length++) {
      code = (code << 1) | this.bit()
      const from = first[length] ?? 0
      if (code < (end[length] ?? 0) && code >= from) return values[(at[length] ?? 0) + code - from] ?? 0
    }
    throw new ScanEnd()
  }

  /** Passes over a restart marker (D0 to D7). */
  restart(): void {
    this.count = 0
    const marker = this.bytes[this.at + 1] ?? 0
    if (this.bytes[this.at] !== 0xff || marker < 0xd0 || marker > 0xd7) throw new ScanEnd()
    this.at += 2
  }
}

function skipBlock(bits: Bits, { direct, alternating }: Component): void {
  bits.skip(bits.value(direct))
  for (let at = 1; at < 64; at++) {
    const value = bits.value(alternating)
    const size = value & 15
    if (size === 0 && value >> 4 !== 15) return
    at += value >> 4
    bits.skip(size)
  }
}

const block = 8

interface Frame {
  components: Component[]
  across: number
  down: number
  unitHeight: number
  interval: number
}

function frameOf(segments: readonly { marker: number; data: Uint8Array }[]): Frame | undefined {
  const frame = segments.find(({ marker }) => marker === 0xc0 || marker === 0xc1)?.data
  const scan = segments.find(({ marker }) => marker === 0xda)?.data
  if (!frame || !scan || frame.length < 9) return undefined
  const count = frame[5] ?? 0
  // Planes one after the other say nothing of rows; and what one plane holds is a block of its own.
  if (scan[0] !== count) return undefined
  const tables = tablesIn(segments.flatMap(({ marker, data }) => (marker === 0xc4 ? [data] : [])))
  const components: Component[] = []
  for (let at = 0; at < count; at++) {
    const sampling = count === 1 ? 0x11 : (frame[7 + at * 3] ?? 0)
    const chosen = scan[2 + at * 2] ?? 0
    const direct = tables.get(chosen >> 4)
    const alternating = tables.get(0x10 | (chosen & 15))
    if (!direct || !alternating || sampling === 0) return undefined
    components.push({ across: sampling >> 4, down: sampling & 15, direct, alternating })
  }
  const height = ((frame[1] ?? 0) << 8) | (frame[2] ?? 0)
  const width = ((frame[3] ?? 0) << 8) | (frame[4] ?? 0)
  const unitWidth = block * Math.max(...components.map(({ across }) => across))
  const unitHeight = block * Math.max(...components.map(({ down }) => down))
  const restarts = segments.find(({ marker }) => marker === 0xdd)?.data
  return {
    components,
    across: Math.ceil(width / unitWidth),
    down: Math.ceil(height / unitHeight),
    unitHeight,
    interval: restarts ? ((restarts[0] ?? 0) << 8) | (restarts[1] ?? 0) : 0,
  }
}

/** How far the pixels of a JPEG reach. Undefined for progressive and arithmetic ones, and where planes stand one after the other. */
export function coveredRows(bytes: Uint8Array): CoveredRows | undefined {
  const { segments, scans } = jpegSegments(bytes)
  const frame = frameOf(segments)
  if (!frame) return undefined
  const { components, across, down, unitHeight, interval } = frame
  const ofUnits = across * down
  const bits = new Bits(scans)
  let units = 0
  let scanBytes = 0
  try {
    for (; units < ofUnits; units++) {
      if (interval > 0 && units > 0 && units % interval === 0) bits.restart()
      for (const component of components)
        for (let left = component.across * component.down; left > 0; left--) skipBlock(bits, component)
      scanBytes = bits.at
    }
  } catch (error) {
    if (!(error instanceof ScanEnd)) throw error
  }
  return { units, ofUnits, scanBytes, rows: Math.floor(units / across) * unitHeight }
}
