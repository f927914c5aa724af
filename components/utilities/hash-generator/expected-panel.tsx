import { useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { controlClasses } from '@/components/ui/control'
import type { ChecksumList } from '@/lib/hash/expected'
import { hashMessages as messages } from '@/lib/messages/hash-generator'
import { decodeText } from '@/lib/text/decode'

interface ExpectedPanelProps {
  text: string
  list: ChecksumList
  onText: (text: string) => void
}

/** Bytes; lists of tens of thousands of files fit. */
const largestList = 2_000_000
const shownFaults = 3

/** Where a published checksum, or a whole list of them, is pasted or opened. */
export function ExpectedPanel({ text, list, onText }: ExpectedPanelProps) {
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const [notice, setNotice] = useState<string>()
  const { checksums, faults } = list
  const isFaulty = text.trim() !== '' && checksums.length === 0

  async function open(file: File): Promise<void> {
    if (file.size > largestList) {
      setNotice(messages.expectedTooLarge(file.name))
      return
    }
    const read = await file.arrayBuffer().catch(() => undefined)
    if (!read) {
      setNotice(messages.unreadable)
      return
    }
    const decoded = decodeText(new Uint8Array(read))
    if (decoded.kind === 'binary') setNotice(messages.expectedNotText(file.name))
    else {
      setNotice(undefined)
      onText(decoded.text)
    }
  }

  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 flex items-center font-medium sm:min-h-8">
        {messages.expected}
      </label>
      <textarea
        id={id}
        rows={2}
        className={`${controlClasses} resize-y font-mono text-base sm:text-sm`}
        value={text}
        placeholder={messages.expectedPlaceholder}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-invalid={isFaulty}
        aria-describedby={`${id}-help ${id}-found`}
        onChange={(event) => {
          setNotice(undefined)
          onText(event.target.value)
        }}
      />
      <p id={`${id}-help`} className="mt-1 text-xs text-muted" data-print="hidden">
        {messages.expectedHelp}
      </p>
      <div id={`${id}-found`} className="text-sm">
        {checksums.length > 0 && <p>{messages.detected(kindsOf(list))}</p>}
        {checksums.some(({ says, hex }) => says === 'SHA-256' && !text.toLowerCase().includes('sha') && hex !== '') && (
          <p className="text-xs text-muted">{messages.byLength}</p>
        )}
        {faults.slice(0, shownFaults).map((fault) => (
          <p key={fault.line} className="text-bad">
            {messages.fault(fault)}
          </p>
        ))}
        {faults.length > shownFaults && <p className="text-bad">{messages.moreFaults(faults.length - shownFaults)}</p>}
        {notice && (
          <p role="alert" className="text-bad">
            {notice}
          </p>
        )}
      </div>
      <div className="mt-1 flex flex-wrap gap-2" data-print="hidden">
        <Button size="small" look="quiet" onClick={() => chooser.current?.click()}>
          {messages.openExpected}
        </Button>
        {text !== '' && (
          <Button
            size="small"
            look="quiet"
            onClick={() => {
              setNotice(undefined)
              onText('')
            }}
          >
            {messages.clearExpected}
          </Button>
        )}
        <input
          ref={chooser}
          type="file"
          className="sr-only"
          tabIndex={-1}
          aria-label={messages.openExpected}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            event.target.value = ''
            if (file) void open(file)
          }}
        />
      </div>
    </div>
  )
}

function kindsOf({ checksums }: ChecksumList): string[] {
  const counts = new Map<string, number>()
  for (const { says } of checksums) counts.set(says, (counts.get(says) ?? 0) + 1)
  return [...counts].map(([says, count]) => messages.detectedOf(count, says))
}
