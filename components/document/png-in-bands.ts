import { describedAs, physicalSize, rowBelow, writeRgbPng } from '@/lib/base/png/write'
import type { DesignPicture } from '@/lib/engines/pdf-document'
import { generatorMessages } from '@/lib/messages/generator'
import { TaskError, type TaskOptions } from '@/lib/workers/run-task'
import { rasterise } from './rasterise'

/** Browsers refuse canvases of very many pixels, phones from about sixteen million on. */
const pixelsInBand = 3_000_000

interface Options extends TaskOptions {
  /** Pixels to an inch. */
  dots: number
  /** What the picture shows, in words that go into the file. */
  description: string
}

/** Part of a page, as wide as it is, from one row of pixels to another. */
function bandOf({ svg, width }: DesignPicture, dot: number, across: number, from: number, rows: number): string {
  const number = (millimetres: number) => String(Math.round(millimetres * 1e6) / 1e6)
  return svg.replace(
    / width="[^"]*" height="[^"]*" viewBox="[^"]*"/,
    ` width="${across}" height="${rows}" viewBox="0 ${number(from * dot)} ${number(width)} ${number(rows * dot)}"`,
  )
}

function withoutAlpha(data: Uint8ClampedArray, from: number, width: number): Uint8Array {
  const row = new Uint8Array(width * 3)
  for (let at = 0; at < width; at++)
    for (let channel = 0; channel < 3; channel++) row[at * 3 + channel] = data[from + at * 4 + channel] ?? 0
  return row
}

/** A page without bleed as a PNG of any height: drawn in bands that every canvas can hold, compressed as they come. */
export async function pngInBands(
  page: DesignPicture,
  { dots, description, signal, onProgress }: Options,
): Promise<Blob> {
  const dot = 25.4 / dots
  const width = Math.round(page.width / dot)
  const height = Math.round(page.height / dot)
  const most = Math.max(1, Math.floor(pixelsInBand / width))
  const packer = new CompressionStream('deflate')
  const packed = new Response(packer.readable).arrayBuffer()
  const writer = packer.writable.getWriter()
  let above: Uint8Array = new Uint8Array(width * 3)
  for (let top = 0; top < height; top += most) {
    if (signal?.aborted) throw new TaskError(generatorMessages.cancelled)
    onProgress?.({ share: top / height })
    const rows = Math.min(most, height - top)
    const { data } = await rasterise(bandOf(page, dot, width, top, rows), width)
    for (let row = 0; row < rows; row++) {
      const below = withoutAlpha(data, row * width * 4, width)
      await writer.write(rowBelow(below, above))
      above = below
    }
  }
  await writer.close()
  const bytes = writeRgbPng(width, height, new Uint8Array(await packed), physicalSize(dots), describedAs(description))
  return new Blob([bytes], { type: 'image/png' })
}
