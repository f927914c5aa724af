import { saveMade } from '@/components/take-away/save-made'
import { copyLink, copyText } from '@/components/take-away/take-away'
import { inWriter, writeDocument } from '@/components/take-away/write-document'
import { problemSentence } from '@/lib/kits/fields/problem-sentence'
import { isProblem, type Problem } from '@/lib/base/problem'
import {
  documentFormats,
  fileNameOf,
  isPicture,
  type DocumentFormat,
  type PictureFormat,
} from '@/lib/kits/document/formats'
import type { DesignPicture } from '@/lib/engines/pdf-document'
import { withPhysicalSize } from '@/lib/base/png/write'
import { documentText } from '@/lib/kits/document/text'
import type { Document } from '@/lib/kits/document/types'
import type { AnyValues } from '@/lib/kits/fields/types'
import type { Show } from '@/lib/base/format/show'
import type { GeneratorDeclaration } from '@/lib/kits/generator/declaration'
import {
  generatorContext,
  type GeneratorModule,
  type GeneratorWork,
  type GeneratorWorkResult,
} from '@/lib/kits/generator/run'
import { generatorMessages } from '@/lib/messages/generator'
import { runTask, TaskError, type TaskOptions } from '@/lib/workers/run-task'
import type { Made } from './made'

/* Ways of taking a document away. Loaded on use. */

const pictureFailed = () => Promise.reject(new TaskError(generatorMessages.pictureFailed))

/** Saves the document in a format. Answers with a sentence where it cannot be written. */
export async function saveDocument(
  made: Made,
  format: DocumentFormat,
  show: Show,
  options: TaskOptions,
): Promise<string | undefined> {
  const { extension, type } = documentFormats[format]
  if (!isPicture(format))
    return saved(made, { extension, type }, () => writeDocument(made.document, format, made, show, options), options)
  const pages = made.document.blocks.filter(({ kind }) => kind === 'design').length
  const zip = { extension: 'zip', type: 'application/zip' }
  return saved(made, pages > 1 ? zip : { extension, type }, () => pictures(made, format, show, options), options)
}

/** Dots to an inch of a saved picture. */
const dpi = 300

async function pngAtSize({ svg, width, height }: DesignPicture): Promise<Blob> {
  const dots = (millimetres: number) => Math.round((millimetres / 25.4) * dpi)
  // In whole dots, so that the browser rounds nothing by itself.
  const sized = svg.replace(/ width="[^"]*" height="[^"]*"/, ` width="${dots(width)}" height="${dots(height)}"`)
  const { pngOf } = await import('@/components/document/rasterise')
  const png = await pngOf(sized, dots(width))
  return new Blob([withPhysicalSize(new Uint8Array(await png.arrayBuffer()), dpi)], { type: 'image/png' })
}

async function pictureOf(page: DesignPicture, { document }: Made, format: PictureFormat, options: TaskOptions) {
  if (format === 'svg') return new Blob([page.svg], { type: 'image/svg+xml' })
  if (format === 'png') return pngAtSize(page).catch(pictureFailed)
  const { pngInBands } = await import('@/components/document/png-in-bands')
  const description = document.blocks.find((block) => block.kind === 'design')?.page.alt ?? document.title
  return pngInBands(page, { dots: document.dots ?? dpi, description, ...options }).catch((error: unknown) =>
    error instanceof TaskError ? Promise.reject(error) : pictureFailed(),
  )
}

/** Each page of a design as a picture; several as an archive. */
async function pictures(made: Made, format: PictureFormat, show: Show, options: TaskOptions): Promise<Blob> {
  const result = await inWriter('svg', made.document, made, show, options)
  if (!('pages' in result)) throw new TypeError('the worker answered without pictures')
  const files: [string, Blob][] = []
  for (const page of result.pages) {
    files.push([
      `${fileNameOf(page.name)}.${documentFormats[format].extension}`,
      await pictureOf(page, made, format, options),
    ])
  }
  const [only] = files
  if (only && files.length === 1) return only[1]
  const { zipOf } = await import('@/lib/base/archive/zip-files')
  return zipOf(files)
}

/** Text made to be taken is copied as it stands; other documents as they read. */
export function copyDocument(document: Document, show: Show): Promise<void> {
  const plain = document.sheet === 'bare' ? document.blocks.find((block) => block.kind === 'plain') : undefined
  return copyText(plain ? plain.text : documentText(document, show))
}

export const copyFormLink = ({ form }: GeneratorDeclaration, values: AnyValues) => copyLink(form, values)

/** Browsers offer the page's title as the name of a PDF. */
export function printDocument({ title }: Document): void {
  const before = document.title
  document.title = fileNameOf(title)
  window.addEventListener('afterprint', () => (document.title = before), { once: true })
  window.print()
}

/** The tool, where it is wanted before anything has changed. */
async function fetchModule(moduleHref: string): Promise<GeneratorModule> {
  try {
    return ((await import(/* @vite-ignore */ moduleHref)) as { default: GeneratorModule }).default
  } catch {
    throw new TaskError(generatorMessages.failed)
  }
}

type Content = string | Uint8Array<ArrayBuffer> | Blob | Problem

async function contentOf(
  { declaration, values, visitor, draw, module, moduleHref, workerHref, fontsHref }: Made,
  key: string,
  options: TaskOptions,
): Promise<Content> {
  const file = (module ?? (await fetchModule(moduleHref))).files?.[key]
  if (!file) throw new TypeError(`${declaration.id} makes no file ${key}`)
  const context = generatorContext(declaration.law, values, visitor, () => {}, draw)
  if ('picture' in file) {
    const picture = file.picture(values, context)
    if (isProblem(picture)) return picture
    const { pngOf } = await import('@/components/document/rasterise')
    return pngOf(picture.svg, picture.width).catch(() => Promise.reject(new TaskError(generatorMessages.pictureFailed)))
  }
  if (!file.slow) return file.make(values, context)
  const work: GeneratorWork = {
    moduleHref: new URL(moduleHref, location.href).href,
    law: declaration.law,
    values,
    visitor,
    draw,
    file: key,
    fontsHref: new URL(fontsHref, location.href).href,
  }
  options.onProgress?.({ share: 0 })
  const result = await runTask<GeneratorWork, GeneratorWorkResult>(workerHref, work, options)
  if ('problem' in result) return result.problem
  if ('content' in result) return result.content
  throw new TypeError('the worker answered with a document')
}

function saved(
  { declaration, document }: Made,
  { extension, type }: { extension: string; type: string },
  make: () => Promise<Content>,
  options: TaskOptions,
): Promise<string | undefined> {
  return saveMade(
    `${fileNameOf(document.title)}.${extension}`,
    type,
    async () => {
      const content = await make()
      if (typeof content === 'object' && isProblem(content))
        throw new TaskError(problemSentence(declaration.form, content))
      return content
    },
    options,
  )
}

/** Makes a declared file and saves it. Answers with a sentence where there is none to save. */
export function saveDeclaredFile(made: Made, key: string, options: TaskOptions): Promise<string | undefined> {
  const declared = made.declaration.files[key]
  if (!declared) throw new TypeError(`no file ${key}`)
  return saved(made, declared, () => contentOf(made, key, options), options)
}
