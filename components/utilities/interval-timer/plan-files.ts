import { saveFile } from '@/components/take-away/take-away'
import { toast } from '@/components/ui/toast'
import { csvText } from '@/lib/base/format/csv-cell'
import { fileWord } from '@/lib/base/format/file-word'
import { generatorMessages } from '@/lib/messages/generator'
import type { Logged } from '@/lib/subjects/timers/interval-session'
import { readPlan, type IntervalPlan } from '@/lib/subjects/timers/intervals'
import { intervalWords as says } from '@/lib/tools/utilities/time/interval-timer.messages'

const largest = 1024 * 1024

function save(name: string, type: string, content: string): void {
  saveFile(name, type, content)
  void toast(generatorMessages.saved(name))
}

export function savePlan(plan: IntervalPlan): void {
  const text = JSON.stringify({ document: 'interval-timer', version: 1, plan }, undefined, 2)
  save(`${fileWord(plan.name) || 'intervals'}.json`, 'application/json', `${text}\n`)
}

/** The plan of a file; undefined for any other file. */
export async function openPlan(file: File): Promise<IntervalPlan | undefined> {
  if (file.size > largest) return undefined
  try {
    const read: unknown = JSON.parse(await file.text())
    if (typeof read !== 'object' || read === null || !('plan' in read) || !('document' in read)) return undefined
    return read.document === 'interval-timer' ? readPlan(read.plan) : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

export function saveLog(log: readonly Logged[]): void {
  const rows = log.map(({ at, name, done, whole }) => [
    new Date(at).toISOString(),
    name,
    String(Math.round(done / 1000)),
    String(Math.round(whole / 1000)),
    done >= whole ? says.yes : says.no,
  ])
  save('intervals.csv', 'text/csv', `\uFEFF${csvText([says.csvHead, ...rows])}`)
}
