import type { Pixels } from '@/lib/base/png/pixels'

/** Whether a decoder by other authors reads exactly this text from a picture; `harder` also tries inverted colours. */
export async function readsBack(pixels: Pixels, content: string, harder = false): Promise<boolean> {
  const { decodeQr } = await import('@/lib/engines/qr-decode')
  const found = await decodeQr(pixels, harder)
  const wanted = new TextEncoder().encode(content)
  return found?.length === wanted.length && wanted.every((byte, at) => byte === found[at])
}
