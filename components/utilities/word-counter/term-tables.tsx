import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { ChoiceMenu } from '@/components/ui/choice'
import { wordMessages as messages } from '@/lib/messages/word-counter'
import type { Tables, Term } from '@/lib/words/document'
import { stopWordLanguages, type StopWordChoice } from '@/lib/words/stop-words'

interface TermTablesProps {
  tables: Tables
  words: number
  stopWords: StopWordChoice
  onStopWords: (choice: StopWordChoice) => void
  onSave: () => void
}

const choices = (['auto', 'none', ...stopWordLanguages] as const).map((value) => ({
  value,
  label: messages.stopWordChoices[value],
}))

/** Frequent words and phrases of two and three words. */
export function TermTables({ tables, words, stopWords, onStopWords, onSave }: TermTablesProps) {
  const id = useId()
  const { language, terms } = tables
  return (
    <section aria-labelledby={`${id}-title`} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={`${id}-title`} className="text-xl font-semibold">
        {messages.tables}
      </h2>
      <div className="flex flex-wrap items-end gap-3" data-print="hidden">
        <div className="w-full sm:w-60">
          <label htmlFor={`${id}-stop`} className="mb-1 block text-sm font-medium">
            {messages.stopWords}
          </label>
          <ChoiceMenu id={`${id}-stop`} value={stopWords} options={choices} onChange={onStopWords} />
        </div>
        <Button onClick={onSave}>{messages.saveCsv}</Button>
      </div>
      <p className="text-sm text-muted">
        {language ? messages.leftOut(messages.stopWordChoices[language]) : messages.nothingLeftOut}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-3">
        {terms.map((list, index) => (
          <TermTable
            key={messages.tableNames[index]}
            name={messages.tableNames[index] ?? ''}
            terms={list}
            words={words}
          />
        ))}
      </div>
    </section>
  )
}

function TermTable({ name, terms, words }: { name: string; terms: readonly Term[]; words: number }) {
  return (
    <div className="min-w-0 self-start rounded-md border border-line bg-raised">
      <table className="w-full border-collapse text-sm">
        <caption className="px-3 py-2 text-left font-medium">{name}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{messages.term}</th>
            <th scope="col">{messages.count}</th>
            <th scope="col">{messages.share}</th>
          </tr>
        </thead>
        <tbody>
          {terms.length === 0 && (
            <tr>
              <td colSpan={3} className="px-3 pb-2 text-muted">
                {messages.noTerms}
              </td>
            </tr>
          )}
          {terms.map(({ term, count }) => (
            <tr key={term} className="border-t border-line">
              <th scope="row" className="px-3 py-1 text-left font-normal [overflow-wrap:anywhere]">
                {term}
              </th>
              <td className="px-2 py-1 text-right tabular-nums">{messages.number(count)}</td>
              <td className="px-3 py-1 text-right text-muted tabular-nums">
                {words > 0 ? `${((count / words) * 100).toFixed(1)}%` : ''}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
