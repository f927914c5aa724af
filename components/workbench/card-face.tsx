import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Card } from '@/lib/kits/app/views'
import { cardsMessages as says } from '@/lib/messages/cards'
import type { Desk } from './desk'

/** Small pictures that were drawn last, by the key of what they show. */
export type Thumbs = Map<string, ImageBitmap>
const mostThumbs = 150

/** The room of a small picture, in CSS pixels. */
const room = { width: 112, height: 132 }

interface CardFaceProps {
  card: Card
  desk: Desk | undefined
  thumbs: Thumbs
}

/** The small picture of a card, turned as the card is. */
export function CardFace({ card, desk, thumbs }: CardFaceProps) {
  const { picture, turn } = card
  const width = picture?.width ?? 1
  const height = picture?.height ?? Math.SQRT2
  const scale = Math.min(room.width / width, room.height / height)
  const size = { width: Math.max(8, width * scale), height: Math.max(8, height * scale) }
  return (
    <div className="grid place-items-center" style={room}>
      <div
        className="relative bg-[#fff] shadow-[0_0_0_1px_var(--line)]"
        style={{ ...size, transform: turn === 0 ? undefined : `rotate(${turn}deg)` }}
      >
        {picture ? (
          <Drawn key={picture.key} picture={picture} size={size} desk={desk} thumbs={thumbs} />
        ) : (
          <span className="grid size-full place-items-center p-1 text-center text-xs text-[#525252]">{says.empty}</span>
        )}
      </div>
    </div>
  )
}

interface DrawnProps extends Omit<CardFaceProps, 'card'> {
  picture: NonNullable<Card['picture']>
  size: { width: number; height: number }
}

function Drawn({ picture, size, desk, thumbs }: DrawnProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [bitmap, setBitmap] = useState(() => thumbs.get(picture.key))
  const [isFailed, setFailed] = useState(false)
  const wanted = useRef({ picture, size })
  useEffect(() => {
    wanted.current = { picture, size }
  })
  const { key } = picture
  useEffect(() => {
    if (!desk || thumbs.has(key)) return
    const left = new AbortController()
    const { picture: shown, size: seen } = wanted.current
    const density = Math.min(2, devicePixelRatio || 1)
    const question = {
      ask: 'picture',
      of: shown.of,
      part: { x: 0, y: 0, width: shown.width, height: shown.height },
      width: Math.max(1, Math.round(seen.width * density)),
      height: Math.max(1, Math.round(seen.height * density)),
    }
    const keep = (answer: unknown) => {
      if (!(answer instanceof ImageBitmap)) return
      thumbs.set(key, answer)
      for (const [oldest, old] of thumbs) {
        if (thumbs.size <= mostThumbs) break
        thumbs.delete(oldest)
        old.close()
      }
      if (!left.signal.aborted) setBitmap(answer)
    }
    Promise.resolve(desk.ask(question, { drops: left.signal })).then(keep, () => {
      if (!left.signal.aborted) setFailed(true)
    })
    return () => left.abort()
  }, [desk, key, thumbs])
  useLayoutEffect(() => {
    const surface = canvas.current
    if (!surface || !bitmap || bitmap.width === 0) return
    surface.width = bitmap.width
    surface.height = bitmap.height
    surface.getContext('2d')?.drawImage(bitmap, 0, 0)
  }, [bitmap])
  if (isFailed) return <span className="grid size-full place-items-center text-xs text-[#525252]">?</span>
  return (
    <canvas ref={canvas} aria-hidden="true" data-drawn={bitmap ? 'yes' : 'no'} className="absolute inset-0 size-full" />
  )
}
