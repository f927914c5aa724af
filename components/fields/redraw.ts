import { dataAddress } from './data-address'

const photographs = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif', 'image/bmp']

/** The same picture in a size that its place needs. JPEG stays JPEG; whatever may have transparent parts becomes PNG. */
async function drawnAgain(bitmap: ImageBitmap, type: string, longest: number): Promise<Blob> {
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('no picture'))),
      type === 'image/jpeg' ? 'image/jpeg' : 'image/png',
      0.9,
    ),
  )
}

/**
 * A photograph as a data address, its longest side at most so many pixels: turned as the camera held it, without what the camera
 * wrote into the file. A drawing (SVG) stays as it is. Undefined for what is no picture that the browser can draw.
 */
export async function redrawn(file: File, longest: number): Promise<string | undefined> {
  if (file.type === 'image/svg+xml') return dataAddress(file)
  if (!photographs.includes(file.type)) return undefined
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const address = await dataAddress(await drawnAgain(bitmap, file.type, longest))
    bitmap.close()
    return address
  } catch {
    return undefined
  }
}
