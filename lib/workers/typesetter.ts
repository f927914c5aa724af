import type { Region } from '@/lib/base/region/types'
import type { Carrier } from '@/lib/kits/document/carrier'
import type { Document } from '@/lib/kits/document/types'
import type { FontList } from '@/lib/subjects/paper/faces'
import { workerMessages } from '@/lib/messages/workers'
import { TaskRefusal } from './define-task'

async function fetched(address: string | URL): Promise<Response> {
  const response = await fetch(address).catch(() => undefined)
  if (!response?.ok) throw new TaskRefusal(workerMessages.notLoaded)
  return response
}

/** The list of fonts, the same one for every task: fonts that were read stay with it. */
let listed: { href: string; fonts: FontList } | undefined

async function fontsAt(href: string): Promise<FontList> {
  if (listed?.href !== href) listed = { href, fonts: (await (await fetched(href)).json()) as FontList }
  return listed.fonts
}

/**
 * Lays documents out in the fonts of a list: as PDF, as pictures of a design, or only to tell where paper turns. All answer with the first letter that no
 * font has where there is one, and refuse where a font does not arrive.
 */
export async function typesetterOf(fontsHref: string) {
  const { designPictures, documentPdf, documentTurns } = await import('@/lib/engines/pdf-document')
  const fonts = await fontsAt(fontsHref)
  const read = async (href: string) => new Uint8Array(await (await fetched(new URL(href, fontsHref))).arrayBuffer())
  return {
    pdf: (document: Document, region: Region, carrier?: Carrier) => documentPdf(document, region, fonts, read, carrier),
    turns: (document: Document, region: Region) => documentTurns(document, region, fonts, read),
    pictures: (document: Document, region: Region) => designPictures(document, region, fonts, read),
  }
}
