import { useEffect, useRef, useState } from 'react'
import { longestText } from '@/lib/subjects/diff/compare'
import type { TextDiffAnswer, TextDiffRequest } from '@/lib/subjects/diff/task'
import { textDiffMessages as messages } from '@/lib/tools/utilities/text/text-diff-checker.messages'
import { runTask, TaskError } from '@/lib/workers/run-task'
import type { SideInput } from './draft'

/** The largest .docx or .pdf, in bytes; pictures make such files much larger than their text. */
const largestDocument = 25 * 1024 * 1024

interface FileReading {
  /** Name of the file that is being read. */
  reading: string | undefined
  /** Why the last file was not taken, as a sentence. */
  notice: string | undefined
  setNotice: (notice: string | undefined) => void
  read: (file: File) => Promise<void>
  cancel: () => void
}

/** Reads files for one side in a worker and hands over their text. A newer file replaces one still being read. */
export function useFileReader(workerHref: string, onRead: (input: SideInput) => void): FileReading {
  const [reading, setReading] = useState<string>()
  const [notice, setNotice] = useState<string>()
  const controller = useRef<AbortController | undefined>(undefined)

  useEffect(() => () => controller.current?.abort(), [])

  async function read(file: File): Promise<void> {
    controller.current?.abort()
    const own = new AbortController()
    controller.current = own
    const isDocument = /\.(?:docx|pdf)$/i.test(file.name)
    if (file.size > (isDocument ? largestDocument : longestText)) {
      setNotice(messages.fileTooLarge(file.name))
      return
    }
    setNotice(undefined)
    setReading(file.name)
    try {
      const bytes = await file.arrayBuffer()
      const answer = await runTask<TextDiffRequest, TextDiffAnswer>(
        workerHref,
        { kind: 'read', name: file.name, bytes },
        { transfer: [bytes], signal: own.signal },
      )
      if (answer.kind === 'read') onRead({ text: answer.text, name: file.name, source: answer.source })
      else if (answer.kind === 'refused') setNotice(messages.refused[answer.reason](file.name))
    } catch (error) {
      if (own.signal.aborted) return
      if (error instanceof TaskError) setNotice(error.message)
      else if (error instanceof DOMException) setNotice(messages.unreadable(file.name))
      else throw error
    } finally {
      if (controller.current === own) setReading(undefined)
    }
  }

  return { reading, notice, setNotice, read, cancel: () => controller.current?.abort() }
}
