import { Actions } from '@/components/calculator/actions'
import type { CalculatorFormProps } from '@/components/calculator/calculator-form'
import { CopyableRows } from '@/components/calculator/copyable-rows'
import { OnwardLink } from '@/components/calculator/onward-link'
import { AnswerBar, Results } from '@/components/calculator/results'
import SavePanel from '@/components/calculator/save-panel'
import { Steps } from '@/components/calculator/steps'
import { TableView } from '@/components/calculator/table-view'
import { useRegion } from '@/components/site/use-region'
import { WideTable } from '@/components/ui/wide-table'
import { part } from '@/components/islands/part'
import type { LinkPanelProps } from '@/components/take-away/link-panel'
import type { Output, Outputs, TableOutput, TableRow, Verdict } from '@/lib/kits/calculator/types'
import { BothSides, Room, type Side } from './sides'
import { specimenShow as show, useSpecimenForm } from './use-specimen-form'

const LinkPanel = part<LinkPanelProps>('take-away/link-panel', () => import('@/components/take-away/link-panel'))

/** A figure of every kind, and what a calculator shows elsewhere. The type asks for every kind there is. */
const outputKinds: { readonly [Kind in Output['kind']]: Output & { kind: Kind } } = {
  money: { kind: 'money', label: 'Monthly payment', help: 'Without property tax and insurance.' },
  percent: { kind: 'percent', label: 'Share of your income' },
  number: { kind: 'number', label: 'Loan to income', decimals: 1, unit: 'times' },
  count: { kind: 'count', label: 'Payments', unit: 'payments' },
  date: { kind: 'date', label: 'Last payment' },
  text: { kind: 'text', label: 'Kind of loan' },
  verdict: { kind: 'verdict', label: 'Verdict' },
  table: { kind: 'table', label: 'Table', columns: {} },
  series: { kind: 'series', label: 'Series', columns: {} },
  diagram: { kind: 'diagram', label: 'Diagram' },
}
const figures = {
  money: 1_539.29,
  percent: 0.284,
  number: 3.2,
  count: 360,
  date: '2056-04-01',
  text: 'Repayment',
}

const verdicts: { readonly [Is in Verdict['is']]: string } = {
  good: 'Your plan covers all costs and leaves $3,000.00 before tax.',
  fair: 'Your plan covers its costs, with little to spare.',
  bad: 'Your plan loses $1,200.00 before tax.',
  plain: 'Taxes of a state come on top.',
}
const verdictOutputs: Outputs = {
  money: outputKinds.money,
  ...Object.fromEntries(Object.keys(verdicts).map((is) => [is, { kind: 'verdict', label: is } as const])),
}
const verdictAnswer = {
  results: {
    money: 1_539.29,
    ...Object.fromEntries(Object.entries(verdicts).map(([is, says]) => [is, { is, says } as Verdict])),
  },
}

const columns = {
  month: { kind: 'count', label: 'Month' },
  paid: { kind: 'money', label: 'Payment' },
  interest: { kind: 'money', label: 'Interest' },
  left: { kind: 'money', label: 'Balance' },
} as const
const rowOf = (month: number): TableRow => ({
  month,
  paid: 1_539.29,
  interest: 1_302 - month,
  left: 250_000 - month * 237,
})
const manyRows = Array.from({ length: 60 }, (_, at) => rowOf(at + 1))
const wideColumns = Object.fromEntries(
  Array.from({ length: 12 }, (_, at) => [`m${at}`, { kind: 'money', label: `Month ${at + 1}` } as const]),
)
const wideRow = Object.fromEntries(Object.keys(wideColumns).map((name, at) => [name, 1_000 + at * 37.5]))

const tables: readonly { title: string; output: TableOutput; rows: readonly TableRow[] }[] = [
  {
    title: 'Short, with totals',
    output: { kind: 'table', label: 'First months', columns, totals: ['paid', 'interest'] },
    rows: manyRows.slice(0, 3),
  },
  {
    title: 'Wide',
    output: {
      kind: 'table',
      label: 'The months beside each other',
      columns: { year: { kind: 'text', label: 'Year' }, ...wideColumns },
    },
    rows: [{ year: 'First year', ...wideRow }],
  },
  { title: 'Long', output: { kind: 'table', label: 'All payments', columns }, rows: manyRows },
  { title: 'Empty', output: { kind: 'table', label: 'Extra payments', columns }, rows: [] },
]

export type SpecimenCalculator = Omit<CalculatorFormProps, 'tables' | 'pictures'>

/** What stands beneath an answer: the ways to take it away, and the menu that one of them opens. */
function TakeAway({ calculator, side }: { calculator: SpecimenCalculator; side: Side }) {
  const { declaration, initial, writers, about, moduleHref, chartHref, curveHref } = calculator
  const form = useSpecimenForm(declaration.inputs)
  const visitor = useRegion()
  const saved = {
    ...writers,
    declaration,
    about,
    moduleHref,
    chartHref,
    values: form.values,
    typed: form.typed,
    show,
    visitor,
    today: '2026-04-06',
  }
  return (
    <div id={`${side}-take-away`}>
      <OnwardLink
        targets={{ next: { name: 'Cash Flow Forecast Calculator', href: moduleHref } }}
        onward={{ tool: 'next', boxes: {} }}
      />
      <Actions
        declaration={declaration}
        form={form}
        answer={initial}
        curveHref={curveHref}
        saved={saved}
        onMany={() => {}}
        onCompare={() => {}}
      />
      <SavePanel {...saved} />
      <LinkPanel address="https://example.com/calculators/breakeven/#price=25" onClose={() => {}} />
      <Steps initial={initial.steps} written={undefined} />
    </div>
  )
}

/** Answers and the tables beneath them. */
export function AnswersRoom({ calculator }: { calculator: SpecimenCalculator }) {
  return (
    <Room id="answers" title="Answers">
      <BothSides title="A table of times">
        {(side) => (
          <WideTable label={`Clocks, ${side}`} columns={['City', 'Time']}>
            <tr className="border-t border-line">
              <th scope="row" className="py-1 pr-3 font-normal">
                Delhi
              </th>
              <td className="py-1 pr-3">14:06</td>
            </tr>
          </WideTable>
        )}
      </BothSides>
      <BothSides title="A headline and five figures">
        {() => (
          <CopyableRows rows="[data-row]" onCopy={() => {}}>
            <Results outputs={outputKinds} answer={{ results: figures }} show={show} state="current" />
          </CopyableRows>
        )}
      </BothSides>
      <BothSides title="Verdicts">
        {() => <Results outputs={verdictOutputs} answer={verdictAnswer} show={show} state="current" />}
      </BothSides>
      <BothSides title="Of entries that have become invalid, and while the calculator is on its way">
        {(side) => (
          <div className="grid gap-4">
            {(['stale', 'pending'] as const).map((state) => (
              <Results
                key={state}
                outputs={{ money: outputKinds.money }}
                answer={{ results: { money: 1_539.29 } }}
                show={show}
                state={state}
                faultyBox={`field-${side}-wrong-price`}
              />
            ))}
          </div>
        )}
      </BothSides>
      <BothSides title="At the lower edge of a phone">
        {() => (
          <div className="pb-18">
            <AnswerBar
              outputs={outputKinds}
              answer={{ results: figures }}
              show={show}
              state="current"
              className="w-full"
            />
          </div>
        )}
      </BothSides>
      <BothSides title="Taking it away">{(side) => <TakeAway calculator={calculator} side={side} />}</BothSides>
      {tables.map(({ title, output, rows }) => (
        <BothSides key={title} title={`Table: ${title.toLowerCase()}`}>
          {() => <TableView output={output} rows={rows} show={show} />}
        </BothSides>
      ))}
    </Room>
  )
}
