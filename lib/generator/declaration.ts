import type { DocumentFormat } from '@/lib/document/formats'
import type { Condition, Fields } from '@/lib/fields/types'
import type { AnyGenerator, Fresh } from './types'

/** One button under the preview. */
export interface FileDeclaration {
  label: string
  type: string
  extension: string
  shownWhen?: Condition | readonly Condition[]
  /** Drawn by the browser from SVG. */
  picture: boolean
  slow: boolean
}

/** What crosses from the page to the form: data only. A change that old readers would misread raises `schema`. */
export interface GeneratorDeclaration {
  schema: 1
  id: string
  name: string
  law?: AnyGenerator['law']
  form: Fields
  files: Readonly<Record<string, FileDeclaration>>
  saves: readonly DocumentFormat[]
  prints: boolean
  fresh?: Fresh
}

export function declareGenerator(
  id: string,
  name: string,
  { law, form, files = {}, saves = ['html', 'txt'], prints = true, fresh }: AnyGenerator,
): GeneratorDeclaration {
  return {
    schema: 1,
    id,
    name,
    ...(law === undefined ? {} : { law }),
    form,
    files: Object.fromEntries(
      Object.entries(files).map(([key, file]) => {
        const { label, type, extension, shownWhen } = file
        const declared = {
          label,
          type,
          extension,
          picture: 'picture' in file,
          slow: 'slow' in file && file.slow === true,
        }
        return [key, shownWhen === undefined ? declared : { ...declared, shownWhen }]
      }),
    ),
    saves,
    prints,
    ...(fresh === undefined ? {} : { fresh }),
  }
}
