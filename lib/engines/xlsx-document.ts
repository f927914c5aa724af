import type { Document } from '@/lib/kits/document/types'
import { documentWorkbook } from '@/lib/kits/document/workbook'
import { workbookXlsx } from '@/lib/subjects/tables/write-xlsx'

/** The tables of a document as an XLSX file. */
export function documentXlsx(document: Document): Uint8Array<ArrayBuffer> {
  return workbookXlsx(documentWorkbook(document))
}
