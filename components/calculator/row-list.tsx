import { useId, useMemo, useState } from 'react'
import { SheetMenu } from '@/components/text-input/sheet-menu'
import { TableInput } from '@/components/text-input/table-input'
import { Button } from '@/components/ui/button'
import { ChoiceMenu } from '@/components/ui/choice'
import { useTask } from '@/components/ui/use-task'
import { WorkBar } from '@/components/ui/work-bar'
import type { Declaration } from '@/lib/kits/calculator/declaration'
import type { ListColumns, RowListMade, RowListWork } from '@/lib/kits/calculator/row-list'
import type { RowList as RowListWords } from '@/lib/kits/calculator/types'
import type { AnyValues } from '@/lib/kits/fields/types'
import type { Show } from '@/lib/base/format/show'
import type { Region } from '@/lib/base/region/types'
import { rowListMessages as says } from '@/lib/messages/row-list'

interface RowListProps {
  declaration: Declaration
  list: RowListWords
  moduleHref: string
  workerHref: string
  /** Of the form above; not worked with while one of its fields is refused. */
  values: AnyValues
  valid: boolean
  visitor: Region
  show: Show
}

type Made = RowListMade & { sheets: readonly string[]; csv: Blob }

/** A list of any length up to 100,000 rows: worked out away from the page and saved as CSV. It is kept nowhere. */
export default function RowList(props: RowListProps) {
  const { declaration, list, moduleHref, values, valid, visitor, show } = props
  const id = useId()
  const [source, setSource] = useState<string | File>('')
  const [columns, setColumns] = useState<ListColumns>()
  const [sheet, setSheet] = useState(0)
  const given = source instanceof File || source.trim() !== '' ? source : undefined
  const work = useMemo(() => {
    if (given === undefined || !valid) return undefined
    // A worker has an address of its own, which relative ones would follow.
    const href = new URL(moduleHref, location.href).href
    return { moduleHref: href, law: declaration.law, list, values, visitor, columns, source: given, sheet }
  }, [given, valid, moduleHref, declaration, list, values, visitor, columns, sheet])
  const { state, cancel, again } = useTask<RowListWork, Made>(work, props.workerHref, says.stopped)
  const made = state && 'made' in state ? state.made : undefined

  function give(next: string | File) {
    setSource(next)
    // Other columns come with another list, not with one more row.
    if (next === '' || next instanceof File) chooseSheet(0)
  }

  function chooseSheet(next: number) {
    setSheet(next)
    setColumns(undefined)
  }

  return (
    <div className="grid gap-3">
      <p className="text-muted">{list.help}</p>
      <TableInput id={id} label={says.box} placeholder={list.placeholder} show={show} source={source} onSource={give} />
      {given !== undefined && !valid && <p role="alert">{says.correctFirst}</p>}
      {state && 'progress' in state && <WorkBar progress={state.progress} label={says.working} onCancel={cancel} />}
      {state && 'failure' in state && (
        <p role="alert" className="flex flex-wrap items-center gap-3 rounded-md bg-warn-soft px-3 py-2">
          {state.failure}
          {state.isStopped && (
            <Button size="small" onClick={again}>
              {says.again}
            </Button>
          )}
        </p>
      )}
      {made && (
        <>
          <SheetMenu sheets={made.sheets} sheet={sheet} onSheet={chooseSheet} />
          <ColumnMenus made={made} list={list} onColumns={setColumns} />
          <Outcome made={made} show={show} fileName={`${declaration.id}-list.csv`} />
        </>
      )}
    </div>
  )
}

const none = 'none'

interface ColumnMenusProps {
  made: RowListMade
  list: RowListWords
  onColumns(columns: ListColumns): void
}

/** Which columns are read, where there is more than one. */
function ColumnMenus({ made: { names, columns }, list, onColumns }: ColumnMenusProps) {
  const id = useId()
  if (names.length < 2) return null
  const options = names.map((label, at) => ({ value: String(at), label }))
  return (
    <div className="grid gap-3 sm:grid-cols-2" data-print="hidden">
      <div className="min-w-0">
        <label htmlFor={`${id}-amount`} className="mb-1 block font-medium">
          {says.columnOf(list.amount)}
        </label>
        <ChoiceMenu
          id={`${id}-amount`}
          value={String(columns.amount)}
          options={options}
          onChange={(value) => onColumns({ ...columns, amount: Number(value) })}
        />
      </div>
      <div className="min-w-0">
        <label htmlFor={`${id}-beside`} className="mb-1 block font-medium">
          {says.columnOf(list.beside)}
        </label>
        <ChoiceMenu
          id={`${id}-beside`}
          value={columns.beside === undefined ? none : String(columns.beside)}
          options={[{ value: none, label: says.noColumn }, ...options]}
          onChange={(value) => onColumns({ ...columns, beside: value === none ? undefined : Number(value) })}
        />
      </div>
    </div>
  )
}

function Outcome({ made, show, fileName }: { made: Made; show: Show; fileName: string }) {
  const { rows, found, refused, head, first, hasHead, csv } = made
  const more = rows - found - refused.length
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="mr-auto font-medium">
          {says.done(show.count(found), show.count(rows))} {hasHead && says.withoutHead}
        </p>
        <Button
          size="small"
          data-print="hidden"
          onClick={async () => {
            const { saveFile } = await import('@/components/take-away/take-away')
            saveFile(fileName, csv.type, csv)
          }}
        >
          {says.save}
        </Button>
      </div>
      {refused.length > 0 && (
        <ul className="grid gap-1 rounded-md bg-warn-soft px-3 py-2 wrap-anywhere">
          {refused.map(({ line, given, refused: why }) => (
            <li key={line}>{says.refused(show.count(line), given.slice(0, 80), why)}</li>
          ))}
          {more > 0 && <li>{says.moreRefused(show.count(more))}</li>}
        </ul>
      )}
      <div className="relative overflow-x-auto rounded-md border border-line">
        <table className="result-table w-full">
          <caption className="px-3 py-1.5 text-left text-muted">{says.firstRows(show.count(first.length))}</caption>
          <thead className="bg-raised">
            <tr>
              {head.map((name, at) => (
                // Two columns of a sheet may have the same name.
                <th key={at} scope="col" className="text-left">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {first.map((cells, row) => (
              <tr key={row}>
                {cells.map((text, at) => (
                  <td key={at} className={`text-left ${text && at === cells.length - 1 ? 'min-w-56' : ''}`}>
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
