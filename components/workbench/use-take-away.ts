import { useRef, useState } from 'react'
import { copyMade } from '@/components/take-away/copy-made'
import type { AnyWork, Carrying, Putting, TakeAway, WorkbenchModule } from '@/lib/kits/app/workbench'
import type { CarryTarget } from '@/lib/kits/carried/kinds'
import type { TaskProgress } from '@/lib/workers/protocol'
import { runTask, TaskError } from '@/lib/workers/run-task'
import type { Desk } from './desk'
import type { Making } from './take-files'
import { isSame } from './same'

/** What a copy does without: it comes with the first file. */
const files = () => import('./take-files')

export interface TakingAway {
  take(way: TakeAway<AnyWork>): Promise<void>
  carry(way: Carrying<AnyWork, unknown>, target: CarryTarget): Promise<void>
  print(): Promise<void>
  progress: TaskProgress | undefined
  fault: string | undefined
  cancel(): void
}

/** What was asked for what was last taken away, and the answer. */
export interface Made {
  question: unknown
  answer: unknown
}

/** The answer to what was last taken away, as long as the same would be asked again. */
export function madeOf(made: Made | undefined, module: WorkbenchModule | undefined, work: AnyWork): unknown {
  if (!made || !module) return undefined
  const isStill = Object.values(module.takeAway).some((way) => {
    const contents = way.kind === 'zip' ? Object.values(way.files(work)) : [way.of(work)]
    return contents.some(
      (content) => typeof content === 'object' && 'ask' in content && isSame(content.ask, made.question),
    )
  })
  return isStill ? made.answer : undefined
}

/** Whether there is something that this way takes away. */
export function canTake(way: TakeAway<AnyWork> | undefined, work: AnyWork): boolean {
  if (!way) return false
  return way.kind === 'zip' ? Object.values(way.files(work)).every(isThere) : way.of(work) !== undefined
}

const isThere = <Value>(value: Value | undefined): value is Value => value !== undefined

interface TakingParts {
  onMade(made: Made): void
  /** Puts what was made into an input. */
  onPut(way: Putting<AnyWork, unknown>, made: Blob): Promise<void>
}

/** Copying, saving and printing of what is there, or of what the worker makes for it. */
export function useTakeAway(
  workerHref: string,
  module: WorkbenchModule | undefined,
  work: AnyWork,
  desk: Desk | undefined,
  { onMade, onPut }: TakingParts,
): TakingAway {
  const [progress, setProgress] = useState<TaskProgress>()
  const [fault, setFault] = useState<string>()
  const controller = useRef<AbortController>(undefined)

  const fileOf = (answer: unknown) => (answer instanceof Blob ? answer : module?.fileIn?.(answer))

  const made: Making['made'] = async (content, question = content) => {
    if (typeof content === 'string') return new Blob([content])
    if (content instanceof Blob) return content
    const own = new AbortController()
    controller.current?.abort()
    controller.current = own
    setFault(undefined)
    setProgress({ share: 0 })
    try {
      const options = { signal: own.signal, onProgress: ({ share }: TaskProgress) => setProgress({ share }) }
      if ('askOpen' in content) return fileOf(await desk?.ask(content.askOpen, options))
      const answer = await runTask<unknown, unknown>(workerHref, content.ask, options)
      onMade({ question: typeof question === 'object' && 'ask' in question ? question.ask : question, answer })
      return fileOf(answer)
    } catch (error) {
      // Another source was opened meanwhile.
      const isReplaced = error instanceof DOMException && error.name === 'AbortError'
      if (own.signal.aborted || isReplaced) return undefined
      if (!(error instanceof TaskError)) throw error
      setFault(error.message)
      return undefined
    } finally {
      if (controller.current === own) setProgress(undefined)
    }
  }

  const making = { work, module, made }

  return {
    progress,
    fault,
    cancel: () => controller.current?.abort(),
    async take(way) {
      if (way.kind === 'zip') return (await files()).zip(way, making)
      const content = way.of(work)
      if (content === undefined || way.kind === 'carry') return
      if (way.kind === 'save') return (await files()).save(way, content, making)
      if (way.kind === 'share') return (await files()).share(way, content, making)
      if (way.kind === 'copy') return copyMade(made(content), way.done)
      const blob = await made(content)
      return blob && onPut(way, blob)
    },
    async carry(way, target) {
      const content = way.of(work)
      const text = content === undefined ? undefined : await (await made(content))?.text()
      if (text === undefined) return
      const { carryText } = await import('@/components/take-away/carry')
      await carryText(target, text)
    },
    async print() {
      return (await files()).print(making)
    },
  }
}
