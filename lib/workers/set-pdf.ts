import type { Region } from '@/lib/base/region/types'
import type { Document } from '@/lib/kits/document/types'
import type { FontFile } from '@/lib/subjects/paper/faces'
import { workerMessages } from '@/lib/messages/workers'
import { TaskRefusal } from './define-task'

async function fetched(address: string | URL): Promise<Response> {
  const response = await fetch(address).catch(() => undefined)
  if (!response?.ok) throw new TaskRefusal(workerMessages.notLoaded)
  return response
}

/** Sets documents as PDF in the fonts of a list, each fetched once. Answers with the first letter that no font has where there is one. */
export function pdfSetter(fontsHref: string) {
  const files = new Map<string, Promise<Uint8Array>>()
  async function bytesOf(href: string): Promise<Uint8Array> {
    return new Uint8Array(await (await fetched(new URL(href, fontsHref))).arrayBuffer())
  }
  function read(href: string): Promise<Uint8Array> {
    const known = files.get(href) ?? bytesOf(href)
    files.set(href, known)
    return known
  }
  let list: Promise<FontFile[]> | undefined
  return async (document: Document, region: Region) => {
    list ??= fetched(fontsHref).then(async (response) => (await response.json()) as FontFile[])
    const { documentPdf } = await import('@/lib/engines/pdf-document')
    return documentPdf(document, region, await list, read)
  }
}
