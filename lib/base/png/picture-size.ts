/** Bytes at the beginning of a file in which its size stands. */
const head = 200_000

function bytesOf(base64: string): Uint8Array {
  // Four characters of Base64 are three bytes.
  const part = base64.slice(0, Math.ceil(head / 3) * 4)
  return Uint8Array.from(atob(part.slice(0, part.length - (part.length % 4))), (sign) => sign.charCodeAt(0))
}

interface Size {
  width: number
  height: number
}

/** IHDR is the first chunk (PNG third edition, 11.2.1). */
function sizeOfPng(bytes: Uint8Array): Size | undefined {
  if (bytes.length < 24) return undefined
  const view = new DataView(bytes.buffer)
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/** Markers of a frame, which holds the size: all SOF but those of tables and arithmetic conditioning (ITU-T T.81, B.1.1.3). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function sizeOfJpeg(bytes: Uint8Array): Size | undefined {
  const view = new DataView(bytes.buffer)
  let at = 2
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

/** Width and height in pixels of a PNG or JPEG in a data address; undefined for anything else and where its head is damaged. */
export function pictureSize(address: string): Size | undefined {
  const [, type, base64 = ''] = /^data:image\/(png|jpeg);base64,([A-Za-z0-9+/]*)/.exec(address) ?? []
  if (type === undefined) return undefined
  const bytes = bytesOf(base64)
  const size = type === 'png' ? sizeOfPng(bytes) : sizeOfJpeg(bytes)
  return size && size.width > 0 && size.height > 0 ? size : undefined
}
