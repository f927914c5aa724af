import { regionOf } from '@/lib/base/region/regions'
import { localDay } from '@/lib/base/format/local-day'
import { declare } from '@/lib/kits/calculator/declaration'
import { answerMany, fieldsOfRow, mostManyRows } from '@/lib/kits/calculator/many'
import { TaskRefusal } from '@/lib/workers/define-task'
import { manyCsv } from '@/lib/workers/many-csv'
import { readBatch } from '@/lib/workers/read-batch'
import { typedFrom, type Reply, type Request } from './cli'

/** The CSV with a column for each result; code 1 where the table is none, or a row has no answer. */
export async function answerTable({
  id,
  name,
  definition,
  pairs,
  region: code,
  csv,
}: Request & { csv: string }): Promise<Reply & { isTable?: true }> {
  const region = regionOf(code)
  const declaration = declare(id, name, definition)
  const given = typedFrom(declaration.inputs, pairs, region)
  if ('unknown' in given) return { text: `${id} has no field ${given.unknown}.`, code: 1 }
  try {
    const form = fieldsOfRow(declaration.inputs)
    const { table } = await readBatch({
      ask: 'read',
      source: csv,
      sheet: 0,
      form: { form },
      region,
      most: mostManyRows,
    })
    const answers = await answerMany(
      { ...table, region, form, typed: given.typed },
      { calculator: definition, declaration, visitor: region, today: localDay() },
      { progress: () => undefined, breathe: () => Promise.resolve() },
    )
    if ('fault' in answers) return { text: answers.fault, code: 1 }
    return {
      text: manyCsv(declaration, table, answers).trimEnd(),
      code: answers.refused.length === 0 ? 0 : 1,
      isTable: true,
    }
  } catch (error) {
    if (error instanceof TaskRefusal) return { text: error.message, code: 1 }
    throw error
  }
}
