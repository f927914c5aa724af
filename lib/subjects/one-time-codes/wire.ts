/* The wire format of Protocol Buffers (protobuf.dev, Encoding), as far as messages of numbers, bytes and messages need it. */

export interface WireField {
  number: number
  value: bigint | Uint8Array
}

const longestVarint = 10

/** The fields of a message in their order; undefined where it is cut or is no message. */
export function readFields(message: Uint8Array): WireField[] | undefined {
  const fields: WireField[] = []
  let at = 0

  function varint(): bigint | undefined {
    let value = 0n
    for (let count = 0; count < longestVarint; count++) {
      const byte = message[at++]
      if (byte === undefined) return undefined
      value |= BigInt(byte & 127) << BigInt(7 * count)
      if (byte < 128) return BigInt.asUintN(64, value)
    }
    return undefined
  }

  function stretch(length: number): Uint8Array | undefined {
    if (at + length > message.length) return undefined
    at += length
    return message.subarray(at - length, at)
  }

  function valueOf(type: bigint): bigint | Uint8Array | undefined {
    if (type === 0n) return varint()
    if (type === 1n) return stretch(8)
    if (type === 5n) return stretch(4)
    if (type !== 2n) return undefined
    const length = varint()
    return length === undefined || length > BigInt(message.length) ? undefined : stretch(Number(length))
  }

  while (at < message.length) {
    const key = varint()
    if (key === undefined || key >> 3n === 0n) return undefined
    const value = valueOf(key & 7n)
    if (value === undefined) return undefined
    fields.push({ number: Number(key >> 3n), value })
  }
  return fields
}
