import { askForFile, askForFolder } from '@/components/take-away/ask-for-file'
import { shareFile } from '@/components/take-away/share-file'
import { saveFile } from '@/components/take-away/take-away'
import type { AnyWork, Content, Saving, Sharing, WorkbenchModule, Zipping } from '@/lib/kits/app/workbench'

/** What is made of files from this size on is written straight to the disk where the browser can; in bytes. */
const largeFile = 50_000_000

export interface Making {
  work: AnyWork
  module: WorkbenchModule | undefined
  /** The file of a content; undefined where its work was stopped or failed. `question` is what it is remembered by. */
  made(content: Content<unknown>, question?: Content<unknown>): Promise<Blob | undefined>
}

type Named = Pick<Saving<AnyWork, unknown>, 'file'>

const nameOf = ({ file }: Named, work: AnyWork) => (typeof file === 'string' ? file : file(work))
const typeOf = ({ type }: Pick<Saving<AnyWork, unknown>, 'type'>, work: AnyWork) =>
  typeof type === 'string' ? type : type(work)

function isLarge({ bytes }: Saving<AnyWork, unknown>, work: AnyWork): boolean {
  if (bytes) return bytes(work) >= largeFile
  return Object.values(work.opened).some((file) => file && file.size >= largeFile)
}

async function diskFor(way: Saving<AnyWork, unknown>, name: string, work: AnyWork) {
  if (way.isSeveral?.(work)) return askForFolder()
  return isLarge(way, work) ? askForFile(name) : undefined
}

export async function save(
  way: Saving<AnyWork, unknown>,
  content: Content<unknown>,
  { work, made }: Making,
): Promise<void> {
  const name = nameOf(way, work)
  const disk = typeof content === 'object' ? await diskFor(way, name, work) : undefined
  if (disk === 'cancelled') return
  const blob = await made((disk && way.of(work, disk)) ?? content, content)
  if (blob) saveFile(name, typeOf(way, work), blob)
}

export async function share(
  way: Sharing<AnyWork, unknown>,
  content: Content<unknown>,
  { work, made }: Making,
): Promise<void> {
  const blob = await made(content)
  if (blob) await shareFile(nameOf(way, work), typeOf(way, work), blob)
}

export async function zip(way: Zipping<AnyWork, unknown>, { work, made }: Making): Promise<void> {
  const entries: [string, Blob][] = []
  for (const [name, content] of Object.entries(way.files(work))) {
    const blob = content === undefined ? undefined : await made(content)
    if (!blob) return
    entries.push([name, blob])
  }
  const { zipOf } = await import('@/lib/base/archive/zip-files')
  saveFile(nameOf(way, work), 'application/zip', await zipOf(entries))
}

/** Prints what the tool gives for printing as a whole, or else the page. */
export async function print({ work, module, made }: Making): Promise<void> {
  const wanted = module?.prints?.(work)
  if (!wanted) return window.print()
  const text = await (await made(wanted.content))?.text()
  if (text === undefined) return
  const { printText } = await import('@/components/take-away/print-text')
  printText(wanted.title, text)
}
