/* Distinguished Encoding Rules (ITU-T X.690), written. */
import { joinBytes } from '@/lib/base/encoding/bytes'

type Bytes = Uint8Array<ArrayBuffer>

function lengthOf(size: number): number[] {
  if (size < 0x80) return [size]
  const bytes: number[] = []
  for (let left = size; left > 0; left = Math.floor(left / 256)) bytes.unshift(left % 256)
  return [0x80 | bytes.length, ...bytes]
}

/** A value of that identifier octet. */
export function der(tag: number, ...parts: readonly Uint8Array[]): Bytes {
  const content = joinBytes(...parts)
  return joinBytes(Uint8Array.from([tag, ...lengthOf(content.length)]), content)
}

export const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts)
export const setOf = (...parts: readonly Uint8Array[]) => der(0x31, ...parts)
export const octets = (...parts: readonly Uint8Array[]) => der(0x04, ...parts)
export const nullValue = () => der(0x05)
/** A value within a context tag. */
export const tagged = (number: number, ...parts: readonly Uint8Array[]) => der(0xa0 | number, ...parts)
export const bits = (bytes: Uint8Array) => der(0x03, Uint8Array.of(0), bytes)

/** A whole number from 0 on, of bytes with the highest first. */
export function integer(bytes: Uint8Array): Bytes {
  const from = bytes.findIndex((byte) => byte !== 0)
  const plain = from < 0 ? Uint8Array.of(0) : bytes.subarray(from)
  return der(0x02, (plain[0] ?? 0) >= 0x80 ? joinBytes(Uint8Array.of(0), plain) : plain)
}

export function smallInteger(value: number): Bytes {
  const bytes: number[] = []
  for (let left = value; left > 0; left = Math.floor(left / 256)) bytes.unshift(left % 256)
  return integer(Uint8Array.from(bytes))
}

/** An object identifier of numbers and dots. */
export function identifier(text: string): Bytes {
  const [first = 0, second = 0, ...rest] = text.split('.').map(Number)
  const bytes = [first * 40 + second, ...rest].flatMap((number) => {
    const digits = [number % 128]
    for (let left = Math.floor(number / 128); left > 0; left = Math.floor(left / 128))
      digits.unshift(0x80 | (left % 128))
    return digits
  })
  return der(0x06, Uint8Array.from(bytes))
}

/** UTF-16, the highest byte first, as PKCS #12 writes names. */
export function bmpString(text: string): Bytes {
  return der(
    0x1e,
    Uint8Array.from(Array.from(text, (_, at) => text.charCodeAt(at)).flatMap((unit) => [unit >> 8, unit & 255])),
  )
}
