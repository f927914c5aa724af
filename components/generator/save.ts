import { copyLink, copyText, saveFile } from '@/components/take-away/take-away'
import { toast } from '@/components/ui/toast'
import { isProblem } from '@/lib/calculator/define'
import type { Problem } from '@/lib/calculator/types'
import { fileNameOf, writeDocument, type DocumentFormat } from '@/lib/document/formats'
import { documentText } from '@/lib/document/text'
import type { Document } from '@/lib/document/types'
import type { AnyValues } from '@/lib/fields/types'
import type { Show } from '@/lib/format/show'
import type { GeneratorDeclaration } from '@/lib/generator/declaration'
import {
  generatorContext,
  type GeneratorModule,
  type GeneratorWork,
  type GeneratorWorkResult,
} from '@/lib/generator/run'
import { generatorMessages } from '@/lib/messages/generator'
import { runTask, TaskError, type TaskOptions } from '@/lib/workers/run-task'
import type { Made } from './generator-actions'

/* Ways of taking a document away. Loaded on use. */

export async function saveDocument(document: Document, format: DocumentFormat, show: Show): Promise<void> {
  const { name, type, content } = await writeDocument(document, format, show)
  saveFile(name, type, content)
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

/** Makes a declared file and saves it. Answers with a sentence where there is none to save. */
export async function saveDeclaredFile(made: Made, key: string, options: TaskOptions): Promise<string | undefined> {
  const declared = made.declaration.files[key]
  if (!declared) throw new TypeError(`no file ${key}`)
  try {
    const content = await contentOf(made, key, options)
    if (typeof content === 'object' && isProblem(content)) {
      const label = content.field === null ? undefined : made.declaration.form[content.field]?.label
      return label === undefined ? content.message : `${label} ${content.message}.`
    }
    const name = `${fileNameOf(made.document.title)}.${declared.extension}`
    saveFile(name, declared.type, content)
    await toast(generatorMessages.saved(name))
    return undefined
  } catch (error) {
    if (options.signal?.aborted) return generatorMessages.cancelled
    if (error instanceof TaskError) return error.message
    throw error
  }
}
