import { useId, useMemo } from 'react'
import { useKeptDraft } from '@/components/storage/use-kept-draft'
import { useFileDrop } from '@/components/text-input/use-file-drop'
import { Button } from '@/components/ui/button'
import { ChoiceButtons } from '@/components/ui/choice'
import { tableToCsv } from '@/lib/calculator/csv'
import { compareWith } from '@/lib/hash/compare'
import { notations, taggedLines, writeDigest, type Digests } from '@/lib/hash/digests'
import { readChecksums } from '@/lib/hash/expected'
import { hashMessages as messages } from '@/lib/messages/hash-generator'
import { DigestList, WeaknessNotes } from './hash-generator/digest-list'
import { draftStore, keepable } from './hash-generator/draft'
import { ExpectedPanel } from './hash-generator/expected-panel'
import { comparisonOf, FileChooser, FileResults, outcomeOf } from './hash-generator/file-panel'
import { TextFormBar, TextPanel } from './hash-generator/text-panel'
import { useFileQueue } from './hash-generator/use-file-queue'
import { useTextDigests } from './hash-generator/use-text-digests'
import { Verdict } from './hash-generator/verdict'

/** One line of what can be taken away. */
interface Row {
  name: string
  bytes: number
  digests: Digests
  outcome: string
}

/** MD5, SHA-1 and SHA-256 of a text or of files. `workerHref` is the address of the compiled hash worker. */
export default function HashGenerator({ workerHref }: { workerHref: string }) {
  const id = useId()
  const [draft, setDraft] = useKeptDraft(draftStore, keepable)
  const { source, text, form, notation } = draft
  const list = useMemo(() => readChecksums(draft.expected), [draft.expected])
  const expected = useMemo(
    () => list.checksums.flatMap(({ algorithm, hex }) => (algorithm === undefined ? [] : [hex])),
    [list],
  )
  const { outcome, isPending, again } = useTextDigests(workerHref, text, form, expected)
  const queue = useFileQueue(workerHref)
  const { isOver, handlers } = useFileDrop((files) => {
    setDraft((before) => ({ ...before, source: 'files' }))
    queue.add(files)
  })

  const digests = outcome.kind === 'digests' ? outcome.digests : undefined
  const compared = digests && !isPending ? compareWith(digests, list.checksums, undefined) : undefined
  const found = outcome.kind === 'digests' && !isPending && compared?.kind !== 'match' ? outcome.found : undefined

  function rows(): Row[] {
    if (source === 'text') {
      if (!digests || outcome.kind !== 'digests') return []
      const verdict = compared ? messages.verdicts[compared.kind] : ''
      return [{ name: messages.textName, bytes: outcome.size, digests, outcome: verdict }]
    }
    return queue.files.flatMap((one) => {
      if (one.state.kind !== 'done') return []
      const verdict = comparisonOf(one, list.checksums, queue.files.length)
      return [
        {
          name: one.file.name,
          bytes: one.file.size,
          digests: one.state.digests,
          outcome: verdict ? messages.verdicts[verdict.kind] : '',
        },
      ]
    })
  }

  async function copyAll(): Promise<void> {
    const { copyText } = await import('@/components/take-away/take-away')
    await copyText(
      rows()
        .map((row) => taggedLines(row.name, row.digests, notation))
        .join(''),
      messages.copiedAll,
    )
  }

  async function downloadCsv(): Promise<void> {
    const { saveFile } = await import('@/components/take-away/take-away')
    const { name, bytes, outcome: verdict, ...names } = messages.csvColumns
    const columns = {
      name: { kind: 'text', label: name },
      bytes: { kind: 'count', label: bytes },
      md5: { kind: 'text', label: names.md5 },
      'sha-1': { kind: 'text', label: names['sha-1'] },
      'sha-256': { kind: 'text', label: names['sha-256'] },
      outcome: { kind: 'text', label: verdict },
    } as const
    const cells = rows().map((row) => ({
      name: row.name,
      bytes: row.bytes,
      md5: writeDigest(row.digests.md5, notation),
      'sha-1': writeDigest(row.digests['sha-1'], notation),
      'sha-256': writeDigest(row.digests['sha-256'], notation),
      outcome: row.outcome,
    }))
    saveFile(messages.csvFile, 'text/csv;charset=utf-8', tableToCsv(columns, cells))
  }

  const isEmpty = rows().length === 0
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] gap-4 rounded-md ${isOver ? 'outline-2 outline-offset-4 outline-accent' : ''}`}
      {...handlers}
    >
      <div data-print="hidden">
        <ChoiceButtons
          name={`${id}-source`}
          legend={messages.source}
          value={source}
          options={[
            { value: 'text', label: messages.sources.text },
            { value: 'files', label: messages.sources.files },
          ]}
          onChange={(chosen) => setDraft((before) => ({ ...before, source: chosen }))}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
        {source === 'text' ? (
          <TextPanel text={text} onText={(typed) => setDraft((before) => ({ ...before, text: typed }))} />
        ) : (
          <FileChooser queue={queue} />
        )}
        <ExpectedPanel
          text={draft.expected}
          list={list}
          onText={(typed) => setDraft((before) => ({ ...before, expected: typed }))}
        />
      </div>
      {source === 'text' && (
        <TextFormBar form={form} onForm={(chosen) => setDraft((before) => ({ ...before, form: chosen }))} />
      )}

      <section aria-labelledby={`${id}-digests`} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={`${id}-digests`} className="text-xl font-semibold">
            {messages.digests}
          </h2>
          <div data-print="hidden">
            <ChoiceButtons
              name={`${id}-notation`}
              legend={messages.notation}
              hideLegend
              value={notation}
              options={notations.map((value) => ({ value, label: messages.notations[value] }))}
              onChange={(chosen) => setDraft((before) => ({ ...before, notation: chosen }))}
            />
          </div>
        </div>
        {source === 'files' ? (
          <FileResults queue={queue} notation={notation} checksums={list.checksums} />
        ) : (
          <>
            <div role="status" className="empty:hidden">
              {compared && digests && <Verdict compared={compared} digests={digests} notation={notation} />}
              {found && (
                <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-accent-soft px-3 py-2">
                  <span>{messages.found(found, form)}</span>
                  {found.end === 'none' && (
                    <Button
                      size="small"
                      data-print="hidden"
                      onClick={() => setDraft((before) => ({ ...before, form: found.form }))}
                    >
                      {messages.useReading}
                    </Button>
                  )}
                </p>
              )}
            </div>
            {outcome.kind === 'unwritable' && (
              <p role="alert" className="text-bad">
                {messages.unwritable}
              </p>
            )}
            {outcome.kind === 'failed' && (
              <div role="alert" className="flex flex-wrap items-center gap-3 text-bad">
                <p>{outcome.sentence}</p>
                <Button size="small" onClick={again}>
                  {messages.again}
                </Button>
              </div>
            )}
            {digests && outcome.kind === 'digests' && (
              <div className="rounded-md border border-line bg-raised px-3 py-1">
                <DigestList
                  digests={digests}
                  notation={notation}
                  of=""
                  stale={isPending}
                  outcome={outcomeOf(compared)}
                />
              </div>
            )}
            {digests && outcome.kind === 'digests' && (
              <p className="text-sm text-muted">
                {text === '' ? messages.emptyNote : messages.hashedBytes(outcome.size)}
              </p>
            )}
          </>
        )}
        <WeaknessNotes />
        <div className="flex flex-wrap gap-2" data-print="hidden">
          <Button look="primary" disabled={isEmpty} onClick={() => void copyAll()}>
            {messages.copyAll}
          </Button>
          <Button disabled={isEmpty} onClick={() => void downloadCsv()}>
            {messages.csv}
          </Button>
          <Button onClick={() => print()}>{messages.print}</Button>
          {source === 'files' && queue.files.length > 0 && (
            <Button look="quiet" onClick={queue.clear}>
              {messages.removeAll}
            </Button>
          )}
        </div>
      </section>
    </div>
  )
}
