import { ChoiceMenu } from '@/components/ui/choice'
import { inferType, type ColumnFacts } from '@/lib/csv/columns'
import type { WritePlan } from '@/lib/csv/plan'
import type { Row } from '@/lib/csv/row-reader'
import { columnTypes, type ColumnType, type WriteSettings } from '@/lib/csv/settings'
import { csvMessages as messages } from '@/lib/messages/csv-to-json'

const frame = 'max-h-[30rem] overflow-auto rounded-md border border-line bg-raised text-sm print:max-h-none'
const cell = 'border-b border-line px-3 py-1.5 text-left align-top'

/** Text in a frame that scrolls. */
export function TextFrame({ label, text }: { label: string; text: string }) {
  return (
    <pre role="region" aria-label={label} tabIndex={0} className={`${frame} p-3 font-mono leading-5`}>
      {text}
    </pre>
  )
}

/** The first rows as they stand in the file. */
export function TableView({ rows, names }: { rows: readonly Row[]; names: readonly string[] }) {
  const width = Math.max(names.length, ...rows.map(({ fields }) => fields.length))
  const columns = Array.from({ length: width }, (_, column) => names[column] ?? '')
  return (
    <div role="region" aria-label={messages.tableLabel} tabIndex={0} className={frame}>
      <table className="w-full border-collapse">
        <thead>
          <tr>
            <th scope="col" className={`${cell} text-muted`}>
              {messages.line}
            </th>
            {columns.map((name, column) => (
              <th key={column} scope="col" className={`${cell} whitespace-nowrap`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, fields }) => (
            <tr key={line}>
              <th scope="row" className={`${cell} font-normal text-muted tabular-nums`}>
                {line}
              </th>
              {columns.map((_, column) => (
                <td key={column} className={`${cell} max-w-80 whitespace-pre-wrap`}>
                  {fields[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface ColumnsViewProps {
  columns: readonly ColumnFacts[]
  plan: WritePlan
  rule: WriteSettings['types']
  chosen: Readonly<Record<number, ColumnType>>
  onChoose: (column: number, type: ColumnType | undefined) => void
}

/** What each column holds, the type found for it, and another if the visitor wants. */
export function ColumnsView({ columns, plan, rule, chosen, onChoose }: ColumnsViewProps) {
  return (
    <div role="region" aria-label={messages.columnsLabel} tabIndex={0} className={frame}>
      <ul>
        {columns.map((facts, column) => {
          const name = plan.names[column] ?? ''
          const found = rule === 'text' ? 'text' : inferType(facts).type
          return (
            <li
              key={column}
              className="grid items-center gap-x-4 gap-y-1 border-b border-line px-3 py-2 last:border-0 sm:grid-cols-[minmax(0,1fr)_14rem_minmax(0,1.5fr)]"
            >
              <span className="font-medium break-words">{name}</span>
              <ChoiceMenu
                aria-label={messages.typeOf(name)}
                value={chosen[column] ?? 'auto'}
                options={[
                  { value: 'auto' as const, label: messages.detected(messages.columnTypes[found]) },
                  ...columnTypes.map((type) => ({ value: type, label: messages.columnTypes[type] })),
                ]}
                onChange={(type) => onChoose(column, type === 'auto' ? undefined : type)}
              />
              <span className="text-muted">{foundIn(facts)}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function foundIn(facts: ColumnFacts): string {
  if (facts.filled === 0) return messages.noValues
  const values = messages.values(facts.filled, facts.empty)
  const { reason } = inferType(facts)
  if (!reason) return values
  const { firsts } = facts
  const shown =
    reason === 'mixed'
      ? (firsts.text ?? firsts.date ?? firsts['date-time'] ?? firsts.boolean)
      : reason === 'header'
        ? undefined
        : firsts[reason]
  return `${values}; ${messages.reasons[reason](shown?.value ?? '', shown?.line ?? 0)}`
}
