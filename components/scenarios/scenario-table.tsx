import type { ReactNode } from 'react'
import type { ComparedLine, ComparedScenarios } from '@/lib/kits/calculator/scenarios'
import { scenarioMessages as says } from '@/lib/messages/scenarios'

interface ScenarioTableProps {
  /** One for each scenario: its name and what can be done with it. */
  heads: readonly { key: string; head: ReactNode }[]
  compared: ComparedScenarios
}

/** In sight while the figures are scrolled. */
const labelCell = 'sticky left-0 z-10 bg-surface text-left max-sm:max-w-36'

/** A verdict is a sentence: it takes lines, not the width of all figures. */
const figureCell = 'max-w-56 min-w-32 whitespace-normal!'

interface LinesProps {
  title: string
  lines: readonly ComparedLine[]
  heads: ScenarioTableProps['heads']
}

function Lines({ title, lines, heads }: LinesProps) {
  if (lines.length === 0) return null
  return (
    <tbody>
      <tr className="bg-raised">
        <th scope="rowgroup" colSpan={heads.length + 1} className="text-left">
          {title}
        </th>
      </tr>
      {lines.map(({ name, label, texts, differences }) => (
        <tr key={name} className="align-top">
          <th scope="row" className={labelCell}>
            {label}
          </th>
          {heads.map(({ key }, at) => (
            <td key={key} className={figureCell}>
              {texts[at] ?? says.none}
              {differences[at] !== undefined && <span className="block text-sm text-muted">{differences[at]}</span>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

/** Scenarios as columns: what differs in them, and what they come to. On a narrow screen the labels stay in sight. */
export function ScenarioTable({ heads, compared }: ScenarioTableProps) {
  const { entries, results, problems } = compared
  return (
    <div className="rows-frame" tabIndex={0} role="group" aria-label={says.title}>
      <table className="result-table w-full">
        <thead className="align-top">
          <tr>
            <th scope="col" className={labelCell}>
              <span className="sr-only">{says.entry}</span>
            </th>
            {heads.map(({ key, head }, at) => (
              <th key={key} scope="col">
                {head}
                {problems[at] !== undefined && (
                  <span className="mt-1 block rounded-md bg-warn-soft px-2 py-1 text-left text-sm font-normal">
                    {problems[at]}
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <Lines title={says.entries} lines={entries} heads={heads} />
        <Lines title={says.results} lines={results} heads={heads} />
      </table>
    </div>
  )
}
