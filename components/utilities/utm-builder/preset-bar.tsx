import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ChoiceMenu } from '@/components/ui/choice'
import { toast } from '@/components/ui/toast'
import { useStore } from '@/components/storage/use-store'
import { utmMessages as messages } from '@/lib/tools/utilities/seo/utm-builder.messages'
import { presetStore, type Preset } from './stores'
import { TextField } from './text-field'

interface PresetBarProps {
  current: Omit<Preset, 'name'>
  onUse: (preset: Preset) => void
}

/** No name: an item of a list has a value, and a preset may be called anything. */
const none = 'none'
const valueOf = (name: string) => `preset ${name}`

/** Sets of parameters kept under a name. */
export function PresetBar({ current, onUse }: PresetBarProps) {
  const id = useId()
  const presets = useStore(presetStore)
  const [chosen, setChosen] = useState('')
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string>()
  const selected = presets.find((one) => one.name === chosen)

  function save(): void {
    const wanted = name.trim()
    if (wanted === '') {
      setFault(messages.presetNeedsName)
      return
    }
    presetStore.update((before) =>
      [...before.filter((one) => one.name !== wanted), { name: wanted, ...current }].toSorted((a, b) =>
        a.name.localeCompare(b.name, 'en'),
      ),
    )
    setChosen(wanted)
    setName('')
    void toast(messages.presetSaved(wanted))
  }

  return (
    <details className="rounded-md border border-line bg-raised p-3" data-print="hidden">
      <summary className="font-semibold">{messages.presets}</summary>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        <div>
          <label htmlFor={`${id}-preset`} className="mb-1 block text-sm font-medium">
            {messages.preset}
          </label>
          <ChoiceMenu
            id={`${id}-preset`}
            value={selected ? valueOf(selected.name) : none}
            options={[
              { value: none, label: messages.noPreset },
              ...presets.map((one) => ({ value: valueOf(one.name), label: one.name })),
            ]}
            onChange={(wanted) => {
              const preset = presets.find((one) => valueOf(one.name) === wanted)
              setChosen(preset?.name ?? '')
              if (preset) onUse(preset)
            }}
          />
          {selected && (
            <Button
              size="small"
              look="quiet"
              onClick={() => presetStore.update((before) => before.filter((one) => one.name !== selected.name))}
            >
              {messages.deletePreset}
            </Button>
          )}
        </div>
        <div>
          <TextField
            label={messages.presetName}
            value={name}
            error={fault}
            onText={(text) => {
              setName(text)
              setFault(undefined)
            }}
          />
          <Button size="small" className="mt-2" onClick={save}>
            {messages.savePreset}
          </Button>
        </div>
      </div>
    </details>
  )
}
