import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { fileQueueMessages as says } from '@/lib/messages/file-queue'
import { createTaskRunner } from '@/lib/workers/run-task'

/** How long the camera waits between two frames that are looked at, in milliseconds. */
const pause = 120
/** The longest side of a frame that is looked at, in pixels. */
const frameSide = 1280

interface LiveCameraProps {
  workerHref: string
  /** Said when a frame was taken. */
  found: string
  onFile: (file: File) => void
}

function faultOf(error: unknown): string {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return says.cameraDenied
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? says.cameraAbsent : says.cameraBusy
}

/** Not in TypeScript's DOM. */
type WithTorch = MediaTrackCapabilities & { torch?: boolean }

let taken = 0

/** A frame of the camera as a file. */
async function fileOf(frame: HTMLVideoElement): Promise<File | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = frame.videoWidth
  canvas.height = frame.videoHeight
  canvas.getContext('2d')?.drawImage(frame, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
  return blob ? new File([blob], says.cameraFile(++taken), { type: 'image/jpeg' }) : undefined
}

/** What the camera sees; a frame is taken by itself as soon as the worker finds something new in it. */
export default function LiveCamera({ workerHref, found, onFile }: LiveCameraProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [fault, setFault] = useState<string>()
  const [stream, setStream] = useState<MediaStream>()
  const [count, setCount] = useState(0)
  const [isLit, setLit] = useState(false)

  useEffect(() => {
    let isOver = false
    let opened: MediaStream | undefined
    async function open(): Promise<void> {
      try {
        if (!navigator.mediaDevices) throw new DOMException('no camera can be asked for', 'NotFoundError')
        const wanted = { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1080 } }
        opened = await navigator.mediaDevices.getUserMedia({ video: wanted })
        if (isOver) return opened.getTracks().forEach((track) => track.stop())
        setStream(opened)
      } catch (error) {
        if (!isOver) setFault(faultOf(error))
      }
    }
    void open()
    return () => {
      isOver = true
      opened?.getTracks().forEach((track) => track.stop())
    }
  }, [])

  const take = useEffectEvent(async (element: HTMLVideoElement) => {
    const file = await fileOf(element)
    if (!file) return
    onFile(file)
    setCount((before) => before + 1)
    navigator.vibrate?.(80)
  })

  useEffect(() => {
    const element = video.current
    if (!element || !stream) return
    element.srcObject = stream
    void element.play().catch(() => undefined)
    const runner = createTaskRunner<unknown, string>(workerHref)
    const known = new Set<string>()
    let isOver = false
    async function look(frame: HTMLVideoElement): Promise<void> {
      while (!isOver) {
        await new Promise((resolve) => setTimeout(resolve, pause))
        if (isOver || frame.readyState < frame.HAVE_CURRENT_DATA || frame.videoWidth === 0) continue
        const scale = Math.min(1, frameSide / Math.max(frame.videoWidth, frame.videoHeight))
        const bitmap = await createImageBitmap(frame, {
          resizeWidth: Math.round(frame.videoWidth * scale),
          resizeHeight: Math.round(frame.videoHeight * scale),
        })
        const text = await runner.run({ ask: 'frame', frame: bitmap }, { transfer: [bitmap] })
        if (isOver || text === '' || known.has(text)) continue
        known.add(text)
        await take(frame)
      }
    }
    look(element).catch((error: unknown) => {
      if (!isOver) setFault(error instanceof Error ? error.message : says.cameraBusy)
    })
    return () => {
      isOver = true
      runner.stop()
    }
  }, [stream, workerHref])

  const [track] = stream?.getVideoTracks() ?? []
  const hasTorch = Boolean((track?.getCapabilities?.() as WithTorch | undefined)?.torch)
  return (
    <div className="grid w-full gap-2">
      {fault ? (
        <p role="alert" className="text-sm text-bad">
          {fault}
        </p>
      ) : (
        <>
          <video
            ref={video}
            muted
            playsInline
            aria-label={says.camera}
            className="max-h-80 w-full rounded-md bg-accent-soft"
          />
          <p role="status" className="text-sm">
            {!stream ? says.cameraStarting : count > 0 ? found : says.cameraLooking}
          </p>
          {hasTorch && track && (
            <Button
              size="small"
              aria-pressed={isLit}
              onClick={() => {
                const torch = { torch: !isLit } as MediaTrackConstraintSet
                void track.applyConstraints({ advanced: [torch] }).then(() => setLit(!isLit))
              }}
            >
              {says.light}
            </Button>
          )}
        </>
      )}
    </div>
  )
}
