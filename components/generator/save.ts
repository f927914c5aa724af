import { copyLink, copyText, saveFile } from '@/components/take-away/take-away'
import { toast } from '@/components/ui/toast'
import { problemSentence } from '@/lib/kits/fields/problem-sentence'
import { isProblem, type Problem } from '@/lib/base/problem'
import { documentFormats, fileNameOf, type DocumentFormat } from '@/lib/kits/document/formats'
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
import type { DocumentWork, DocumentWorkResult } from '@/lib/workers/document.worker'
import type { Made } from './made'
import { withPictures } from './with-pictures'

/* Ways of taking a document away. Loaded on use. */

/** A document in a format: written at once, or in a worker by the library that knows it. */
async function written(
  { document, writerHref, fontsHref }: Made,
  format: DocumentFormat,
  show: Show,
  options: TaskOptions,
): Promise<Content> {
  const writer = documentFormats[format]
  if ('write' in writer) return writer.write(document, show)
  if ('later' in writer) {
    const { documentMarkdown } = await import('@/lib/kits/document/markdown').catch(() =>
      Promise.reject(new TaskError(generatorMessages.failed)),
    )
    return documentMarkdown(document, show)
  }
  const absolute = new URL(fontsHref, location.href).href
  const drawn = await withPictures(document).catch(() => Promise.reject(new TaskError(generatorMessages.pictureFailed)))
  const work: DocumentWork = {
    format: format as DocumentWork['format'],
    document: drawn,
    region: show.region,
    fontsHref: absolute,
  }
  options.onProgress?.({ share: 0 })
  const result = await runTask<DocumentWork, DocumentWorkResult>(writerHref, work, options)
  if ('content' in result) return result.content
  throw new TaskError(generatorMessages.missingLetter(result.missing))
}

/** Saves the document in a format. Answers with a sentence where it cannot be written. */
export function saveDocument(
  made: Made,
  format: DocumentFormat,
  show: Show,
  options: TaskOptions,
): Promise<string | undefined> {
  const { extension, type } = documentFormats[format]
  return saved(made, { extension, type }, () => written(made, format, show, options), options)
}

/** Text made to be taken is copied as it stands; other documents as they read. */
export function copyDocument(document: Document, show: Show): Promise<void> {
  const plain = document.sheet === 'bare' ? document.blocks.find((block) => block.kind === 'plain') : undefined
  return copyText(plain ? plain.text : documentText(document, show))
}

export function copyFormLink({ form }: GeneratorDeclaration, values: AnyValues): Promise<void> {
  return copyLink(form, values)
}

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
  { declaration, values, visitor, draw, module, moduleHref, workerHref }: Made,
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
  }
  options.onProgress?.({ share: 0 })
  const result = await runTask<GeneratorWork, GeneratorWorkResult>(workerHref, work, options)
  if ('problem' in result) return result.problem
  if ('content' in result) return result.content
  throw new TypeError('the worker answered with a document')
}

async function saved(
  { declaration, document }: Made,
  { extension, type }: { extension: string; type: string },
  make: () => Promise<Content>,
  { signal }: TaskOptions,
): Promise<string | undefined> {
  try {
    const content = await make()
    if (typeof content === 'object' && isProblem(content)) return problemSentence(declaration.form, content)
    const name = `${fileNameOf(document.title)}.${extension}`
    saveFile(name, type, content)
    await toast(generatorMessages.saved(name))
    return undefined
  } catch (error) {
    if (signal?.aborted) return generatorMessages.cancelled
    if (error instanceof TaskError) return error.message
    throw error
  }
}

/** Makes a declared file and saves it. Answers with a sentence where there is none to save. */
export function saveDeclaredFile(made: Made, key: string, options: TaskOptions): Promise<string | undefined> {
  const declared = made.declaration.files[key]
  if (!declared) throw new TypeError(`no file ${key}`)
  return saved(made, declared, () => contentOf(made, key, options), options)
}
