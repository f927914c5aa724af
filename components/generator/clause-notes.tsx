import { regionOf } from '@/lib/base/region/regions'
import type { Show } from '@/lib/base/format/show'
import type { ClauseNote } from '@/lib/kits/generator/types'
import { generatorMessages } from '@/lib/messages/generator'

function suitsText(suits: readonly string[]): string {
  const names = suits.map((code) => (code === 'global' ? generatorMessages.anywhere : regionOf(code).name))
  return generatorMessages.suits(names.join(', '))
}

interface ClauseNotesProps {
  notes: readonly ClauseNote[]
  show: Show
}

/** Beside a contract: what its clauses mean, for whose law they were written, and how old their text is. */
export default function ClauseNotes({ notes, show }: ClauseNotesProps) {
  return (
    <details className="rounded-md border border-line bg-raised px-3 py-2 text-sm" data-print="hidden">
      <summary className="cursor-pointer font-medium">{generatorMessages.clauses}</summary>
      <dl className="mt-2 grid gap-3">
        {notes.map(({ title, note, suits, version, source }) => (
          <div key={title}>
            <dt className="font-medium">{title}</dt>
            <dd className="mt-0.5">
              {note}{' '}
              <span className="text-muted">
                {suitsText(suits)} {generatorMessages.clauseText(show.date(version))}
                {source && (
                  <>
                    {' '}
                    {source.href ? (
                      <a className="underline" href={source.href}>
                        {source.title}
                      </a>
                    ) : (
                      source.title
                    )}
                  </>
                )}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
