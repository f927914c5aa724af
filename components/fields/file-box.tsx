import { useEffect, useRef, useState } from 'react'
import type { FileField } from '@/lib/kits/fields/types'
import { fileMessages } from '@/lib/messages/file'

interface FileBoxProps {
  id: string
  field: FileField
  value: string
  /** Where nothing on the page labels it, as in rows. */
  name?: string
  describedBy?: string | undefined
  onText(text: string): void
}

const sizeInWords = (bytes: number) => (bytes < 1e6 ? `${Math.round(bytes / 1e3)} KB` : `${Math.round(bytes / 1e6)} MB`)

/** A file that the tool needs whole, such as a logo. It stays on the page. */
export default function FileBox({ id, field, value, name, describedBy, onText }: FileBoxProps) {
  const [error, setError] = useState<string>()
  const box = useRef<HTMLInputElement>(null)
  // A file box cannot be given a value; starting over must still clear the name it shows.
  useEffect(() => {
    if (value === '' && box.current) box.current.value = ''
  }, [value])

  async function take(file: File | undefined) {
    if (!file) return
    if (file.size > field.maxBytes) return setError(fileMessages.fileTooLarge(sizeInWords(field.maxBytes)))
    const address =
      field.longestSide === undefined
        ? await (await import('./data-address')).dataAddress(file)
        : await (await import('./redraw')).redrawn(file, field.longestSide)
    if (address === undefined) return setError(fileMessages.noPicture)
    setError(undefined)
    onText(address)
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <input
        ref={box}
        id={id}
        type="file"
        accept={field.accept}
        aria-label={name}
        aria-describedby={error ? `${id}-file-error` : describedBy}
        className="max-w-full text-sm file:mr-3 file:rounded-md file:border file:border-edge file:bg-raised file:px-3 file:py-2 file:text-ink"
        onChange={(event) => take(event.target.files?.[0])}
      />
      {value && (
        <button type="button" className="min-h-9 text-sm text-accent underline" onClick={() => onText('')}>
          {fileMessages.removeFile}
        </button>
      )}
      {error && (
        <p id={`${id}-file-error`} className="w-full text-sm text-bad">
          {error}
        </p>
      )}
    </div>
  )
}
