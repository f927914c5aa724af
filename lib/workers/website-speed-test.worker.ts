import type { Report } from '@/lib/base/report/report'
import { decodeText } from '@/lib/base/text/decode'
import { htmlReport, readRun, speedReport, type SpeedQuestion } from '@/lib/subjects/page-speed/report'
import { NoMeasurement } from '@/lib/subjects/page-speed/run'
import { defineTask, TaskRefusal } from '@/lib/workers/define-task'
import { reportChart } from '@/lib/workers/draw-chart'

const mostBytes = 200 * 1024 * 1024

async function textOf(source: string | Blob): Promise<string> {
  if (typeof source === 'string') return source
  if (source.size > mostBytes) throw new TaskRefusal('Files of up to 200 MB are read. Record a shorter visit.')
  const decoded = decodeText(new Uint8Array(await source.arrayBuffer()))
  if (decoded.kind === 'text') return decoded.text
  throw new TaskRefusal('This file is not text. A HAR that was packed as ZIP or gzip is to be unpacked first.')
}

defineTask<SpeedQuestion, Report>(async ({ source, before, isHtml, budget }, { progress }) => {
  const text = await textOf(source)
  progress(0.3)
  if (isHtml) return htmlReport(text, budget)
  try {
    const earlier = await textOf(before)
    const other = earlier.trim() === '' ? undefined : readRun(earlier)
    progress(0.5)
    return speedReport(readRun(text), other, reportChart)
  } catch (error) {
    if (error instanceof NoMeasurement) throw new TaskRefusal(error.message)
    throw error
  }
})
