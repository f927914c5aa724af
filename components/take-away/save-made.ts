import { toast } from '@/components/ui/toast'
import { generatorMessages } from '@/lib/messages/generator'
import { TaskError, type TaskOptions } from '@/lib/workers/run-task'
import { saveFile } from './take-away'

/** Makes a file and saves it. Answers with a sentence where there is none to save. */
export async function saveMade(
  name: string,
  type: string,
  make: () => Promise<BlobPart>,
  { signal }: TaskOptions,
): Promise<string | undefined> {
  try {
    saveFile(name, type, await make())
    await toast(generatorMessages.saved(name))
    return undefined
  } catch (error) {
    if (signal?.aborted) return generatorMessages.cancelled
    if (error instanceof TaskError) return error.message
    throw error
  }
}
