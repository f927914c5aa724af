import { useId } from 'react'
import { ChoiceButtons, Toggle } from '@/components/ui/choice'
import { utmMessages as messages } from '@/lib/tools/utilities/seo/utm-builder.messages'
import type { Rules } from '@/lib/subjects/utm/tags'
import { governedTags, listOf, type Draft } from './stores'
import { TextField } from './text-field'

interface RulesPanelProps {
  draft: Draft
  onChange: (change: (before: Draft) => Draft) => void
}

/** How values must look, which are allowed, and which sites are one's own. */
export function RulesPanel({ draft, onChange }: RulesPanelProps) {
  const id = useId()
  const { rules } = draft
  const setRule = (rule: Partial<Rules>) => onChange((before) => ({ ...before, rules: { ...before.rules, ...rule } }))
  return (
    <details className="rounded-md border border-line bg-raised p-3" data-print="hidden">
      <summary className="font-semibold">{messages.rules}</summary>
      <div className="mt-3 grid gap-4">
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          <ChoiceButtons
            name={`${id}-separator`}
            legend={messages.separator}
            value={rules.separator}
            options={(['dash', 'underscore', 'keep'] as const).map((value) => ({
              value,
              label: messages.separators[value],
            }))}
            onChange={(separator) => setRule({ separator })}
          />
          <ChoiceButtons
            name={`${id}-existing`}
            legend={messages.existing}
            value={rules.existing}
            options={(['replace', 'keep'] as const).map((value) => ({ value, label: messages.existings[value] }))}
            onChange={(existing) => setRule({ existing })}
          />
          <Toggle checked={rules.lowerCase} onChange={(lowerCase) => setRule({ lowerCase })}>
            {messages.lowerCase}
          </Toggle>
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          {governedTags.map((tag) => (
            <TextField
              key={tag}
              label={messages.allowed(tag)}
              help={messages.allowedHelp}
              lines={2}
              value={draft.typedAllowed[tag] ?? ''}
              onText={(text) =>
                onChange((before) => ({
                  ...before,
                  typedAllowed: { ...before.typedAllowed, [tag]: text },
                  rules: { ...before.rules, allowed: { ...before.rules.allowed, [tag]: listOf(text) } },
                }))
              }
            />
          ))}
          <TextField
            label={messages.ownHosts}
            help={messages.ownHostsHelp}
            lines={2}
            value={draft.typedHosts}
            onText={(text) =>
              onChange((before) => ({
                ...before,
                typedHosts: text,
                rules: { ...before.rules, ownHosts: listOf(text) },
              }))
            }
          />
        </div>
      </div>
    </details>
  )
}
