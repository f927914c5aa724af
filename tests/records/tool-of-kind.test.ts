import { expect, it } from 'vitest'
import { toolOfKind, type DocumentTool } from '@/components/records/document-tools'
import invoice from '@/lib/tools/generators/invoicing/invoice'
import timesheetInvoice from '@/lib/tools/generators/invoicing/timesheet-invoice'

function tool(id: string, { form, records }: { form: object; records?: object }): DocumentTool {
  return { id, name: id, href: `/${id}`, form, records } as unknown as DocumentTool
}

it('a quotation becomes an invoice in the invoice tool, whichever tool comes first', () => {
  const tools = [tool('timesheet-invoice', timesheetInvoice), tool('invoice', invoice)]
  expect(toolOfKind(tools, 'invoice')?.id).toBe('invoice')
  expect(toolOfKind([...tools].reverse(), 'invoice')?.id).toBe('invoice')
})
