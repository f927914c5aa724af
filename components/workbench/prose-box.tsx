import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react'
import { Button } from '@/components/ui/button'
import { ChoiceMenu } from '@/components/ui/choice'
import { classNames } from '@/components/ui/class-names'
import type { Selection } from '@/lib/kits/app/workbench'
import { proseMessages as says } from '@/lib/messages/prose'
import { isTooLong, partsOf, placeIn, startOf } from './prose-parts'

export type Range = Omit<Selection, 'input'>

interface ProseBoxProps {
  id: string
  ref: Ref<HTMLTextAreaElement>
  text: string
  placeholder: string | undefined
  /** Height of the box. */
  className: string
  describedBy: string
  onText(text: string): void
  /** A text that takes the place of all that was here. */
  onWhole(text: string): void
  /** Of the whole text; undefined where nothing is selected. */
  onSelect(range: Range | undefined): void
}

/** Pause after which a selection is told, in milliseconds. */
const selectionPause = 120

/** A text with the parts it is edited in. They stay as they were cut while somebody types, or the end of a part would run away. */
interface CutText {
  text: string
  parts: readonly string[]
}

const cut = (text: string): CutText => ({ text, parts: partsOf(text) })

/** Where somebody writes. Of a long text the box shows a part: a browser takes seconds to show all of it. */
export default function ProseBox(props: ProseBoxProps) {
  const { id, ref, text, placeholder, className, describedBy, onText, onWhole, onSelect } = props
  const box = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => box.current as HTMLTextAreaElement)
  const [known, setKnown] = useState(() => cut(text))
  const [shown, setShown] = useState(0)
  const [caret, setCaret] = useState<{ offset: number }>()
  let { parts } = known
  if (known.text !== text) {
    const next = cut(text)
    parts = next.parts
    setKnown(next)
    setShown(0)
  }
  const part = Math.min(shown, parts.length - 1)
  const begin = startOf(parts, part)

  const inBox = parts[part] ?? ''
  // Not React's own way, which writes the text twice with every keystroke: in a long part each takes a moment.
  useLayoutEffect(() => {
    if (box.current && box.current.value !== inBox) box.current.value = inBox
  }, [inBox])
  useLayoutEffect(() => {
    if (caret) box.current?.setSelectionRange(caret.offset, caret.offset)
  }, [caret])

  const telling = useRef(onSelect)
  useEffect(() => {
    telling.current = onSelect
  })
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined
    function look(): void {
      clearTimeout(pause)
      pause = setTimeout(() => {
        if (!box.current || document.activeElement !== box.current) return
        const { selectionStart, selectionEnd } = box.current
        const isSelected = selectionStart !== selectionEnd
        telling.current(isSelected ? { start: begin + selectionStart, end: begin + selectionEnd } : undefined)
      }, selectionPause)
    }
    document.addEventListener('selectionchange', look)
    return () => {
      clearTimeout(pause)
      document.removeEventListener('selectionchange', look)
    }
  }, [begin])

  function show(next: number, offset = 0): void {
    setShown(next)
    setCaret({ offset })
    onSelect(undefined)
  }

  function type({ value, selectionStart }: HTMLTextAreaElement): void {
    const edited = parts.with(part, value)
    const whole = edited.join('')
    if (isTooLong(value)) {
      const next = cut(whole)
      const place = placeIn(next.parts, begin + selectionStart)
      setKnown(next)
      show(place.part, place.offset)
    } else setKnown({ text: whole, parts: edited })
    onText(whole)
  }

  return (
    <>
      <textarea
        ref={box}
        id={id}
        defaultValue=""
        placeholder={placeholder}
        aria-describedby={describedBy}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain')
          if (!isTooLong(pasted)) return
          event.preventDefault()
          const { selectionStart, selectionEnd } = event.currentTarget
          onWhole(text.slice(0, begin + selectionStart) + pasted + text.slice(begin + selectionEnd))
        }}
        onChange={(event) => type(event.target)}
        className={classNames(
          'block w-full resize-y rounded-md border border-edge bg-raised p-3 text-base leading-6 text-ink print:h-auto print:[field-sizing:content]',
          className,
        )}
      />
      {parts.length > 1 && (
        <nav aria-label={says.choosePart} className="flex flex-wrap items-center gap-2" data-print="hidden">
          <Button size="small" disabled={part === 0} onClick={() => show(part - 1)}>
            {says.previousPart}
          </Button>
          <ChoiceMenu
            aria-label={says.choosePart}
            className="w-auto"
            value={String(part)}
            options={parts.map((_, at) => ({ value: String(at), label: says.part(at + 1, parts.length) }))}
            onChange={(wanted) => show(Number(wanted))}
          />
          <Button size="small" disabled={part === parts.length - 1} onClick={() => show(part + 1)}>
            {says.nextPart}
          </Button>
          <p className="w-full text-sm text-muted">{says.partNote}</p>
        </nav>
      )}
    </>
  )
}
