import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { Button, buttonClasses } from '@/components/ui/button'
import { ChoiceButtons, ChoiceMenu } from '@/components/ui/choice'
import { colourMessages as messages } from '@/lib/tools/utilities/developer/color-picker.messages'
import { averageHex, type Sample } from '@/lib/subjects/colour/average'
import { visionFilter, visions, type Vision } from '@/lib/subjects/colour/vision'

interface Picture {
  name: string
  /** Pixels of the file. */
  width: number
  height: number
  /** Pixels that are kept: those of the widest view. */
  keptWidth: number
  keptHeight: number
}

interface Place {
  x: number
  y: number
}

/** The most pixels kept on either side; a photograph of 24 megapixels would need 96 MB. */
const keptSide = 1600
const zooms = ['1', '2', '4', '8'] as const
const samples = ['1', '3', '5'] as const

/** An image on the page from which colours are picked with pointer or keys. */
export function ImagePane({ onColour }: { onColour: (hex: string) => void }) {
  const id = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const bitmap = useRef<ImageBitmap>(undefined)
  const [picture, setPicture] = useState<Picture>()
  const [notice, setNotice] = useState<string>()
  const [zoom, setZoom] = useState<(typeof zooms)[number]>('1')
  const [sample, setSample] = useState<(typeof samples)[number]>('1')
  const [vision, setVision] = useState<Vision | 'all'>('all')
  const [place, setPlace] = useState<Place>()
  const [under, setUnder] = useState<string>()

  async function open(file: File): Promise<void> {
    setNotice(undefined)
    try {
      const full = await decodeImage(file)
      const scale = Math.min(1, keptSide / Math.max(full.width, full.height))
      const kept =
        scale === 1
          ? full
          : await createImageBitmap(full, {
              resizeWidth: Math.max(1, Math.round(full.width * scale)),
              resizeHeight: Math.max(1, Math.round(full.height * scale)),
              resizeQuality: 'high',
            })
      const { width, height } = full
      if (kept !== full) full.close()
      bitmap.current = kept
      setPlace(undefined)
      setUnder(undefined)
      setPicture({ name: file.name, width, height, keptWidth: kept.width, keptHeight: kept.height })
    } catch (error) {
      if (!(error instanceof DOMException)) throw error
      setNotice(messages.imageUnreadable(file.name))
    }
  }

  useEffect(() => {
    const context = canvas.current?.getContext('2d', { willReadFrequently: true })
    if (!picture || !context || !bitmap.current) return
    context.clearRect(0, 0, picture.keptWidth, picture.keptHeight)
    context.drawImage(bitmap.current, 0, 0)
    bitmap.current.close()
    bitmap.current = undefined
  }, [picture])

  // An image on the clipboard is meant for here wherever the cursor is; text is left to the fields.
  const opener = useRef(open)
  useEffect(() => {
    opener.current = open
  })
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'))
      if (!file) return
      event.preventDefault()
      void opener.current(file)
    }
    addEventListener('paste', paste)
    return () => removeEventListener('paste', paste)
  }, [])

  function hexAt({ x, y }: Place): string | undefined {
    const context = canvas.current?.getContext('2d', { willReadFrequently: true })
    if (!context || !picture) return undefined
    const reach = (Number(sample) - 1) / 2
    const left = Math.max(0, x - reach)
    const top = Math.max(0, y - reach)
    const width = Math.min(picture.keptWidth, x + reach + 1) - left
    const height = Math.min(picture.keptHeight, y + reach + 1) - top
    return averageHex(context.getImageData(left, top, width, height).data satisfies Sample)
  }

  function look(to: Place): void {
    setPlace(to)
    setUnder(hexAt(to))
  }

  function placeOf(event: PointerEvent): Place | undefined {
    const box = canvas.current?.getBoundingClientRect()
    if (!box || !picture) return undefined
    const share = (at: number, from: number, length: number, pixels: number) =>
      Math.min(pixels - 1, Math.max(0, Math.floor(((at - from) / length) * pixels)))
    return {
      x: share(event.clientX, box.left, box.width, picture.keptWidth),
      y: share(event.clientY, box.top, box.height, picture.keptHeight),
    }
  }

  function pick(at: Place | undefined): void {
    const hex = at && hexAt(at)
    if (hex) onColour(hex)
  }

  function onKey(event: KeyboardEvent): void {
    if (!picture) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      return pick(place)
    }
    const ways: Record<string, readonly [number, number]> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
    }
    const way = ways[event.key]
    if (!way) return
    event.preventDefault()
    const from = place ?? { x: Math.floor(picture.keptWidth / 2), y: Math.floor(picture.keptHeight / 2) }
    const far = event.shiftKey ? 10 : 1
    look({
      x: Math.min(picture.keptWidth - 1, Math.max(0, from.x + way[0] * far)),
      y: Math.min(picture.keptHeight - 1, Math.max(0, from.y + way[1] * far)),
    })
  }

  return (
    <section aria-label={messages.image}>
      {/* A drop target is no control: what it does can be done with the button too. */}
      <div
        className="grid grid-cols-[minmax(0,1fr)] gap-2"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          const [file] = event.dataTransfer.files
          if (file) void open(file)
        }}
      >
        <h2 className="text-lg font-semibold">{messages.image}</h2>
        <div className="flex flex-wrap items-center gap-3">
          <label
            className={buttonClasses(
              'secondary',
              'small',
              'cursor-pointer focus-within:outline-2 focus-within:outline-accent',
            )}
          >
            {messages.openImage}
            <input
              type="file"
              accept="image/*"
              className="sr-only"
              onChange={(event) => {
                const [file] = event.target.files ?? []
                if (file) void open(file)
                event.target.value = ''
              }}
            />
          </label>
          {picture && (
            <Button size="small" onClick={() => setPicture(undefined)}>
              {messages.closeImage}
            </Button>
          )}
          <p className="min-w-0 text-sm text-muted">
            {picture
              ? messages.imageSize(picture.name, picture.width, picture.height, picture.keptWidth < picture.width)
              : messages.imageHelp}
          </p>
        </div>
        {notice && (
          <p role="alert" className="text-sm text-bad">
            {notice}
          </p>
        )}
        {picture && (
          <>
            <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
              <ChoiceButtons
                name={`${id}-zoom`}
                legend={messages.zoom}
                value={zoom}
                options={zooms.map((value) => ({ value, label: messages.zooms[value] }))}
                onChange={setZoom}
              />
              <ChoiceButtons
                name={`${id}-sample`}
                legend={messages.sample}
                value={sample}
                options={samples.map((value) => ({ value, label: messages.samples[value] }))}
                onChange={setSample}
              />
              <div>
                <label htmlFor={`${id}-vision`} className="mb-1 block text-sm font-medium">
                  {messages.imageVision}
                </label>
                <ChoiceMenu
                  id={`${id}-vision`}
                  value={vision}
                  options={[
                    { value: 'all', label: messages.allCones },
                    ...visions.map((value) => ({ value, label: messages.visions[value] })),
                  ]}
                  onChange={setVision}
                />
              </div>
              <p role="status" className="flex min-h-8 items-center gap-2 text-sm">
                {under && (
                  <>
                    <span className="size-8 rounded-sm border border-edge" style={{ background: under }} />
                    {messages.underPointer(under)}
                  </>
                )}
              </p>
            </div>
            {vision !== 'all' && (
              <>
                <p className="text-sm text-muted">{messages.imageVisionHelp}</p>
                <svg aria-hidden="true" className="absolute size-0">
                  <filter id={`${id}-seen`} colorInterpolationFilters="linearRGB">
                    <feColorMatrix type="matrix" values={visionFilter(vision)} />
                  </filter>
                </svg>
              </>
            )}
            <div className="max-h-[26rem] overflow-auto rounded-md border border-line">
              <div className="relative" style={{ width: widthAt(picture, Number(zoom)) }}>
                <canvas
                  ref={canvas}
                  width={picture.keptWidth}
                  height={picture.keptHeight}
                  role="img"
                  tabIndex={0}
                  aria-label={messages.imageLabel}
                  className="block h-auto w-full cursor-crosshair focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent"
                  style={{
                    imageRendering: Number(zoom) > 1 ? 'pixelated' : undefined,
                    // The canvas keeps its own pixels; only what is painted passes the filter.
                    filter: vision === 'all' ? undefined : `url("#${id}-seen")`,
                  }}
                  onPointerMove={(event) => {
                    const at = placeOf(event)
                    if (at) look(at)
                  }}
                  onPointerUp={(event) => pick(placeOf(event))}
                  onKeyDown={onKey}
                />
                {place && (
                  <span
                    aria-hidden="true"
                    className="pointer-events-none absolute size-5 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-[#fff] outline-2 outline-[#000]"
                    style={{
                      left: `${((place.x + 0.5) / picture.keptWidth) * 100}%`,
                      top: `${((place.y + 0.5) / picture.keptHeight) * 100}%`,
                    }}
                  />
                )}
              </div>
            </div>
          </>
        )}
      </div>
    </section>
  )
}

/** At 1× the whole width is in view, or each pixel has its own where there are few. */
function widthAt({ keptWidth }: Picture, zoom: number): string {
  return `calc(min(100%, ${keptWidth}px) * ${zoom})`
}

/** Browsers make bitmaps of raster files; a drawing (SVG) has to go through an image element. */
async function decodeImage(file: File): Promise<ImageBitmap> {
  if (file.type !== 'image/svg+xml') return createImageBitmap(file)
  const image = new Image()
  const address = URL.createObjectURL(file)
  try {
    image.src = address
    await image.decode()
    const [width, height] = [image.naturalWidth || 800, image.naturalHeight || 800]
    return await createImageBitmap(image, { resizeWidth: width, resizeHeight: height })
  } finally {
    URL.revokeObjectURL(address)
  }
}
