import { useEffect, useRef, useState } from 'react'
import type { Analysis } from '@/lib/csv/analyse'
import type { ReadSettings } from '@/lib/csv/settings'
import type { CsvAnswer, CsvRequest } from '@/lib/csv/task'
import { csvMessages as messages } from '@/lib/messages/csv-to-json'
import { createTaskRunner, TaskError, type TaskRunner } from '@/lib/workers/run-task'

/** How long typing must pause before the text is read, in milliseconds. */
const typingPause = 200

export type CsvSource = string | File

interface State {
  analysis?: Analysis
  /** What the analysis is of: a result must never be taken for another source's. */
  of?: CsvSource
  fault?: string
  share?: number
  isRunning: boolean
}

interface Analysing extends State {
  cancel: () => void
  again: () => void
}

/** Reads the source in a worker whenever it or the way of reading changes. The last analysis stays while a new one is made. */
export function useAnalysis(workerHref: string, source: CsvSource, settings: ReadSettings | undefined): Analysing {
  const [state, setState] = useState<State>({ isRunning: false })
  const [round, setRound] = useState(0)
  const runner = useRef<TaskRunner<CsvRequest, CsvAnswer>>(undefined)
  const controller = useRef<AbortController>(undefined)
  const key = settings && JSON.stringify(settings)

  useEffect(
    () => () => {
      runner.current?.stop()
      runner.current = undefined
    },
    [],
  )

  useEffect(() => {
    const own = new AbortController()
    controller.current = own
    let isOver = false
    async function read(): Promise<void> {
      if (source === '' || key === undefined) {
        setState({ isRunning: false })
        return
      }
      setState((before) => ({ ...before, fault: undefined, share: undefined, isRunning: true }))
      runner.current ??= createTaskRunner<CsvRequest, CsvAnswer>(workerHref)
      try {
        const request: CsvRequest = { ask: 'analyse', source, settings: JSON.parse(key) as ReadSettings }
        const answer = await runner.current.run(request, {
          signal: own.signal,
          onProgress: ({ share }) => setState((before) => ({ ...before, share })),
        })
        if (isOver) return
        if (answer.kind === 'analysed') setState({ analysis: answer.analysis, of: source, isRunning: false })
        else if (answer.kind === 'unreadable') {
          const { why } = answer
          const fault =
            why.unreadable === 'encoding'
              ? messages.wrongEncoding(messages.encodings[why.encoding])
              : messages.refused[why.unreadable]
          setState({ fault, isRunning: false })
        }
      } catch (error) {
        if (isOver) return
        if (own.signal.aborted) setState({ fault: messages.stopped, isRunning: false })
        else if (error instanceof TaskError) setState({ fault: error.message, isRunning: false })
        else throw error
      }
    }
    const pause = setTimeout(() => void read(), typeof source === 'string' && source !== '' ? typingPause : 0)
    return () => {
      isOver = true
      clearTimeout(pause)
      own.abort()
    }
  }, [workerHref, source, key, round])

  return {
    ...state,
    cancel: () => controller.current?.abort(),
    again: () => setRound((before) => before + 1),
  }
}
