import { memo, type ReactElement } from 'react'

import { chartMessages } from '@/lib/messages/chart'

export interface ChartFigureProps {
  /** Unique on the page. */
  id: string
  /** Markup from `drawChart` or `drawDiagram`, which escape every text they take. */
  svg: string
  title: string
  /** A sentence beneath the picture. */
  note?: string | undefined
  /** `total` is the number of rows before a long table was shortened. */
  table?: {
    columns: readonly string[]
    rows: readonly (readonly string[])[]
    total?: number
  }
}

/** React sets markup again whenever a component is drawn, also if it is the same. */
const Drawing = memo(function Drawing({ svg }: { svg: string }) {
  return <div className="chart-frame" dangerouslySetInnerHTML={{ __html: svg }} />
})

/** A chart with its title and, behind a disclosure, its data as a table. */
export function ChartFigure({ id, svg, title, note, table }: ChartFigureProps): ReactElement {
  const titleId = `${id}-title`
  const shown = table?.rows.length ?? 0
  const total = table?.total ?? shown
  return (
    <figure className="chart-figure" aria-labelledby={titleId}>
      <figcaption className="chart-title" id={titleId}>
        {title}
      </figcaption>
      <Drawing svg={svg} />
      {note ? <p className="mt-2 text-xs text-muted">{note}</p> : null}
      {table && shown > 0 ? (
        <details className="chart-data">
          <summary>{chartMessages.showTable}</summary>
          <div className="chart-data-scroll" role="region" aria-labelledby={titleId} tabIndex={0}>
            <table aria-labelledby={titleId}>
              <thead>
                <tr>
                  {table.columns.map((column, index) => (
                    <th key={index} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.rows.map((row, index) => (
                  <tr key={index}>
                    {row.map((cell, column) =>
                      column === 0 ? (
                        <th key={column} scope="row">
                          {cell}
                        </th>
                      ) : (
                        <td key={column}>{cell}</td>
                      ),
                    )}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {total > shown ? <p>{chartMessages.tableShortened(shown, total)}</p> : null}
        </details>
      ) : null}
    </figure>
  )
}
