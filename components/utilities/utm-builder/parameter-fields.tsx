import { Button } from '@/components/ui/button'
import { controlClasses } from '@/components/ui/control'
import { utmMessages as messages } from '@/lib/tools/utilities/seo/utm-builder.messages'
import type { CustomParameter, Rules, TagName, Tags } from '@/lib/subjects/utm/tags'
import { TextField } from './text-field'

interface ParameterFieldsProps {
  tags: Tags
  custom: readonly CustomParameter[]
  rules: Rules
  sourceError: string | undefined
  onTag: (tag: TagName, text: string) => void
  onCustom: (custom: readonly CustomParameter[]) => void
}

const common = ['source', 'medium', 'campaign', 'content', 'term', 'id'] as const
const rare = ['source_platform', 'creative_format', 'marketing_tactic'] as const
const helps: Partial<Record<TagName, string>> = messages.tagHelp

/** The boxes of the nine parameters, and of parameters of one's own. */
export function ParameterFields({ tags, custom, rules, sourceError, onTag, onCustom }: ParameterFieldsProps) {
  const field = (tag: TagName) => (
    <TextField
      key={tag}
      label={`${messages.tagLabels[tag]} (utm_${tag})`}
      help={helps[tag]}
      error={tag === 'source' ? sourceError : undefined}
      choices={rules.allowed[tag]}
      value={tags[tag]}
      onText={(text) => onTag(tag, text)}
    />
  )
  const change = (at: number, part: Partial<CustomParameter>) =>
    onCustom(custom.map((one, index) => (index === at ? { ...one, ...part } : one)))
  const isRareUsed = rare.some((tag) => tags[tag] !== '') || custom.length > 0
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{messages.tags}</legend>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">{common.map(field)}</div>
      <details open={isRareUsed || undefined}>
        <summary className="text-sm font-medium text-accent">{messages.more}</summary>
        <div className="mt-2 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">{rare.map(field)}</div>
        <fieldset className="mt-3">
          <legend className="mb-1 text-sm font-medium">{messages.custom}</legend>
          {custom.map((one, at) => (
            <div key={at} className="mb-2 flex flex-wrap items-center gap-2">
              <input
                aria-label={messages.customName(at + 1)}
                className={`${controlClasses} max-w-40 min-w-0 flex-1`}
                value={one.name}
                spellCheck={false}
                autoComplete="off"
                autoCapitalize="off"
                onChange={(event) => change(at, { name: event.target.value })}
              />
              <span aria-hidden="true">=</span>
              <input
                aria-label={messages.customValue(at + 1)}
                className={`${controlClasses} max-w-60 min-w-0 flex-1`}
                value={one.value}
                spellCheck={false}
                autoComplete="off"
                autoCapitalize="off"
                onChange={(event) => change(at, { value: event.target.value })}
              />
              <Button
                size="small"
                look="quiet"
                aria-label={messages.removeCustom(at + 1)}
                onClick={() => onCustom(custom.filter((_, index) => index !== at))}
              >
                {messages.remove}
              </Button>
            </div>
          ))}
          <Button size="small" onClick={() => onCustom([...custom, { name: '', value: '' }])}>
            {messages.addCustom}
          </Button>
        </fieldset>
      </details>
    </fieldset>
  )
}
