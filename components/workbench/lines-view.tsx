import { useMemo } from 'react'
import { classNames } from '@/components/ui/class-names'
import { EqualRows } from '@/components/virtual-list/row-heights'
import { useVirtualRows } from '@/components/virtual-list/use-virtual-rows'
import { pagedMessages as says } from '@/lib/messages/paged'
import { JsonLine } from './json-line'
import { usePaged } from './use-asked'
import type { OneViewProps } from './view-props'

const lineHeight = 20
/** Texts with at most this many lines are drawn whole, so that the browser can search and select in them. */
const wholeLimit = 300
/** Texts with at most this many lines are wrapped instead of scrolled sideways. */
const wrapLimit = 3
/** Bytes of one line that are drawn. */
const widthLimit = 2_000
const wrappedWidthLimit = 20_000

/** A text with line numbers; of a long one, only the lines in view. */
export default function LinesView({ view, desk, version, dimmed = false }: OneViewProps<'lines'>) {
  const { lines: count, label, colours } = view
  const isWhole = count <= wholeLimit
  const wraps = count <= wrapLimit
  const rows = useMemo(() => new EqualRows(count, lineHeight), [count])
  const { frame, onScroll, height, topOf, ...inView } = useVirtualRows(rows)
  const from = isWhole ? 0 : inView.from
  const to = isWhole ? count : inView.to
  const wanted = { ask: 'lines', from, to, widthLimit: wraps ? wrappedWidthLimit : widthLimit } as const
  const { answer: lines = [], question, fault } = usePaged<'lines'>(desk, wanted, { version })
  const firstLine = question?.from ?? from
  const gutter = { width: `${String(count).length + 2}ch` }

  return (
    <div
      ref={frame}
      onScroll={onScroll}
      role="region"
      aria-label={label}
      tabIndex={0}
      className={classNames(
        'relative h-96 overflow-auto rounded-md border border-line bg-raised font-mono text-sm',
        dimmed && 'border-dashed grayscale',
      )}
    >
      {fault && <p className="p-3 font-sans text-bad">{fault}</p>}
      <div style={isWhole ? undefined : { height }}>
        <div
          className={classNames('min-w-full', !wraps && 'w-max', !isWhole && 'absolute left-0')}
          style={isWhole ? undefined : { top: topOf(firstLine) }}
        >
          {lines.map((line, index) => (
            <div key={firstLine + index} className="flex leading-5">
              <span
                aria-hidden="true"
                className="sticky left-0 shrink-0 bg-raised pr-2 text-right text-muted select-none"
                style={gutter}
              >
                {firstLine + index + 1}
              </span>
              <code className={wraps ? 'min-w-0 pr-3 break-all whitespace-pre-wrap' : 'pr-3 whitespace-pre'}>
                {colours === 'json' ? <JsonLine text={line.text} /> : line.text}
                {line.hidden > 0 && (
                  <span className="ml-2 rounded-sm bg-accent-soft px-1 font-sans">{says.moreBytes(line.hidden)}</span>
                )}
              </code>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
