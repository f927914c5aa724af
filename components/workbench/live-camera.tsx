import { useState } from 'react'
import { fileQueueMessages as says } from '@/lib/messages/file-queue'
import CameraView from './camera-view'

interface LiveCameraProps {
  workerHref: string
  /** Said when a frame was taken. */
  found: string
  onFile: (file: File) => void
}

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
  const [hasFound, setFound] = useState(false)
  async function take(_: readonly string[], frame: HTMLVideoElement): Promise<void> {
    const file = await fileOf(frame)
    if (!file) return
    onFile(file)
    setFound(true)
  }
  return <CameraView workerHref={workerHref} found={hasFound ? found : undefined} onFound={take} />
}
