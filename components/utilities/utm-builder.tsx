import { useId, useMemo, useState } from 'react'
import { useKeptDraft } from '@/components/storage/use-kept-draft'
import { useStore } from '@/components/storage/use-store'
import { ChoiceMenu } from '@/components/ui/choice'
import { utmMessages as messages } from '@/lib/tools/utilities/seo/utm-builder.messages'
import { buildLink, linkKey } from '@/lib/subjects/utm/link'
import { templates } from '@/lib/subjects/utm/templates'
import { BulkPanel } from './utm-builder/bulk-panel'
import { HistoryPanel } from './utm-builder/history-panel'
import { LinkResultView } from './utm-builder/link-result'
import { ParameterFields } from './utm-builder/parameter-fields'
import { PresetBar } from './utm-builder/preset-bar'
import { RulesPanel } from './utm-builder/rules-panel'
import { draftStore, historyStore, mostKept } from './utm-builder/stores'
import { TextField } from './utm-builder/text-field'

interface UtmBuilderProps {
  /** Address of the compiled utm worker. */
  workerHref: string
  /** Address of the tool that draws QR codes. */
  qrHref: string
}

/** Builds tagged links under naming rules, one by one or from a table. */
export default function UtmBuilder({ workerHref, qrHref }: UtmBuilderProps) {
  const id = useId()
  const [draft, setDraft] = useKeptDraft(draftStore)
  const history = useStore(historyStore)
  const [template, setTemplate] = useState('none')
  const { address, tags, custom, standsOn, rules } = draft
  const result = useMemo(
    () => buildLink({ address, tags, custom, standsOn }, rules),
    [address, tags, custom, standsOn, rules],
  )

  const twin = useMemo(() => {
    if (result.kind === 'refused') return undefined
    const exact = history.find(({ href }) => href === result.href)
    const kept = exact ?? history.find(({ href }) => linkKey(href) === linkKey(result.href))
    return kept && { kept, isExact: exact !== undefined }
  }, [history, result])

  const isStarted = address.trim() !== ''
  const addressError =
    isStarted && result.kind === 'refused' && result.reason !== 'no-source' && result.reason !== 'no-address'
      ? result.scheme === undefined
        ? messages.refusals[result.reason]
        : messages.scheme(result.scheme)
      : undefined
  const sourceError =
    isStarted && result.kind === 'refused' && result.reason === 'no-source' ? messages.refusals['no-source'] : undefined

  async function keep(): Promise<void> {
    if (result.kind === 'refused') return
    const day = new Date().toISOString().slice(0, 10)
    const entry = { day, href: result.href, channel: result.channel.name, address, tags, custom }
    historyStore.update((before) => [entry, ...before.filter(({ href }) => href !== entry.href)].slice(0, mostKept))
    const { copyText } = await import('@/components/take-away/take-away')
    await copyText(entry.href, messages.kept)
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid gap-3">
        <div className="sm:max-w-80" data-print="hidden">
          <label htmlFor={`${id}-template`} className="mb-1 block text-sm font-medium">
            {messages.template}
          </label>
          <ChoiceMenu
            id={`${id}-template`}
            value={template}
            options={[
              { value: 'none', label: messages.noTemplate },
              ...templates.map((one) => ({ value: one.id, label: `${one.name} → ${one.channel}` })),
            ]}
            onChange={(wanted) => {
              setTemplate(wanted)
              const chosen = templates.find((one) => one.id === wanted)
              if (chosen) setDraft((before) => ({ ...before, tags: { ...before.tags, ...chosen.tags } }))
            }}
          />
        </div>
        <TextField
          label={messages.address}
          type="url"
          placeholder={messages.addressPlaceholder}
          value={address}
          error={addressError}
          onText={(text) => setDraft((before) => ({ ...before, address: text }))}
        />
      </div>
      <ParameterFields
        tags={tags}
        custom={custom}
        rules={rules}
        sourceError={sourceError}
        onTag={(tag, text) => {
          setTemplate('none')
          setDraft((before) => ({ ...before, tags: { ...before.tags, [tag]: text } }))
        }}
        onCustom={(changed) => setDraft((before) => ({ ...before, custom: changed }))}
      />
      <section aria-labelledby={`${id}-link`} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 id={`${id}-link`} className="text-xl font-semibold">
          {messages.link}
        </h2>
        <LinkResultView result={result} twin={twin} qrHref={qrHref} onKeep={() => void keep()} />
      </section>
      <TextField
        label={messages.standsOn}
        help={messages.standsOnHelp}
        value={standsOn}
        onText={(text) => setDraft((before) => ({ ...before, standsOn: text }))}
      />
      <RulesPanel draft={draft} onChange={setDraft} />
      <PresetBar
        current={{ tags, custom }}
        onUse={(preset) => setDraft((before) => ({ ...before, tags: preset.tags, custom: preset.custom }))}
      />
      <HistoryPanel
        onLoad={(kept) =>
          setDraft((before) => ({ ...before, address: kept.address, tags: kept.tags, custom: kept.custom }))
        }
      />
      <BulkPanel workerHref={workerHref} rules={rules} />
      <p className="text-xs text-muted">{messages.onDevice}</p>
    </div>
  )
}
