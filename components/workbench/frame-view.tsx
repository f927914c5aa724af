import { ChoiceMenu } from '@/components/ui/choice'
import type { OneViewProps } from './view-props'

const frame = 'max-h-[30rem] overflow-auto rounded-md border border-line bg-raised text-sm print:max-h-none'
const cell = 'border-b border-line px-3 py-1.5 text-left align-top'

/** What may be longer than the screen, in a frame that scrolls. */
export default function FrameView({ view, ...rest }: OneViewProps<'text' | 'marked' | 'table' | 'tables' | 'choices'>) {
  if (view.kind === 'marked') return <MarkedText view={view} />
  if (view.kind === 'table') return <TableFrame view={view} />
  if (view.kind === 'tables') return <ShortTables view={view} />
  if (view.kind === 'choices') return <ChoiceRows view={view} {...rest} />
  if (view.boxed) return <BoxedText view={view} />
  return (
    <pre role="region" aria-label={view.label} tabIndex={0} className={`${frame} p-3 font-mono leading-5`}>
      {view.text}
    </pre>
  )
}

const shades = {
  odd: 'bg-accent-soft underline',
  even: 'bg-warn-soft underline',
  warn: 'bg-warn-soft underline decoration-dotted',
  bad: 'bg-bad-soft underline decoration-bad',
}

function MarkedText({ view: { label, parts } }: OneViewProps<'marked'>) {
  return (
    <pre
      role="region"
      aria-label={label}
      tabIndex={0}
      className={`${frame} p-3 font-mono leading-6 break-words whitespace-pre-wrap`}
    >
      {parts.map(({ text, mark }, at) =>
        mark ? (
          <mark key={at} className={`rounded-sm text-ink decoration-2 underline-offset-4 ${shades[mark]}`}>
            {text === '' ? '\u2038' : text}
          </mark>
        ) : (
          text
        ),
      )}
    </pre>
  )
}

function BoxedText({ view: { label, text } }: OneViewProps<'text'>) {
  return (
    <textarea
      readOnly
      aria-label={label}
      value={text}
      spellCheck={false}
      className="block h-64 w-full resize-y rounded-md border border-line bg-raised p-3 font-mono text-base leading-5 text-ink sm:text-sm"
    />
  )
}

function TableFrame({ view: { label, isTitled, columns, rows } }: OneViewProps<'table'>) {
  const [corner, ...others] = columns
  const table = (
    <div role="region" aria-label={label} tabIndex={0} className={frame}>
      <table className="w-full border-collapse">
        <thead>
          <tr>
            <th scope="col" className={`${cell} text-muted`}>
              {corner}
            </th>
            {others.map((name, column) => (
              <th key={column} scope="col" className={`${cell} whitespace-nowrap`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells], row) => (
            <tr key={row}>
              <th scope="row" className={`${cell} font-normal text-muted tabular-nums`}>
                {head}
              </th>
              {others.map((_, column) => (
                <td key={column} className={`${cell} max-w-80 whitespace-pre-wrap`}>
                  {cells[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
  if (!isTitled) return table
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <p className="text-sm font-medium">{label}</p>
      {table}
    </div>
  )
}

function ShortTables({ view: { columns, items, empty } }: OneViewProps<'tables'>) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-3">
      {items.map(({ label, rows }) => (
        <div key={label} className="min-w-0 self-start rounded-md border border-line bg-raised">
          <table className="w-full border-collapse text-sm">
            <caption className="px-3 py-2 text-left font-medium">{label}</caption>
            <thead className="sr-only">
              <tr>
                {columns.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.length === 0 && (
                <tr>
                  <td colSpan={columns.length} className="px-3 pb-2 text-muted">
                    {empty}
                  </td>
                </tr>
              )}
              {rows.map(([head, ...cells]) => (
                <tr key={head} className="border-t border-line">
                  <th scope="row" className="px-3 py-1 text-left font-normal [overflow-wrap:anywhere]">
                    {head}
                  </th>
                  {cells.map((text, column) => (
                    <td key={column} className="px-2 py-1 text-right tabular-nums last:pr-3 last:text-muted">
                      {text}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </div>
  )
}

function ChoiceRows({ view: { label, rows }, picks = {}, onPick }: OneViewProps<'choices'>) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className={frame}>
      <ul>
        {rows.map((row) => (
          <li
            key={row.pick}
            className="grid items-center gap-x-4 gap-y-1 border-b border-line px-3 py-2 last:border-0 sm:grid-cols-[minmax(0,1fr)_14rem_minmax(0,1.5fr)]"
          >
            <span className="font-medium break-words">{row.label}</span>
            <ChoiceMenu
              aria-label={row.says}
              value={picks[row.pick] ?? row.options[0]?.value ?? ''}
              options={row.options}
              onChange={(value) => onPick?.(row.pick, value === row.options[0]?.value ? undefined : value)}
            />
            <span className="text-muted">{row.text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
