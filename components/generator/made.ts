import type { Draw } from '@/lib/base/random/draw'
import type { Region } from '@/lib/base/region/types'
import type { Document } from '@/lib/kits/document/types'
import type { AnyValues } from '@/lib/kits/fields/types'
import type { GeneratorDeclaration } from '@/lib/kits/generator/declaration'
import type { GeneratorModule } from '@/lib/kits/generator/run'

/** A document that was made, with all it was made from. */
export interface Made {
  declaration: GeneratorDeclaration
  document: Document
  /** The values that the document was built from. */
  values: AnyValues
  visitor: Region
  draw: Draw | undefined
  module: GeneratorModule | undefined
  moduleHref: string
  workerHref: string
  /** The worker that writes documents with a library, and the list of fonts it sets them in. */
  writerHref: string
  fontsHref: string
}
