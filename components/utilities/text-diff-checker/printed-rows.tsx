import { useMemo } from 'react'
import { usePrinting } from '@/components/ui/use-printing'
import { foldedView, fullView } from '@/lib/subjects/diff/view'
import { textDiffMessages as messages, type SideName } from '@/lib/tools/utilities/text/text-diff-checker.messages'
import { shownContext } from './difference-list'
import { DifferenceRow } from './difference-row'
import type { Compared } from './use-comparison'

/** More rows make browsers stall on the print preview. */
const printedRows = 5000

interface PrintedRowsProps {
  compared: Compared
  /** What stands over each side. */
  labels: Record<SideName, string>
  inline: boolean
  fold: boolean
}

/** All rows, drawn only while the page is printed: the list on screen holds no more than what is in view. */
export function PrintedRows(props: PrintedRowsProps) {
  const printing = usePrinting()
  return printing ? <Rows {...props} /> : null
}

function Rows({ compared, labels, inline, fold }: PrintedRowsProps) {
  const { comparison } = compared
  const items = useMemo(
    () => (fold ? foldedView(comparison, shownContext, new Set()) : fullView(comparison)),
    [comparison, fold],
  )
  return (
    <div className="hidden font-mono text-xs print:block" data-testid="printed-rows">
      {!inline && (
        <div className="grid grid-cols-2 border-b border-line font-sans font-medium">
          <span>{labels.left}</span>
          <span>{labels.right}</span>
        </div>
      )}
      <div role="table" aria-label={messages.list}>
        {items.slice(0, printedRows).map((item) =>
          item.kind === 'fold' ? (
            <div key={`fold ${item.from}`} role="row">
              <div role="cell" className="border-y border-dashed border-line text-center font-sans text-muted">
                {messages.foldedTemplate.replace('{rows}', String(item.to - item.from))}
              </div>
            </div>
          ) : (
            <div
              key={item.row}
              role="row"
              className={`break-inside-avoid [print-color-adjust:exact] ${inline ? '' : 'grid grid-cols-2'}`}
            >
              <DifferenceRow compared={compared} row={item.row} inline={inline} current={undefined} note={undefined} />
            </div>
          ),
        )}
      </div>
      {items.length > printedRows && <p className="font-sans">{messages.printCut(printedRows, items.length)}</p>}
    </div>
  )
}
