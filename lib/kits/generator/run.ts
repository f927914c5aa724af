import { contextOf } from '@/lib/kits/fields/context'
import type { Problem } from '@/lib/base/problem'
import type { Document } from '@/lib/kits/document/types'
import type { AnyValues } from '@/lib/kits/fields/types'
import type { Draw } from '@/lib/base/random/draw'
import type { Region } from '@/lib/base/region/types'
import type { GeneratorDeclaration } from './declaration'
import type { AnyGenerator, GeneratorContext } from './types'

/** What the browser's copy of a generator holds. */
export type GeneratorModule = Pick<AnyGenerator, 'build' | 'slow' | 'check' | 'notes' | 'files'>

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
  /** Address of the list of fonts, for a file that is made of documents. */
  fontsHref?: string
}
export type GeneratorWorkResult =
  | { built: Built }
  | { content: string | Uint8Array<ArrayBuffer> }
  | { problem: Problem }
