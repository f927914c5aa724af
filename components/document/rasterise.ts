import type { Pixels } from '@/lib/base/png/pixels'

async function drawn(svg: string, width: number): Promise<HTMLCanvasElement> {
  const href = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = href
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = Math.max(1, Math.round((width * image.naturalHeight) / Math.max(1, image.naturalWidth)))
    const pen = canvas.getContext('2d', { willReadFrequently: true })
    if (!pen) throw new Error('no canvas')
    pen.drawImage(image, 0, 0, canvas.width, canvas.height)
    return canvas
  } finally {
    URL.revokeObjectURL(href)
  }
}

/** SVG text as the pixels that this browser draws. Rejects where it cannot. */
export async function rasterise(svg: string, width: number): Promise<Pixels> {
  const canvas = await drawn(svg, width)
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {}
  if (!data) throw new Error('no canvas')
  return { data, width: canvas.width, height: canvas.height }
}

/** SVG text as a PNG file. Rejects where the browser cannot draw it at this width. */
export async function pngOf(svg: string, width: number): Promise<Blob> {
  const canvas = await drawn(svg, width)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no PNG'))), 'image/png'),
  )
}
