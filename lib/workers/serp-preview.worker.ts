import { TableRefused } from '@/lib/subjects/tables/read-table'
import { measureTable, type BulkAnswer } from '@/lib/subjects/serp/bulk'
import { resultDrawing } from '@/lib/subjects/serp/drawing'
import { newestLimits, type Device } from '@/lib/subjects/serp/limits'
import {
  limitsWith,
  serpReport,
  type SerpAnswer,
  type SerpPicture,
  type SerpPictureQuestion,
  type SerpQuestion,
} from '@/lib/subjects/serp/report'
import { resultLines, type Limits } from '@/lib/subjects/serp/snippet'
import { defineTask, TaskRefusal, type TaskContext } from '@/lib/workers/define-task'
import { pixelsOf } from '@/lib/workers/picture-decode'
import { encode } from '@/lib/workers/picture-encode'

const widthOf: Readonly<Record<Device, number>> = { desktop: 640, phone: 360 }
/** Twice as many pixels, so that the picture is sharp on dense screens. */
const density = 2

async function pictureOf({ snippet, widths, device }: SerpPictureQuestion, context: TaskContext): Promise<SerpPicture> {
  const lines = resultLines(snippet, limitsWith(newestLimits(), widths), device)
  const { svg, width, height } = resultDrawing(lines, widthOf[device])
  const size = { width: width * density, height: height * density }
  const scaled = svg.replace(
    /<svg ([^>]*)width="\d+" height="\d+"/,
    `<svg $1width="${String(size.width)}" height="${String(size.height)}" viewBox="0 0 ${String(width)} ${String(height)}"`,
  )
  const bitmap = await context.drawn({ svg: scaled, ...size })
  if (!bitmap) throw new TaskRefusal('Your browser does not draw this as a picture.')
  return {
    kind: 'picture',
    content: new Blob([await encode(pixelsOf(bitmap), 'png', { quality: 100, lossless: true, colours: undefined })], {
      type: 'image/png',
    }),
  }
}

let held: { of: string | Blob; key: string; answer: BulkAnswer | { fault: string } } | undefined

const sameSource = (one: string | Blob, other: string | Blob) =>
  one === other ||
  (typeof one !== 'string' &&
    typeof other !== 'string' &&
    one.size === other.size &&
    'name' in one &&
    'name' in other &&
    'lastModified' in one &&
    'lastModified' in other &&
    one.name === other.name &&
    one.lastModified === other.lastModified)

/** The table, measured once for all that is typed beside it; what is no table has a sentence instead. */
async function bulkOf(
  source: string | Blob,
  limits: Limits,
  siteName: string,
): Promise<BulkAnswer | { fault: string } | undefined> {
  if (typeof source === 'string' && source.trim() === '') return undefined
  const key = JSON.stringify([limits, siteName])
  if (held && held.key === key && sameSource(held.of, source)) return held.answer
  try {
    const answer = (await measureTable(source, limits, siteName)) ?? {
      fault: 'No column of the table is called title. The first row names the columns.',
    }
    held = { of: source, key, answer }
    return answer
  } catch (error) {
    if (error instanceof TableRefused) return { fault: error.message }
    throw error
  }
}

defineTask<SerpQuestion | SerpPictureQuestion, SerpAnswer | SerpPicture>(async (question, context) => {
  if (question.ask === 'picture') return pictureOf(question, context)
  const newest = newestLimits()
  const limits = limitsWith(newest, question.widths)
  const table = await bulkOf(question.table, limits, question.snippet.siteName)
  return serpReport(question, limits, newest.since, table)
})
