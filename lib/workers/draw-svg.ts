import { toBase64 } from '@/lib/base/encoding/base64-text'
import type { DrawingOrder } from './protocol'

/**
 * An SVG as a picture of the browser, in whole pixels. As a picture it runs no script and fetches nothing. An address that holds the
 * drawing is taken instead of one that leads to it: with HTML in it, browsers let only that be saved. Undefined where it is not drawn.
 */
export async function drawSvg({ svg, width, height }: DrawingOrder): Promise<ImageBitmap | undefined> {
  try {
    const image = new Image()
    image.src = `data:image/svg+xml;base64,${toBase64(new TextEncoder().encode(svg))}`
    await image.decode()
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!context) return undefined
    context.drawImage(image, 0, 0, width, height)
    return canvas.transferToImageBitmap()
  } catch {
    return undefined
  }
}
