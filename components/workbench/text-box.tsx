import { useId, useState, type Ref } from 'react'
import { CodeBox, OpenedFile } from '@/components/text-input/code-box'
import { part } from '@/components/islands/part'
import { TextInputPane } from '@/components/text-input/text-input-pane'
import { Button } from '@/components/ui/button'
import type { View } from '@/lib/kits/app/views'
import { keptCharacters, type HeldFile, type OpenedText, type TextInput } from '@/lib/kits/app/workbench'
import { lateMessages } from '@/lib/messages/late'
import { sizeInWords, workbenchMessages as says } from '@/lib/messages/workbench'
import type { Range } from './prose-box'
import type { Replaced } from './use-given'
import { ViewList } from './view-list'

const ProseBox = part('workbench/prose-box', () => import('./prose-box'))

interface TextBoxProps {
  input: TextInput
  text: string
  isHidden: boolean
  /** The file that stands in the place of the text. */
  opened: File | undefined
  label: string
  /** What was found in the text. */
  views: readonly View[]
  /** The element that says what is wrong with the text, where it is not among these views. */
  faultId: string | undefined
  keepsDrops: boolean
  box: Ref<HTMLTextAreaElement>
  onText(text: string): void
  /** A text or file that takes the place of all that was here. */
  onWhole(content: string | File, says: string): void
  replaced: Replaced | undefined
  /** The name of a file that was opened or dropped. */
  onOpened(name: string): void
  /** What is selected of prose. */
  onSelect(range: Range | undefined): void
}

/** Reads the text of a file, with code that comes with the first one. */
const reader = () => import('@/components/text-input/read-text').catch(() => undefined)

/** The text of a file, or why it has none. */
async function textOf(file: File, { largest, otherwise }: OpenedText): Promise<{ text: string } | { fault: string }> {
  if (file.size > largest) return { fault: says.openedTooLarge(file.name, largest, otherwise) }
  const read = await (await reader())?.readText(file)
  if (!read) return { fault: lateMessages.failed }
  if ('text' in read) return read
  return { fault: read.fault === 'unreadable' ? says.unreadable : says.openedNotText(file.name, otherwise) }
}

/** A short file of Unicode text becomes text that can be edited, where the input has it so; anything else stays a file. */
async function heldContent(file: File, { above = 0 }: HeldFile): Promise<string | File> {
  if (file.size > above) return file
  const read = await (await reader())?.readText(file)
  return read && 'text' in read && read.encoding !== 'Windows-1252' ? read.text : file
}

/** Pasted text longer than this is taken for a file where the input takes one. */
const pasteLimit = 2_000_000

/** Where a text is typed, pasted or opened; what is replaced can be brought back. */
export function TextBox(props: TextBoxProps) {
  const { input, label, text, opened, views, keepsDrops, box, onText, onWhole, replaced } = props
  const id = useId()
  const [fault, setFault] = useState<string>()
  const { opens, example, holds, prose } = input
  const isFaulty = views.some((view) => view.kind === 'note' && view.tone === 'bad')

  async function open(file: File): Promise<void> {
    setFault(undefined)
    props.onOpened(file.name)
    if (holds) return onWhole(await heldContent(file, holds), says.replaced)
    if (!opens) return
    const read = await textOf(file, opens)
    if ('text' in read) take(read.text)
    else setFault(read.fault)
  }

  function take(whole: string): void {
    if (prose && whole.length > prose.largest) setFault(prose.tooLong)
    else onWhole(whole, says.replaced)
  }

  function type(typed: string): void {
    setFault(undefined)
    onText(typed)
  }

  const shared = {
    id,
    ref: box,
    text,
    placeholder: input.placeholder,
    className: heights[input.height],
    describedBy: `${id}-help ${id}-found ${props.faultId ?? ''}`.trim(),
    onText: type,
  }

  return (
    <TextInputPane
      words={{
        openFile: opens?.label ?? says.openFile,
        example: says.example,
        clear: opened ? says.closeFile : (input.clear ?? says.clear),
        dropHere: says.dropHere,
      }}
      accept={(holds ?? opens)?.accept}
      isEmpty={!opened && text === ''}
      printed={holds ? 'none' : 'box'}
      keepsDrops={keepsDrops}
      onFile={opens || holds ? (file) => void open(file) : undefined}
      onExample={example === undefined ? undefined : () => onWhole(example, says.byExample)}
      onClear={() => {
        setFault(undefined)
        onWhole('', says.cleared)
      }}
      label={
        opened ? (
          <h2 className="mr-auto font-medium">{label}</h2>
        ) : (
          <label htmlFor={id} className="mr-auto font-medium">
            {label}
          </label>
        )
      }
      box={
        opened ? (
          <OpenedFile title={`${opened.name}, ${sizeInWords(opened.size)}`} note={says.openedNote} />
        ) : prose ? (
          <ProseBox {...shared} onWhole={take} onSelect={props.onSelect} />
        ) : (
          <CodeBox
            {...shared}
            wraps={!holds || holds.wraps === true}
            isSecret={input.secret}
            isHidden={props.isHidden}
            pastesHtml={input.pastesHtml}
            faultId={isFaulty ? `${id}-found` : props.faultId}
            pasteLimit={pasteLimit}
            onLongPaste={holds && ((pasted) => onWhole(new File([pasted], holds.pasted), says.replaced))}
          />
        )
      }
    >
      {replaced && (
        <div role="status" className="flex flex-wrap items-center gap-3 rounded-md bg-accent-soft px-3 py-2 text-sm">
          <p className="min-w-0">{replaced.says}</p>
          <Button size="small" onClick={replaced.undo}>
            {says.undo}
          </Button>
        </div>
      )}
      {input.help && (
        <p id={`${id}-help`} className="text-xs text-muted" data-print="hidden">
          {input.help}
        </p>
      )}
      {input.secret && <p className="text-xs text-muted">{says.secretNote}</p>}
      <div id={`${id}-found`} className="text-sm empty:hidden">
        <ViewList views={views} />
        {fault && (
          <p role="alert" className="text-bad">
            {fault}
          </p>
        )}
      </div>
      {!prose && text.length > keptCharacters && <p className="text-sm text-muted">{says.notKept}</p>}
    </TextInputPane>
  )
}

const heights = { line: 'h-12', short: 'h-20', middle: 'h-32', tall: 'h-56', page: 'h-72' }
