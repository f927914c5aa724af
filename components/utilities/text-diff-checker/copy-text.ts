import { toast } from '@/components/ui/toast'
import { textDiffMessages as messages } from '@/lib/tools/utilities/text/text-diff-checker.messages'

/** Copies text to the clipboard and says so, or says that the browser refuses. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    await toast(messages.copied)
  } catch {
    await toast(messages.copyFailed)
  }
}
