import { fileStem } from '@/lib/base/format/file-stem'
import { pdfFileMessages as says } from '@/lib/messages/pdf-files'
import { workerMessages } from '@/lib/messages/workers'
import type { LookedAt } from '@/lib/engines/pdf-look'
import type { JpegCodec } from '@/lib/subjects/pdf/compressing/compress'
import { endBytes, pdfHead } from '@/lib/subjects/pdf/head'
import type {
  Change,
  DrawnPages,
  LockedFile,
  OpenedFile,
  Packed,
  PageSize,
  PdfAnswer,
  PdfQuestion,
  PdfTextFile,
  Plan,
  Rework,
  Search,
  Source,
  Written,
} from '@/lib/subjects/pdf/task'
import { readRanges } from '@/lib/subjects/pdf/ranges'
import { writePages } from '@/lib/subjects/pdf/reading/write'
import type { ReadPage } from '@/lib/subjects/pdf/reading/pieces'
import { pictureHead } from '@/lib/subjects/picture/head'
import { defineTask, TaskRefusal, withTransfer, type TaskContext } from '@/lib/workers/define-task'
import { decodePicture, readPicture } from '@/lib/workers/picture-decode'
import { drawnAt } from '@/lib/workers/picture-look'
import { readBlob } from '@/lib/workers/drive-work'

/** In bytes. What is written anew is in memory twice for a while. */
const largestFile = 500_000_000

/** A cancel is seen only between tasks of the event loop. */
async function pause(context: TaskContext): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0))
  if (context.cancelled()) throw new TaskRefusal(workerMessages.stopped)
}

async function ends(file: Blob): Promise<{ first: Uint8Array; last: Uint8Array }> {
  try {
    const [first, last] = await Promise.all([
      file.slice(0, endBytes).arrayBuffer(),
      file.slice(-endBytes).arrayBuffer(),
    ])
    return { first: new Uint8Array(first), last: new Uint8Array(last) }
  } catch {
    throw new TaskRefusal(says.gone)
  }
}

/** Told by the bytes, never by the name. */
async function kindOf(file: Blob): Promise<{ of: 'pdf' | 'picture'; isWhole: boolean }> {
  if (file.size === 0) throw new TaskRefusal(says.empty)
  if (file.size > largestFile) throw new TaskRefusal(says.tooLarge(file.size, largestFile))
  const { first, last } = await ends(file)
  const { isPdf, isWhole } = pdfHead(first, last)
  if (isPdf) return { of: 'pdf', isWhole }
  if (pictureHead(first).kind === 'unknown') throw new TaskRefusal(says.notAPdf)
  return { of: 'picture', isWhole: true }
}

const engine = () => import('@/lib/engines/pdf-look')

async function opened({ file, password }: Source, isWhole: boolean): Promise<LookedAt | LockedFile> {
  const { lookAtPdf, NotOpened } = await engine()
  try {
    return await lookAtPdf(file, password)
  } catch (error) {
    if (!(error instanceof NotOpened)) throw error
    const { why } = error
    if (why === 'password' || why === 'wrong password') return { kind: 'locked', isWrong: why === 'wrong password' }
    if (why === 'gone') throw new TaskRefusal(says.gone)
    if (why === 'certificate') throw new TaskRefusal(says.certificate)
    throw new TaskRefusal(isWhole ? says.damaged : says.cutOffUnread)
  }
}

const isLocked = (found: LookedAt | LockedFile): found is LockedFile => 'kind' in found

/** Whether a small drawing of a page has no mark on it. */
async function isBlank(looked: LookedAt, page: number, { width, height }: PageSize): Promise<boolean> {
  const scale = 200 / Math.max(width, height)
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
  const drawn = await looked.draw(page, { x: 0, y: 0, width, height }, size)
  const context = drawnAt(drawn, size).getContext('2d')
  drawn.close()
  const data = context?.getImageData(0, 0, size.width, size.height).data ?? []
  let dark = 0
  for (let at = 0; at < data.length; at += 4)
    if ((data[at] ?? 255) + (data[at + 1] ?? 255) + (data[at + 2] ?? 255) < 600) dark++
  // Dust and the edge of a scanner leave a few dots.
  return dark < size.width * size.height * 0.001
}

async function hasFound(looked: LookedAt, page: number, size: PageSize, search: Search): Promise<boolean> {
  if (search.for === 'blank') return isBlank(looked, page, size)
  const wanted = search.text.replaceAll(/\s+/g, ' ').trim().toLowerCase()
  return wanted !== '' && (await looked.textOf(page)).toLowerCase().includes(wanted)
}

async function open(
  { source, search }: PdfQuestion & { ask: 'open' },
  context: TaskContext,
): Promise<OpenedFile | LockedFile> {
  const { of, isWhole } = await kindOf(source.file)
  if (of === 'picture') {
    const { head } = await readPicture(source.file)
    const bitmap = await decodePicture(source.file, head)
    const size = { width: bitmap.width, height: bitmap.height }
    bitmap.close()
    return { kind: 'opened', of, pages: [size], traits: [], chapters: [], found: [] }
  }
  const looked = await opened(source, isWhole)
  if (isLocked(looked)) return looked
  try {
    const pages: PageSize[] = []
    const found: number[] = []
    for (let page = 1; page <= looked.pages; page++) {
      const size = await looked.sizeOf(page)
      pages.push(size)
      if (search && (await hasFound(looked, page, size, search))) found.push(page)
      if (page % 20 !== 0) continue
      context.progress(page / looked.pages, says.reading)
      await pause(context)
    }
    const traits = await looked.traits()
    const chapters = await looked.chapters().catch(() => [])
    return { kind: 'opened', of, pages, traits: isWhole ? traits : [...traits, 'cut-off'], chapters, found }
  } catch (error) {
    if (error instanceof TaskRefusal) throw error
    throw new TaskRefusal(isWhole ? says.damaged : says.cutOffUnread)
  } finally {
    await looked.close()
  }
}

/** Files that were looked at last, by their keys. */
const held = new Map<string, Promise<LookedAt>>()
const mostHeld = 4

async function lookedAt(source: Source): Promise<LookedAt> {
  const found = await opened(source, true)
  if (isLocked(found)) throw new TaskRefusal(says.locked(source.file.name))
  return found
}

function holding(source: Source): Promise<LookedAt> {
  const key = `${source.key} ${source.password}`
  const known = held.get(key)
  held.delete(key)
  const found = known ?? lookedAt(source)
  held.set(key, found)
  for (const [oldest, old] of held) {
    if (held.size <= mostHeld) break
    held.delete(oldest)
    void old.then((one) => one.close()).catch(() => undefined)
  }
  return found
}

/** The file that a preview was drawn from last. */
let shownRework: { key: string; source: Promise<Source> } | undefined

function reworkedSource(source: Source, change: Rework): Promise<Source> {
  const key = JSON.stringify([source.key, source.password, change])
  if (shownRework?.key === key) return shownRework.source
  const made = async (): Promise<Source> => {
    const { rework } = await import('@/lib/engines/pdf-rework')
    const bytes = new Uint8Array(await source.file.arrayBuffer())
    const name = fileStem(source.file.name)
    const start = change.do === 'stamp' ? change.stamp.start : 1
    const codec = change.do === 'squeeze' && change.squeeze.pictures ? await jpegCodec() : undefined
    try {
      const from = { source: 0, bytes, password: source.password, name, start }
      const { file } = await rework(change, codec ? { ...from, codec } : from)
      return { key, file: new File([file], source.file.name), password: '' }
    } catch (error) {
      throw await asReworkRefusal(error, [source])
    }
  }
  shownRework = { key, source: made() }
  return shownRework.source
}

async function look({ of, part, width, height }: PdfQuestion & { ask: 'picture' }): Promise<ImageBitmap> {
  const { page, larger = 1 } = of
  const source = of.rework ? await reworkedSource(of.source, of.rework) : of.source
  if ((await kindOf(source.file)).of === 'picture') {
    const { head } = await readPicture(source.file)
    const bitmap = await decodePicture(source.file, head)
    const shown = drawnAt(bitmap, { width, height }, part).transferToImageBitmap()
    bitmap.close()
    return withTransfer(shown, [shown])
  }
  try {
    const looked = await holding(source)
    const points = { x: part.x / larger, y: part.y / larger, width: part.width / larger, height: part.height / larger }
    const shown = await looked.draw(page, points, { width, height })
    return withTransfer(shown, [shown])
  } catch (error) {
    if (error instanceof RangeError) throw new TaskRefusal(says.memory)
    throw error
  }
}

/** A picture as a PDF takes it: JPEG and PNG as they are, anything else by way of the browser. */
async function pictureIn(file: File) {
  const { bytes, head } = await readPicture(file)
  if (head.kind === 'jpeg') return { kind: 'jpeg', bytes, orientation: head.orientation } as const
  if (head.kind === 'png') return { kind: 'png', bytes, orientation: 1 } as const
  const bitmap = await decodePicture(file, head)
  const canvas = drawnAt(bitmap, bitmap)
  bitmap.close()
  const png = await canvas.convertToBlob({ type: 'image/png' })
  return { kind: 'png', bytes: new Uint8Array(await png.arrayBuffer()), orientation: 1 } as const
}

async function write({ sources, plan }: PdfQuestion & { ask: 'write' }, context: TaskContext): Promise<Written> {
  if (plan.pages.length === 0) throw new TaskRefusal(says.noPages)
  const { assemble } = await import('@/lib/engines/pdf-assembly')
  const all = sources.length
  let current = 0
  const part: TaskContext = {
    progress: (share) => context.progress((current + share / 2) / all, says.sourceOf(current + 1, all)),
    cancelled: context.cancelled,
    drawn: context.drawn,
  }
  try {
    const made = await assemble(plan, {
      async load(at) {
        const source = sources[at]
        if (!source) throw new Error(`the plan names no file ${at}`)
        const { of } = await kindOf(source.file)
        if (of === 'picture') return { kind: 'picture', picture: await pictureIn(source.file) }
        return { kind: 'pdf', bytes: await readBlob(source.file, part, says.reading), password: source.password }
      },
      async step(done) {
        current = done
        context.progress(done / all, done < all ? says.sourceOf(done + 1, all) : says.writing)
        await pause(context)
      },
    })
    return { kind: 'written', ...made }
  } catch (error) {
    throw await asRefusal(error, sources)
  }
}

async function asRefusal(error: unknown, sources: readonly Source[]): Promise<unknown> {
  const { Unreadable } = await import('@/lib/engines/pdf-assembly')
  if (error instanceof RangeError) return new TaskRefusal(says.memory)
  if (!(error instanceof Unreadable)) return error
  const name = sources[error.source]?.file.name ?? ''
  return new TaskRefusal(error.why === 'password' ? says.locked(name) : says.unreadable(name))
}

type Make = (plan: Plan) => Promise<{ file: Blob; changes: readonly Change[] }>

/** As few files as keep within a size, each with as many pages as fit; a page that is larger alone is a file of its own. */
async function withinLimit(plan: Plan, limit: number, make: Make, context: TaskContext) {
  const made: Awaited<ReturnType<Make>>[] = []
  let from = 0
  while (from < plan.pages.length) {
    await pause(context)
    let [least, most] = [1, plan.pages.length - from]
    let best = await make({ ...plan, pages: plan.pages.slice(from) })
    if (best.file.size > limit) {
      best = await make({ ...plan, pages: plan.pages.slice(from, from + 1) })
      while (least < most - 1) {
        const middle = (least + most) >> 1
        const tried = await make({ ...plan, pages: plan.pages.slice(from, from + middle) })
        if (tried.file.size <= limit) [least, best] = [middle, tried]
        else most = middle
        await pause(context)
      }
    } else least = most
    made.push(best)
    from += least
    context.progress(from / plan.pages.length, says.writing)
  }
  return made
}

async function pack({ sources, plans, limit }: PdfQuestion & { ask: 'pack' }, context: TaskContext): Promise<Packed> {
  const { assemble, openDocument } = await import('@/lib/engines/pdf-assembly')
  const { zipOf } = await import('@/lib/base/archive/zip-files')
  const held: { at?: number; document?: ReturnType<typeof openDocument> } = {}
  const make: Make = (plan) =>
    assemble(plan, {
      async load(at) {
        const source = sources[at]
        if (!source) throw new Error(`the plan names no file ${at}`)
        if (held.at !== at || !held.document) {
          held.at = at
          held.document = openDocument(at, await readBlob(source.file, context, says.reading), source.password)
        }
        return { kind: 'document', document: await held.document }
      },
    })
  try {
    const entries: [string, Blob][] = []
    const changes = new Map<string, Change>()
    for (const [done, { name, plan }] of plans.entries()) {
      context.progress(done / plans.length, says.writing)
      await pause(context)
      const made = limit === undefined ? [await make(plan)] : await withinLimit(plan, limit, make, context)
      for (const [at, one] of made.entries()) {
        entries.push([made.length === 1 ? `${name}.pdf` : `${name}-${at + 1}.pdf`, one.file])
        for (const change of one.changes) changes.set(change.is, added(changes.get(change.is), change))
      }
    }
    return { kind: 'packed', file: await zipOf(entries), parts: entries.length, changes: [...changes.values()] }
  } catch (error) {
    throw await asRefusal(error, sources)
  }
}

/** The same change once more. */
function added(before: Change | undefined, change: Change): Change {
  return before && 'count' in before && 'count' in change ? { ...change, count: before.count + change.count } : change
}

function rangeOf(range: string, count: number): number[] {
  const read = readRanges(range, count)
  if ('fault' in read) throw new TaskRefusal(read.fault)
  return read.pages
}

/** Letters that the file draws and does not name. */
const unnamed = /[\uFFFD\uE000-\uF8FF]/g

async function readText(
  question: PdfQuestion & { ask: 'text' },
  context: TaskContext,
): Promise<PdfTextFile | LockedFile> {
  const { source, form, range, marksPages, dropsRepeated } = question
  const { of, isWhole } = await kindOf(source.file)
  if (of === 'picture') throw new TaskRefusal(says.isPicture)
  const looked = await opened(source, isWhole)
  if (isLocked(looked)) return looked
  try {
    const wanted = rangeOf(range, looked.pages)
    const read: ReadPage[] = []
    const scans: number[] = []
    for (const [done, number] of wanted.entries()) {
      const page = await looked.read(number)
      read.push(page)
      if (page.hasPicture) scans.push(number)
      if (done % 20 !== 19) continue
      context.progress(done / wanted.length, says.reading)
      await pause(context)
    }
    const { pages, repeated } = writePages(read, form, dropsRepeated)
    const mark = (number: number | undefined) => (form === 'markdown' ? `<!-- Page ${number} -->` : `[Page ${number}]`)
    const parts = marksPages ? pages.map((text, at) => `${mark(wanted[at])}\n\n${text}`) : pages
    const text = parts.filter((part) => part.trim() !== '').join('\n\n')
    const unknown = text.match(unnamed)?.length ?? 0
    return { kind: 'text', text: text === '' ? '' : `${text}\n`, pages: wanted.length, scans, repeated, unknown }
  } catch (error) {
    if (error instanceof TaskRefusal) throw error
    throw new TaskRefusal(isWhole ? says.damaged : says.cutOffUnread)
  } finally {
    await looked.close()
  }
}

async function reworkAll(
  { sources, names, rework: change }: PdfQuestion & { ask: 'rework' },
  context: TaskContext,
): Promise<Written | Packed> {
  const { rework } = await import('@/lib/engines/pdf-rework')
  const codec = change.do === 'squeeze' && change.squeeze.pictures ? await jpegCodec() : undefined
  const made: [string, Blob][] = []
  const changes = new Map<string, Change>()
  let pages = 0
  let number = change.do === 'stamp' ? change.stamp.start : 1
  try {
    for (const [at, source] of sources.entries()) {
      context.progress(at / sources.length, says.sourceOf(at + 1, sources.length))
      await pause(context)
      if ((await kindOf(source.file)).of === 'picture') throw new TaskRefusal(says.isPicture)
      const bytes = await readBlob(source.file, { ...context, progress: () => undefined }, says.reading)
      const name = fileStem(source.file.name)
      const step = async (share: number) => {
        context.progress((at + share) / sources.length, says.sourceOf(at + 1, sources.length))
        await pause(context)
      }
      const from = { source: at, bytes, password: source.password, name, start: number, step }
      const one = await rework(change, codec ? { ...from, codec } : from)
      for (const each of one.changes) changes.set(each.is, added(changes.get(each.is), each))
      if (change.do === 'stamp' && change.stamp.goesOn) number += one.stamped
      pages += one.pages
      made.push([names[at] ?? source.file.name, one.file])
    }
  } catch (error) {
    throw await asReworkRefusal(error, sources)
  }
  const [first] = made
  const found = [...changes.values()]
  if (made.length === 1 && first) return { kind: 'written', file: first[1], pages, changes: found }
  const { zipOf } = await import('@/lib/base/archive/zip-files')
  return { kind: 'packed', file: await zipOf(made), parts: made.length, changes: found }
}

/** Colours are taken as they stand in the file: profiles belong to the PDF around them. */
async function jpegCodec(): Promise<JpegCodec> {
  const { decodeJpeg } = await import('@/lib/engines/picture-jpeg-read')
  const { encodeJpeg, encodeGreyJpeg } = await import('@/lib/engines/picture-jpeg')
  return {
    decode: async (bytes) => (pictureHead(bytes).colours === 'cmyk' ? undefined : decodeJpeg(bytes)),
    encode: (pixels, quality, grey) => (grey ? encodeGreyJpeg(pixels, quality) : encodeJpeg(pixels, quality)),
  }
}

async function asReworkRefusal(error: unknown, sources: readonly Source[]): Promise<unknown> {
  const { Unreadable } = await import('@/lib/engines/pdf-rework')
  if (error instanceof RangeError) return new TaskRefusal(says.memory)
  if (!(error instanceof Unreadable)) return error
  const name = sources[error.source]?.file.name ?? ''
  return new TaskRefusal(error.why === 'password' ? says.locked(name) : says.unreadable(name))
}

/** Canvases of browsers are no longer than this on a side, and no larger than this in all. */
const longestSide = 16_384
const mostPixels = 120_000_000

function pixelSize({ width, height }: PageSize, dpi: number): { width: number; height: number; isSmaller: boolean } {
  const wanted = dpi / 72
  const scale = Math.min(
    wanted,
    longestSide / Math.max(width, height),
    Math.sqrt(mostPixels / Math.max(1, width * height)),
  )
  const pixels = (points: number) => Math.max(1, Math.round(points * scale))
  return { width: pixels(width), height: pixels(height), isSmaller: scale < wanted }
}

function toGrey(canvas: OffscreenCanvas): void {
  const context = canvas.getContext('2d')
  if (!context) throw new RangeError('no canvas of this size')
  const picture = context.getImageData(0, 0, canvas.width, canvas.height)
  const { data } = picture
  for (let at = 0; at < data.length; at += 4) {
    // Rec. 709 luma.
    const grey = Math.round(0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0))
    data.fill(grey, at, at + 3)
  }
  context.putImageData(picture, 0, 0)
}

async function drawPages(
  { sources, names, drawing }: PdfQuestion & { ask: 'draw' },
  context: TaskContext,
): Promise<DrawnPages> {
  const { range, dpi, as, quality, isGrey } = drawing
  const { withPhysicalSize } = await import('@/lib/base/png/write')
  const entries: [string, Blob][] = []
  const smaller: number[] = []
  try {
    for (const [at, source] of sources.entries()) {
      const looked = await lookedAt(source)
      try {
        const wanted = rangeOf(range, looked.pages)
        const digits = String(looked.pages).length
        for (const [done, number] of wanted.entries()) {
          context.progress((at + done / wanted.length) / sources.length, says.pageOf(number))
          await pause(context)
          const page = await looked.sizeOf(number)
          const { isSmaller, ...size } = pixelSize(page, dpi)
          if (isSmaller) smaller.push(number)
          const drawn = await looked.draw(number, { x: 0, y: 0, ...page }, size)
          const canvas = drawnAt(drawn, size)
          drawn.close()
          if (isGrey) toGrey(canvas)
          const plain = await canvas.convertToBlob({ type: `image/${as}`, quality: quality / 100 })
          const file =
            as === 'png' && !isSmaller ? withPhysicalSize(new Uint8Array(await plain.arrayBuffer()), dpi) : plain
          const ending = as === 'jpeg' ? 'jpg' : as
          const name = `${names[at] ?? 'page'}-${String(number).padStart(digits, '0')}.${ending}`
          entries.push([name, file instanceof Blob ? file : new Blob([file], { type: 'image/png' })])
        }
      } finally {
        await looked.close()
      }
    }
  } catch (error) {
    if (error instanceof RangeError) throw new TaskRefusal(says.memory)
    throw error
  }
  const [first] = entries
  if (!first) throw new TaskRefusal(says.noPages)
  if (entries.length === 1) return { kind: 'drawn', file: first[1], count: 1, smaller }
  const { zipOf } = await import('@/lib/base/archive/zip-files')
  return { kind: 'drawn', file: await zipOf(entries), count: entries.length, smaller }
}

defineTask<PdfQuestion, PdfAnswer>((question, context) => {
  switch (question.ask) {
    case 'rework':
      return reworkAll(question, context)
    case 'text':
      return readText(question, context)
    case 'draw':
      return drawPages(question, context)
    case 'open':
      return open(question, context)
    case 'pack':
      return pack(question, context)
    case 'write':
      return write(question, context)
    case 'picture':
      return look(question)
  }
})
