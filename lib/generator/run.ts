import { contextOf } from '@/lib/calculator/run'
import type { Problem } from '@/lib/calculator/types'
import type { Document } from '@/lib/document/types'
import type { AnyValues } from '@/lib/fields/types'
import type { Draw } from '@/lib/random/draw'
import type { Region } from '@/lib/region/types'
import type { GeneratorDeclaration } from './declaration'
import type { AnyGenerator, GeneratorContext } from './types'

/** What the browser's copy of a generator holds. */
export type GeneratorModule = Pick<AnyGenerator, 'build' | 'slow' | 'check' | 'files'>

export type Built = Document | Problem

type Progress = GeneratorContext['progress']

export function generatorContext(
  law: GeneratorDeclaration['law'],
  values: AnyValues,
  visitor: Region,
  progress: Progress = () => {},
  draw?: Draw,
): GeneratorContext {
  const context = { ...contextOf(law, values, visitor), progress }
  return draw ? { ...context, draw } : context
}

/** The document of valid values, or the reason why there is none. */
export function runGenerator(
  module: GeneratorModule,
  { law }: Pick<GeneratorDeclaration, 'law'>,
  values: AnyValues,
  visitor: Region,
  progress?: Progress,
  draw?: Draw,
): Built {
  return module.build(values, generatorContext(law, values, visitor, progress, draw))
}

/** Work that the page hands to the worker: the document of these values, or one declared file. */
export interface GeneratorWork {
  moduleHref: string
  law: GeneratorDeclaration['law']
  values: AnyValues
  visitor: Region
  draw?: Draw | undefined
  /** Name of a declared file; the document where absent. */
  file?: string
}
export type GeneratorWorkResult =
  | { built: Built }
  | { content: string | Uint8Array<ArrayBuffer> }
  | { problem: Problem }
