import { useLayoutEffect, useRef, useState } from 'react'
import type { PicturePart } from '@/lib/kits/paged/questions'
import type { Desk } from './desk'
import { usePaged } from './use-asked'

/* What views of pictures share. */

/** The tallest a picture stands on the page, in CSS pixels. */
export const tallest = 520

/** What is seen through a picture where it has no colour. */
export const chequered = { background: 'repeating-conic-gradient(#c8c8c8 0 25%, #f4f4f4 0 50%) 50% / 16px 16px' }

/** Seen on any picture, in whatever colours the page is drawn. */
export const overPicture = { background: '#fff', color: '#111', boxShadow: '0 0 0 1px rgb(0 0 0 / 0.55)' }

export interface Size {
  width: number
  height: number
}

/** The largest size of the same shape within a room; never larger than the picture itself. */
export function fitted({ width, height }: Size, room: Size): Size {
  const scale = Math.min(1, room.width / width, room.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The width that an element has, in CSS pixels; undefined before it was measured. */
export function useWidth() {
  const element = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<number>()
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    const watcher = new ResizeObserver(() => setWidth(measured.clientWidth))
    watcher.observe(measured)
    setWidth(measured.clientWidth)
    return () => watcher.disconnect()
  }, [])
  return { element, width }
}

/** Shows a Blob in a picture element, by an address that ends with it. */
export function useBlob(blob: Blob | undefined) {
  const picture = useRef<HTMLImageElement>(null)
  useLayoutEffect(() => {
    if (!blob || !picture.current) return
    const address = URL.createObjectURL(blob)
    picture.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [blob])
  return picture
}

interface DrawnProps {
  of: object
  part: PicturePart
  size: Size
  label: string
  desk: Desk | undefined
}

/** A part of a picture, asked for at the size at which it is seen and drawn over the whole of its place. */
export function Drawn({ of, part, size, label, desk }: DrawnProps) {
  const density = typeof devicePixelRatio === 'number' ? Math.min(3, devicePixelRatio) : 1
  const question = {
    ask: 'picture',
    of,
    part,
    width: Math.max(1, Math.round(Math.min(part.width, size.width * density))),
    height: Math.max(1, Math.round(Math.min(part.height, size.height * density))),
  } as const
  const { answer, fault } = usePaged<'picture'>(desk, question)
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const surface = canvas.current
    if (!surface || !(answer instanceof ImageBitmap) || answer.width === 0) return
    surface.width = answer.width
    surface.height = answer.height
    surface.getContext('2d')?.drawImage(answer, 0, 0)
  }, [answer])
  const picture = useBlob(answer instanceof Blob ? answer : undefined)
  if (fault) return <p className="p-3 text-sm text-bad">{fault}</p>
  if (answer instanceof Blob) return <img ref={picture} alt={label} className="absolute inset-0 size-full" />
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      data-drawn={answer ? 'yes' : 'no'}
      className="absolute inset-0 size-full"
    />
  )
}
