import { useMemo, useState } from 'react'
import { ChartFigure } from '@/components/chart/chart-figure'
import { FieldFrame } from '@/components/fields/field-frame'
import { useModule } from '@/components/islands/use-module'
import { ChoiceMenu } from '@/components/ui/choice'
import type { Show } from '@/lib/base/format/show'
import { entryKey, type Curve } from '@/lib/kits/calculator/asking'
import type { Changed, Sway } from '@/lib/kits/calculator/what-moves'
import { writeResult } from '@/lib/kits/calculator/write'
import { chartTable } from '@/lib/kits/chart/table'
import type { ChartDrawing } from '@/lib/kits/chart/types'
import { writeFieldValue } from '@/lib/kits/fields/read'
import { askingMessages as says } from '@/lib/messages/asking'
import type { ChartEngine } from './picture-list'
import { useAsking, useFigures, type AskingProps, type FigureOf } from './use-asking'

const shares = [0.01, 0.05, 0.1, 0.2, 0.5]

interface BarProps {
  sway: Sway
  present: number
  low: number
  high: number
}

/** The stretch between two results on the scale of all of them, and where the present one stands. */
function Bar({ sway, present, low, high }: BarProps) {
  const place = (result: number) => `${((result - low) / (high - low || 1)) * 100}%`
  const ends = [sway.less.gives ?? present, sway.more.gives ?? present, present]
  const [from, to] = [Math.min(...ends), Math.max(...ends)]
  return (
    <div className="relative mt-1 h-2 rounded-full bg-raised" aria-hidden="true">
      <div
        className="absolute inset-y-0 rounded-full bg-accent"
        style={{ left: place(from), right: `${100 - ((to - low) / (high - low || 1)) * 100}%` }}
      />
      <div className="absolute -inset-y-0.5 w-0.5 bg-ink" style={{ left: place(present) }} />
    </div>
  )
}

interface SwaysProps {
  sways: readonly Sway[]
  figure: FigureOf
  share: number
  show: Show
}

function Sways({ sways, figure, share, show }: SwaysProps) {
  const results = sways.flatMap(({ less, more }) => [less.gives, more.gives].filter((one) => one !== undefined))
  const [low, high] = [Math.min(figure.present, ...results), Math.max(figure.present, ...results)]
  const written = show.percent(share, 0)
  const cell = ({ gives }: Changed) => (gives === undefined ? says.noAnswer : writeResult(figure.output, gives, show))
  return (
    <table className="w-full">
      <thead>
        <tr className="border-b border-line text-left text-muted">
          <th scope="col" className="py-1 font-medium">
            {says.entry}
          </th>
          <th scope="col" className="py-1 pl-3 text-right font-medium">
            {says.less(written)}
          </th>
          <th scope="col" className="py-1 pl-3 text-right font-medium">
            {says.more(written)}
          </th>
        </tr>
      </thead>
      <tbody>
        {sways.map((sway) => (
          <tr key={`${sway.entry.field} ${sway.entry.label}`} className="border-b border-line align-top">
            <th scope="row" className="w-2/5 py-1.5 text-left font-normal">
              {sway.entry.label}
              <Bar sway={sway} present={figure.present} low={low} high={high} />
            </th>
            <td className="py-1.5 pl-3 text-right tabular-nums">{cell(sway.less)}</td>
            <td className="py-1.5 pl-3 text-right tabular-nums">{cell(sway.more)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function drawingOf({ entry, at, values }: Curve, figure: FigureOf, show: Show): ChartDrawing {
  return {
    kind: 'line',
    title: says.curveTitle(figure.output.label, entry.label),
    x: { label: entry.label, write: (value) => writeFieldValue(entry.takes, Number(value.toPrecision(6)), show) },
    y: { label: figure.output.label, write: (value) => writeResult(figure.output, value, show) ?? '' },
    at,
    tracks: [{ label: figure.output.label, values }],
    marks: entry.value === undefined ? [] : [{ x: entry.value, y: figure.present, label: says.present }],
  }
}

interface CurveProps {
  curve: Curve
  figure: FigureOf
  show: Show
  chartHref: string | undefined
}

function CurvePicture({ curve, figure, show, chartHref }: CurveProps) {
  const loading = useModule<ChartEngine>(chartHref)
  const drawing = useMemo(() => drawingOf(curve, figure, show), [curve, figure, show])
  if (loading.state !== 'ready') return null
  return (
    <ChartFigure
      id="what-moves-curve"
      title={drawing.title}
      svg={loading.module.drawChart(drawing)}
      table={chartTable(drawing)}
    />
  )
}

/** Which entry moves a result how far, and its curve over one of them. */
export default function WhatMovesPanel({ curveHref, ...props }: AskingProps & { curveHref: string | undefined }) {
  const { show } = props.saved
  const figures = useFigures(props)
  const [chosenFigure, setFigure] = useState('')
  const [share, setShare] = useState(0.1)
  const [chosenEntry, setEntry] = useState('')
  const figure = figures.find(({ name }) => name === chosenFigure) ?? figures[0]
  const { found, isWorking, failure } = useAsking(props.saved, figure, { share, entry: chosenEntry })
  if (!figure) return null
  const { sways = [], idle = [], curve } = found?.moves ?? {}
  return (
    <div className="mt-2 grid gap-3 rounded-lg border border-line p-3 text-sm" data-print="hidden">
      {figures.length > 1 && (
        <FieldFrame id="what-moves-result" label={says.result}>
          <ChoiceMenu
            id="what-moves-result"
            value={figure.name}
            options={figures.map(({ name, output }) => ({ value: name, label: output.label }))}
            onChange={setFigure}
          />
        </FieldFrame>
      )}
      <FieldFrame
        id="what-moves-share"
        label={says.by}
        help={says.now(writeResult(figure.output, figure.present, show) ?? '')}
      >
        <ChoiceMenu
          id="what-moves-share"
          value={String(share)}
          options={shares.map((one) => ({ value: String(one), label: show.percent(one, 0) }))}
          onChange={(one) => setShare(Number(one))}
        />
      </FieldFrame>
      {sways.length === 0 ? (
        <p role="status">{failure ?? (found ? says.nothingMoves : says.working)}</p>
      ) : (
        <div aria-busy={isWorking} className={isWorking ? 'earlier' : ''}>
          <Sways sways={sways} figure={figure} share={share} show={show} />
        </div>
      )}
      {idle.length > 0 && <p className="text-muted">{says.leftOut(idle.map(({ label }) => label).join('; '))}</p>}
      {found && curve && (
        <>
          <FieldFrame id="what-moves-entry" label={says.curve}>
            <ChoiceMenu
              id="what-moves-entry"
              value={entryKey(curve.entry)}
              options={found.entries.map((entry) => ({ value: entryKey(entry), label: entry.label }))}
              onChange={setEntry}
            />
          </FieldFrame>
          <CurvePicture curve={curve} figure={figure} show={show} chartHref={curveHref} />
        </>
      )}
    </div>
  )
}
