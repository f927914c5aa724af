import { classNames } from '@/components/ui/class-names'
import type { OutputReport } from '@/lib/json/session'
import { jsonMessages } from '@/lib/messages/json-formatter'

import { JsonLine } from './json-line'
import { useAnswer } from './use-answer'
import type { OpenDocument } from './use-json-document'
import { useVirtualRows } from './use-virtual-rows'

interface TextViewProps {
  document: OpenDocument
  output: OutputReport
  faded: boolean
}

const lineHeight = 20
/** Texts with at most this many lines are drawn whole, so that the browser can search and select in them. */
const wholeLimit = 300
/** Texts with at most this many lines are wrapped instead of scrolled sideways. */
const wrapLimit = 3
/** Bytes of one line that are drawn. */
const widthLimit = 2_000
const wrappedWidthLimit = 20_000

/** The formatted text with line numbers; of a long one, only the lines in view. */
export function TextView({ document, output, faded }: TextViewProps) {
  const isWhole = output.lines <= wholeLimit
  const wraps = output.lines <= wrapLimit
  const { frame, onScroll, height, topOf, ...inView } = useVirtualRows(output.lines, lineHeight)
  const from = isWhole ? 0 : inView.from
  const to = isWhole ? output.lines : inView.to
  const limit = wraps ? wrappedWidthLimit : widthLimit
  const { value: lines = [], request } = useAnswer(document, { ask: 'lines', from, to, widthLimit: limit }, output)
  const firstLine = request?.from ?? from
  const gutter = { width: `${String(output.lines).length + 2}ch` }

  return (
    <div
      ref={frame}
      onScroll={onScroll}
      role="region"
      aria-label={jsonMessages.outputLabel}
      tabIndex={0}
      className={classNames(
        'relative h-96 overflow-auto rounded-md border border-line bg-raised font-mono text-sm @3xl:h-[30rem]',
        faded && 'border-dashed grayscale',
      )}
    >
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
                <JsonLine text={line.text} />
                {line.hidden > 0 && (
                  <span className="ml-2 rounded-sm bg-accent-soft px-1 font-sans">
                    {jsonMessages.moreBytes(line.hidden)}
                  </span>
                )}
              </code>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
