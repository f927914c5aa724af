import { ChartFigure } from '@/components/chart/chart-figure'
import type { Picture } from '@/lib/kits/calculator/drawing'
import type { AnyResults, Outputs } from '@/lib/kits/calculator/types'
import { chartTable } from '@/lib/kits/chart/table'
import type { ChartDrawing, Diagram } from '@/lib/kits/chart/types'
import { chartMessages } from '@/lib/messages/chart'

export interface ChartEngine {
  drawChart(drawing: ChartDrawing): string
  drawDiagram(diagram: Diagram): string
}

interface PictureListProps {
  engine: ChartEngine
  outputs: Outputs
  results: AnyResults
  charts: readonly Picture[]
}

/** The diagrams and charts of one answer; the same at build and in the browser. */
export function PictureList({ engine, outputs, results, charts }: PictureListProps) {
  const diagrams = Object.entries(outputs).flatMap(([name, { kind }]) =>
    kind === 'diagram' && results[name] !== undefined ? [{ name, diagram: results[name] as Diagram }] : [],
  )
  return (
    <>
      {diagrams.map(({ name, diagram }) => (
        <ChartFigure
          key={name}
          id={`diagram-${name}`}
          title={diagram.title}
          svg={engine.drawDiagram(diagram)}
          note={diagram.perMillimeter ? chartMessages.trueSize : undefined}
        />
      ))}
      {charts.map((picture, position) => (
        <ChartPicture key={picture.drawing.title} id={`chart-${position}`} engine={engine} picture={picture} />
      ))}
    </>
  )
}

/** A component of its own, so that a keystroke can come between two charts. */
function ChartPicture({ id, engine, picture }: { id: string; engine: ChartEngine; picture: Picture }) {
  const { drawing, tabled } = picture
  return (
    <ChartFigure
      id={id}
      title={drawing.title}
      svg={engine.drawChart(drawing)}
      {...(tabled ? {} : { table: chartTable(drawing) })}
    />
  )
}
