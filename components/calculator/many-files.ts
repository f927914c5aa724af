import { saveFile } from '@/components/take-away/take-away'
import { toast } from '@/components/ui/toast'
import { documentFormats } from '@/lib/kits/document/formats'
import type { ManyMade, ManyWork } from '@/lib/workers/many.worker'
import { runTask, TaskError } from '@/lib/workers/run-task'

/** Has the worker write a table and saves it under this name, whose ending says which kind it is. */
export async function saveMade(manyHref: string, work: ManyWork, name: string): Promise<void> {
  try {
    const made = await runTask<ManyWork, ManyMade>(manyHref, work)
    if (!('content' in made)) throw new TypeError('the worker answered without a file')
    saveFile(name, name.endsWith('.csv') ? 'text/csv;charset=utf-8' : documentFormats.xlsx.type, made.content)
  } catch (error) {
    if (!(error instanceof TaskError)) throw error
    await toast(error.message)
  }
}
