import { isProblem } from '@/lib/base/problem'
import { regionOf } from '@/lib/base/region/regions'
import { designPictures, documentPdf } from '@/lib/engines/pdf-document'
import type { DesignPage } from '@/lib/kits/document/design'
import type { Document } from '@/lib/kits/document/types'
import { initialValues } from '@/lib/kits/fields/initial'
import type { AnyValues, Fields } from '@/lib/kits/fields/types'
import { generatorContext } from '@/lib/kits/generator/run'
import type { Generator } from '@/lib/kits/generator/types'
import { fonts, readFont } from '../paper/read-fonts'

const uk = regionOf('uk')

/** The document that a tool makes of some entries, the rest as the form begins. */
export function designOf<F extends Fields>(tool: Generator<F>, given: AnyValues = {}): Document {
  const values = initialValues(tool.form, given, 'global')
  const document = tool.build(values as never, generatorContext(undefined, values, uk))
  if (isProblem(document)) throw new Error(`${document.field}: ${document.message}`)
  return document
}

export const pagesIn = ({ blocks }: Document): DesignPage[] =>
  blocks.flatMap((block) => (block.kind === 'design' ? [block.page] : []))

export async function pdfIn(document: Document): Promise<Uint8Array> {
  const pdf = await documentPdf(document, uk, fonts, readFont)
  if ('missing' in pdf) throw new Error(`no font has ${pdf.missing}`)
  return pdf
}

export async function svgsIn(document: Document) {
  const made = await designPictures(document, uk, fonts, readFont)
  if ('missing' in made) throw new Error(`no font has ${made.missing}`)
  return made.pages
}

/** A picture as a data address that any program opens: one red pixel. */
export const redPixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
