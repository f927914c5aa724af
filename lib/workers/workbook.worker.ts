import { isProblem } from '@/lib/base/problem'
import type { CalculatorModule } from '@/lib/kits/calculator/answer'
import { savedWorkbook, type Saving } from '@/lib/kits/calculator/saving'
import { savingMessages } from '@/lib/messages/saving'
import { workbookXlsx } from '@/lib/subjects/tables/write-xlsx'
import { defineTask, TaskRefusal, withTransfer } from '@/lib/workers/define-task'

/** An answer to be saved as XLSX: the calculator is asked again, at other entries too. */
export interface WorkbookWork {
  moduleHref: string
  saving: Saving
}

defineTask<WorkbookWork, { content: Uint8Array<ArrayBuffer> }>(async ({ moduleHref, saving }) => {
  const { default: calculator } = (await import(moduleHref)) as { default: CalculatorModule }
  const workbook = savedWorkbook(calculator, saving)
  if (isProblem(workbook)) throw new TaskRefusal(savingMessages.gone)
  const content = workbookXlsx(workbook)
  return withTransfer({ content }, [content.buffer])
})
