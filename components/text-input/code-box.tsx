import type { Ref } from 'react'
import { classNames } from '@/components/ui/class-names'

/** What any box shows within a moment, in UTF-16 units. */
const longestPasted = 4_000_000

/** Browsers take seconds to draw more dots than this; a longer text is hidden without them. */
const mostDots = 20_000

interface CodeBoxProps {
  id: string
  ref?: Ref<HTMLTextAreaElement>
  text: string
  placeholder: string | undefined
  /** Height of the box. */
  className: string
  /** The element that tells what is wrong with the text; undefined when nothing is. */
  faultId?: string | undefined
  /** Elements that tell more of the text, beside the fault. */
  describedBy?: string
  /** Whether long lines are broken. */
  wraps?: boolean
  /** What is typed is kept nowhere, not even over a reload. */
  isSecret?: boolean | undefined
  /** Whether dots stand in the place of characters. */
  isHidden?: boolean | undefined
  /** Pasted text longer than this goes to `onLongPaste`: a text box would take seconds to show it. */
  pasteLimit?: number
  /** What is copied from a page or a word processor is pasted as its HTML. */
  pastesHtml?: boolean | undefined
  onText: (text: string) => void
  onLongPaste?: ((pasted: string) => void) | undefined
}

/** A box for text in a notation: every character as it stands, no line broken unless it `wraps`. */
export function CodeBox(props: CodeBoxProps) {
  const { id, ref, text, placeholder, className, faultId, onText, onLongPaste } = props
  const { describedBy = faultId, wraps = false, isSecret, isHidden, pasteLimit = longestPasted, pastesHtml } = props
  return (
    <textarea
      ref={ref}
      id={id}
      value={text}
      onChange={(event) => onText(event.target.value)}
      onPaste={(event) => {
        const html = pastesHtml ? copiedHtml(event.clipboardData) : ''
        const pasted = html || event.clipboardData.getData('text/plain')
        if (onLongPaste && pasted.length > pasteLimit) {
          event.preventDefault()
          onLongPaste(pasted)
        } else if (html !== '') {
          event.preventDefault()
          const box = event.currentTarget
          box.setRangeText(html, box.selectionStart, box.selectionEnd, 'end')
          onText(box.value)
        }
      }}
      data-longest={onLongPaste && Math.min(pasteLimit, longestPasted)}
      data-secret={isSecret || undefined}
      placeholder={placeholder}
      aria-invalid={faultId !== undefined || undefined}
      aria-describedby={describedBy}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      autoCorrect="off"
      wrap={wraps ? 'soft' : 'off'}
      className={classNames(
        'block w-full resize-y rounded-md border border-edge bg-raised p-3 font-mono text-base leading-5 text-ink aria-invalid:border-bad sm:text-sm',
        isHidden && (text.length > mostDots ? 'text-transparent' : '[-webkit-text-security:disc]'),
        className,
      )}
    />
  )
}

/** The HTML of what was copied; nothing where the copied text is HTML itself, as from an editor that colours it. */
function copiedHtml(data: DataTransfer): string {
  if (/^\s*<[a-z!]/i.test(data.getData('text/plain'))) return ''
  const html = data.getData('text/html')
  return /<!--StartFragment-->([\s\S]*)<!--EndFragment-->/.exec(html)?.[1] ?? html
}

/** Stands in the place of the box while a file is open. */
export function OpenedFile({ title, note }: { title: string; note: string }) {
  return (
    <div className="rounded-md border border-edge bg-raised p-4">
      <p className="font-medium break-all">{title}</p>
      <p className="mt-1 text-sm text-muted">{note}</p>
    </div>
  )
}
