import type { Form } from '@/components/fields/use-form'
import { typedRecord } from '@/components/records/typed-record'
import { toast } from '@/components/ui/toast'
import type { Fields } from '@/lib/kits/fields/types'
import { readSavedFile } from '@/lib/kits/generator/saved-file'
import { generatorMessages } from '@/lib/messages/generator'

/** No form is longer; reading more would hold up the page. Bytes. */
const largestFile = 5_000_000

/** Fills the form from a file that the generator saved. Answers with a sentence where it cannot, or where some entries do not fit. */
export async function openSaved(fields: Fields, form: Form, file: File): Promise<string | undefined> {
  if (file.size > largestFile) return generatorMessages.notOurs
  const read = readSavedFile(fields, await file.text())
  if ('fault' in read) return generatorMessages.notOurs
  const filled = Object.fromEntries(Object.entries(fields).filter(([name]) => read.only?.includes(name) ?? true))
  form.fill(() => typedRecord(filled, read.values, form.show))
  if (read.refused.length > 0) return generatorMessages.openedWithout(read.refused.join(', '))
  await toast(generatorMessages.opened(file.name))
  return undefined
}
