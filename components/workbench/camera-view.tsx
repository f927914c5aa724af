import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { fileQueueMessages as says } from '@/lib/messages/file-queue'
import { createTaskRunner } from '@/lib/workers/run-task'

/** How long the camera waits between two frames that are looked at, in milliseconds. */
const pause = 120
/** The longest side of a frame that is looked at, in pixels. */
const frameSide = 1280

export interface CameraViewProps {
  workerHref: string
  /** Said once something was found. */
  found: string | undefined
  /** After so many milliseconds out of sight a code counts as found anew; never where it is absent. */
  again?: number
  /** Nothing is looked for. */
  isPaused?: boolean
  /** What is new in a frame: all of its texts in one, or each that is new where codes are found again. */
  onFound: (texts: readonly string[], frame: HTMLVideoElement) => void | Promise<void>
}

function faultOf(error: unknown): string {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return says.cameraDenied
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? says.cameraAbsent : says.cameraBusy
}

/** Not in TypeScript's DOM. */
type WithTorch = MediaTrackCapabilities & { torch?: boolean }

/** Whether what was seen last at a moment counts as new. */
const isNew = (last: number | undefined, now: number, again: number | undefined) =>
  last === undefined || (again !== undefined && now - last > again)

const textsIn = (text: string, isEach: boolean) => (text === '' ? [] : isEach ? text.split('\n') : [text])

/** The camera of the device, opened as long as this is shown. */
function useStream(onFault: (sentence: string) => void): MediaStream | undefined {
  const [stream, setStream] = useState<MediaStream>()
  const fail = useEffectEvent(onFault)
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
        if (!isOver) fail(faultOf(error))
      }
    }
    void open()
    return () => {
      isOver = true
      opened?.getTracks().forEach((track) => track.stop())
    }
  }, [])
  return stream
}

/** What the camera sees, and what the worker finds new in it. */
export default function CameraView({ workerHref, found, again, isPaused = false, onFound }: CameraViewProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [fault, setFault] = useState<string>()
  const [isLit, setLit] = useState(false)
  const stream = useStream(setFault)
  const isLooking = useEffectEvent(() => !isPaused)
  const take = useEffectEvent(async (texts: readonly string[], element: HTMLVideoElement) => {
    await onFound(texts, element)
    navigator.vibrate?.(80)
  })

  useEffect(() => {
    const element = video.current
    if (!element || !stream) return
    element.srcObject = stream
    void element.play().catch(() => undefined)
    const runner = createTaskRunner<unknown, string>(workerHref)
    /** When each text was seen last. */
    const seen = new Map<string, number>()
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
        if (isOver) return
        const now = performance.now()
        const texts = textsIn(text, again !== undefined)
        const fresh = isLooking() ? texts.filter((one) => isNew(seen.get(one), now, again)) : []
        for (const one of texts) seen.set(one, now)
        if (fresh.length > 0) await take(fresh, frame)
      }
    }
    look(element).catch((error: unknown) => {
      if (!isOver) setFault(error instanceof Error ? error.message : says.cameraBusy)
    })
    return () => {
      isOver = true
      runner.stop()
    }
  }, [stream, workerHref, again])

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
            {!stream ? says.cameraStarting : (found ?? says.cameraLooking)}
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
