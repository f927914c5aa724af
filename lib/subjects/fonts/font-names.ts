/** What a font file calls itself, by which texts ask for it. */
export interface FontNames {
  family: string
  /** 1 to 1000. */
  weight: number
  isItalic: boolean
}

const text16 = (view: DataView, from: number, bytes: number) =>
  String.fromCharCode(...Array.from({ length: bytes >> 1 }, (_, at) => view.getUint16(from + at * 2)))
const text8 = (view: DataView, from: number, bytes: number) =>
  String.fromCharCode(...Array.from({ length: bytes }, (_, at) => view.getUint8(from + at)))

function tablesOf(view: DataView): ReadonlyMap<string, number> {
  const count = view.getUint16(4)
  return new Map(
    Array.from({ length: count }, (_, at) => [text8(view, 12 + at * 16, 4), view.getUint32(12 + at * 16 + 8)] as const),
  )
}

/** The typographic family (16) before the plain one (1); names of Windows (3) are UTF-16, those of Macintosh (1) bytes. */
function familyIn(view: DataView, table: number): string | undefined {
  const count = view.getUint16(table + 2)
  const texts = table + view.getUint16(table + 4)
  const found = new Map<number, string>()
  for (let at = 0; at < count; at++) {
    const entry = table + 6 + at * 12
    const [platform, name] = [view.getUint16(entry), view.getUint16(entry + 6)]
    if ((name !== 1 && name !== 16) || (found.has(name) && platform !== 3)) continue
    const [length, from] = [view.getUint16(entry + 8), texts + view.getUint16(entry + 10)]
    found.set(name, platform === 1 ? text8(view, from, length) : text16(view, from, length))
  }
  return found.get(16) ?? found.get(1)
}

/**
 * Family, weight and stance of a TrueType or OpenType font (OpenType 1.9, `name` and `OS/2`). Undefined for anything else, also for
 * WOFF and collections.
 */
export function fontNames(bytes: Uint8Array): FontNames | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const kind = view.getUint32(0)
    if (kind !== 0x00010000 && kind !== 0x4f54544f && kind !== 0x74727565) return undefined
    const tables = tablesOf(view)
    const names = tables.get('name')
    const family = names === undefined ? undefined : familyIn(view, names)
    if (!family) return undefined
    const os2 = tables.get('OS/2')
    const weight = os2 === undefined ? 400 : view.getUint16(os2 + 4)
    return {
      family,
      weight: weight > 0 && weight <= 1000 ? weight : 400,
      isItalic: os2 !== undefined && (view.getUint16(os2 + 62) & 1) === 1,
    }
  } catch (error) {
    // A table that lies beyond the end of the file.
    if (error instanceof RangeError) return undefined
    throw error
  }
}
