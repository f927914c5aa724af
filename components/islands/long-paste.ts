import { toast } from '@/components/ui/toast'
import { englishCount } from '@/lib/base/format/english-count'
import { pasteMessages } from '@/lib/messages/paste'

/** What a box takes at once unless its `data-longest` says otherwise, in UTF-16 units: a browser shows it within a moment. */
const longestLine = 10_000
const longestText = 1_000_000

function longestOf(box: EventTarget | null): number {
  if (box instanceof HTMLTextAreaElement) return Number(box.dataset.longest ?? longestText)
  return box instanceof HTMLInputElement ? longestLine : Number.POSITIVE_INFINITY
}

/**
 * Refuses, with a sentence, a pasted or dropped text that a box would take seconds to show. What a tool does itself with a long
 * text it does on the paste, which comes before this.
 */
export function refuseLongPastes(host: HTMLElement): void {
  host.addEventListener('beforeinput', (event) => {
    if (event.inputType !== 'insertFromPaste' && event.inputType !== 'insertFromDrop') return
    const { length } = event.data ?? event.dataTransfer?.getData('text/plain') ?? ''
    const most = longestOf(event.target)
    if (length <= most) return
    event.preventDefault()
    void toast(pasteMessages.tooLong(englishCount(length), englishCount(most)), { stays: true })
  })
}
