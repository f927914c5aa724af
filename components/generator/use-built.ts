import { useEffect, useMemo, useRef, useState } from 'react'
import type { AnyValues } from '@/lib/kits/fields/types'
import type { GeneratorDeclaration } from '@/lib/kits/generator/declaration'
import {
  runGenerator,
  type Built,
  type GeneratorModule,
  type GeneratorWork,
  type GeneratorWorkResult,
} from '@/lib/kits/generator/run'
import { generatorMessages } from '@/lib/messages/generator'
import type { Draw } from '@/lib/base/random/draw'
import type { Region } from '@/lib/base/region/types'
import type { TaskProgress } from '@/lib/workers/protocol'
import { createTaskRunner, TaskError } from '@/lib/workers/run-task'

export interface BuildJob {
  module: GeneratorModule | undefined
  moduleHref: string
  workerHref: string
  declaration: GeneratorDeclaration
  values: AnyValues
  visitor: Region
  valid: boolean
  draw: Draw | undefined
}

export interface BuildState {
  built: Built | undefined
  /** Set while a worker builds. */
  progress?: TaskProgress
  failure?: string
  cancel?(): void
}

interface Slow {
  values: AnyValues
  draw: Draw | undefined
  state: BuildState
}

/** Lets somebody finish typing a number before a worker starts. */
const pause = 350

/** The document of the current values: at once where that is quick, from a worker where the tool says it is not. */
export function useBuilt({
  module,
  moduleHref,
  workerHref,
  declaration,
  values,
  visitor,
  valid,
  draw,
}: BuildJob): BuildState {
  const isSlow = useMemo(() => module !== undefined && valid && module.slow?.(values) === true, [module, valid, values])
  const quick = useMemo(
    () =>
      module && valid && !isSlow ? runGenerator(module, declaration, values, visitor, undefined, draw) : undefined,
    [module, valid, isSlow, declaration, values, visitor, draw],
  )
  const [slow, setSlow] = useState<Slow>()
  const runner = useRef<ReturnType<typeof createTaskRunner<GeneratorWork, GeneratorWorkResult>>>(undefined)

  useEffect(() => () => runner.current?.stop(), [])

  useEffect(() => {
    if (!isSlow) return
    const stopped = new AbortController()
    let replaced = false
    const tell = (state: BuildState) => !replaced && setSlow({ values, draw, state })
    const timer = setTimeout(() => {
      tell({ built: undefined, progress: { share: 0 }, cancel: () => stopped.abort() })
      runner.current ??= createTaskRunner<GeneratorWork, GeneratorWorkResult>(workerHref)
      const address = new URL(moduleHref, location.href).href
      runner.current
        .run(
          { moduleHref: address, law: declaration.law, values, visitor, draw },
          {
            signal: stopped.signal,
            onProgress: (progress) => tell({ built: undefined, progress, cancel: () => stopped.abort() }),
          },
        )
        .then(
          (result) => tell({ built: 'built' in result ? result.built : undefined }),
          (error: unknown) => {
            if (error instanceof TaskError) tell({ built: undefined, failure: error.message })
            else if (stopped.signal.aborted) tell({ built: undefined, failure: generatorMessages.stopped })
          },
        )
    }, pause)
    return () => {
      clearTimeout(timer)
      replaced = true
      stopped.abort()
    }
  }, [isSlow, declaration, values, visitor, draw, moduleHref, workerHref])

  if (!isSlow) return { built: quick }
  return slow && slow.values === values && slow.draw === draw
    ? slow.state
    : { built: undefined, progress: { share: 0 } }
}
