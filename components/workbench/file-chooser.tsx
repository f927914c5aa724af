import { useEffect, useId, useRef, useState } from 'react'
import { part } from '@/components/islands/part'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import type { FilesInput } from '@/lib/kits/app/workbench'
import { fileQueueMessages as says } from '@/lib/messages/file-queue'

const LiveCamera = part('workbench/live-camera', () => import('./live-camera'))

interface FileChooserProps {
  input: FilesInput
  /** Asked about what a live camera sees. */
  workerHref: string
  onFiles: (files: readonly File[]) => void
  /** A file is held over the tool. */
  isOver?: boolean
}

/** Files pasted anywhere on the page; a pasted text goes where the cursor is. */
function usePastedFiles(isOn: boolean, onFiles: FileChooserProps['onFiles']): void {
  const taking = useRef(onFiles)
  useEffect(() => {
    taking.current = onFiles
  })
  useEffect(() => {
    if (!isOn) return
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])]
      if (files.length > 0) taking.current(files)
    }
    addEventListener('paste', paste)
    return () => removeEventListener('paste', paste)
  }, [isOn])
}

interface FileButtonProps extends Omit<FileChooserProps, 'workerHref'> {
  label: string
  /** A phone opens its camera instead of its files. */
  camera?: boolean
  folder?: boolean
  describedBy: string
}

function FileButton({
  input: { accept },
  label,
  camera = false,
  folder = false,
  describedBy,
  onFiles,
}: FileButtonProps) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        look={camera || folder ? undefined : 'primary'}
        aria-describedby={describedBy}
        onClick={() => chooser.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={chooser}
        type="file"
        multiple={!camera}
        {...(folder && { webkitdirectory: '' })}
        accept={camera ? 'image/*' : accept}
        capture={camera ? 'environment' : undefined}
        className="sr-only"
        tabIndex={-1}
        aria-label={label}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // The same file can be chosen again after it was changed.
          event.target.value = ''
          onFiles(files)
        }}
      />
    </>
  )
}

/** Choosing files; they may also be dropped on the tool. */
export default function FileChooser({ input, workerHref, onFiles, isOver = false }: FileChooserProps) {
  const id = useId()
  const [isLive, setLive] = useState(false)
  const { also = [], folders, live } = input
  const takesPastes = also.includes('clipboard')
  usePastedFiles(takesPastes, onFiles)
  return (
    <div className="min-w-0" data-print="hidden">
      <p id={id} className="mb-1 flex items-center font-medium sm:min-h-8">
        {input.label}
      </p>
      <div
        className={classNames(
          'flex flex-col items-start gap-2 rounded-md border border-dashed p-4',
          isOver ? 'border-accent bg-accent-soft' : 'border-edge',
        )}
      >
        <div className="flex flex-wrap gap-2">
          <FileButton input={input} label={input.button} describedBy={id} onFiles={onFiles} />
          {folders && <FileButton input={input} label={says.chooseFolder} folder describedBy={id} onFiles={onFiles} />}
          {live && (
            <Button aria-expanded={isLive} onClick={() => setLive(!isLive)}>
              {isLive ? says.closeCamera : live.button}
            </Button>
          )}
          {also.includes('camera') && (
            <FileButton input={input} label={says.takePhoto} camera describedBy={id} onFiles={onFiles} />
          )}
        </div>
        {live && isLive && <LiveCamera workerHref={workerHref} found={live.found} onFile={(file) => onFiles([file])} />}
        <p className="text-sm text-muted">
          {says.dropHint}
          {takesPastes && ` ${says.pasteHint}`}
        </p>
      </div>
      <p className="mt-1 text-xs text-muted">{input.help ?? says.filesNotKept}</p>
    </div>
  )
}
