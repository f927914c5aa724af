/** What each byte does to the CRC of ISO 3309, bits reflected. */
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

/** The CRC-32 of ISO 3309, which ZIP (APPNOTE 4.4.7) and gzip (RFC 1952, 8) share, of bytes that come in pieces. */
export class Crc32 {
  private sum = 0xffffffff

  add(bytes: Uint8Array): void {
    let { sum } = this
    for (let at = 0; at < bytes.length; at++) sum = (sum >>> 8) ^ (table[(sum ^ (bytes[at] ?? 0)) & 0xff] ?? 0)
    this.sum = sum
  }

  /** One byte more, after which the raw register is what PKWARE's old cipher goes on with. */
  static step(sum: number, byte: number): number {
    return (sum >>> 8) ^ (table[(sum ^ byte) & 0xff] ?? 0)
  }

  value(): number {
    return (this.sum ^ 0xffffffff) >>> 0
  }
}
