import { readAdsReport, type AdsAnswer, type AdsRequest } from '@/lib/subjects/marketing/ads-report'
import { readTable, TableRefused } from '@/lib/subjects/tables/read-table'
import { workbookXlsx } from '@/lib/subjects/tables/write-xlsx'
import { defineTask, TaskRefusal } from '@/lib/workers/define-task'

const limits = { mostBytes: 150 * 1024 * 1024, mostRows: 400_000 }

defineTask<AdsRequest, AdsAnswer>(async (request) => {
  if (request.ask === 'write') return { kind: 'written', blob: new Blob([workbookXlsx(request.workbook)]) }
  try {
    const { rows } = await readTable(request.source, limits)
    return { kind: 'read', report: readAdsReport(rows, request.reading) }
  } catch (error) {
    if (error instanceof TableRefused) throw new TaskRefusal(error.message)
    throw error
  }
})
