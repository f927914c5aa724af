import {
  xmlValidatorMessages as says,
  type XmlValidatorAnswer,
  type XmlValidatorQuestion,
} from '@/lib/tools/utilities/developer/xml-validator.messages'
import type { SchemaFile } from '@/lib/subjects/xml/schema-set'
import { pause } from '@/lib/workers/define-code-task'
import { defineTask, TaskRefusal } from '@/lib/workers/define-task'
import { rulesReport, schemaFileReport, wellFormedReport } from '@/lib/workers/reports/xml-validator'
import { xmlText } from '@/lib/workers/xml-text'

const largest = 100_000_000
const largestSchema = 10_000_000

let held = ''
let edition = 0

async function textIn(source: string | Blob, most: number, tooLarge: string): Promise<string> {
  if (typeof source === 'string') return source
  if (source.size > most) throw new TaskRefusal(tooLarge)
  const text = xmlText(new Uint8Array(await source.arrayBuffer()))
  if (text === undefined) throw new TaskRefusal(says.notText)
  return text
}

const schemaText = (file: string | Blob) => textIn(file, largestSchema, says.schemaTooLarge)

async function schemaFile(file: File): Promise<SchemaFile> {
  return { name: file.name, text: (await schemaText(file)).replace(/^\ufeff/, '') }
}

defineTask<XmlValidatorQuestion, XmlValidatorAnswer>(async (question, context) => {
  if (question.ask === 'file') return schemaFileReport(await schemaText(question.file))
  if (question.ask === 'read') {
    held = await textIn(question.source, largest, says.tooLarge)
    edition++
    const report = await wellFormedReport(held, async (share) => {
      context.progress(share)
      await pause(context)
    })
    return { ...report, edition }
  }
  const engine = await import('@/lib/engines/xml-validation')
  const published = async (name: 'ubl' | 'cii') => {
    const { publishedSchemas } = await import('@/lib/engines/xml-schemas')
    return publishedSchemas(name)
  }
  const files = await Promise.all(question.files.map(schemaFile))
  const schema = await schemaText(question.schema)
  try {
    return {
      ...(await rulesReport(held, { rules: question.rules, schema, files }, engine, published)),
      edition: question.edition,
    }
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) throw new TaskRefusal(says.outOfMemory)
    throw error
  }
})
