import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ChoiceMenu } from '@/components/ui/choice'
import { WorkBar } from '@/components/ui/work-bar'
import { plannerMessages as says } from '@/lib/messages/planner'
import type { TaskProgress } from '@/lib/workers/protocol'
import { saveHanded, savePaper, saveText, saveTimed, type SavingParts } from './save-files'

const whole = '*'

/** What is saved without waiting. */
const atOnce = {
  calendar: { label: says.saveTimed, save: saveTimed },
  handed: { label: says.saveHanded, save: saveHanded },
  text: { label: says.saveText, save: saveText },
}

/** Documents, calendar files and files for other tools of the book, or of an entry that is chosen. */
export function TakenList(parts: SavingParts) {
  const { module, work, declaration } = parts
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const [progress, setProgress] = useState<TaskProgress>()
  const [fault, setFault] = useState<string>()
  const stop = useRef<AbortController>(undefined)
  const taken = [
    ...Object.entries(module.papers ?? {}).map(([name, { label, of }]) => ({ name, label, of, as: 'paper' as const })),
    ...Object.entries(module.calendars ?? {}).map(([name, { label, of }]) => ({
      name,
      label,
      of,
      as: 'calendar' as const,
    })),
    ...Object.entries(module.handed ?? {}).map(([name, { label, of }]) => ({ name, label, of, as: 'handed' as const })),
    ...Object.entries(module.texts ?? {}).map(([name, { label, of }]) => ({ name, label, of, as: 'text' as const })),
  ]

  async function write(name: string, id: string | undefined, format: 'pdf' | 'docx'): Promise<void> {
    const { signal } = (stop.current = new AbortController())
    setFault(undefined)
    setProgress({ share: 0 })
    const said = await savePaper(parts, name, id, format, { signal, onProgress: setProgress }).finally(() =>
      setProgress(undefined),
    )
    setFault(said)
  }

  return (
    <>
      {taken.map(({ name, label, of, as }) => {
        const entries = of === undefined ? [] : (work.of[of] ?? [])
        const key = `${as} ${name}`
        const held = chosen[key]
        const id = entries.find((entry) => entry.id === held)?.id
        return (
          <div key={key} className="flex flex-wrap items-center gap-2">
            <span>{label}</span>
            {of !== undefined && (
              <ChoiceMenu
                className="w-auto max-w-full text-sm"
                aria-label={says.choose(label, declaration.kinds[of]?.one ?? '')}
                value={id ?? whole}
                options={[
                  { value: whole, label: says.all },
                  ...entries.map((entry) => ({ value: entry.id, label: work.nameOf(entry.id) || says.untitled })),
                ]}
                onChange={(value) => setChosen((before) => ({ ...before, [key]: value }))}
              />
            )}
            {as === 'paper' ? (
              (['pdf', 'docx'] as const).map((format) => (
                <Button
                  key={format}
                  size="small"
                  disabled={progress !== undefined}
                  aria-label={`${label}, ${format === 'pdf' ? says.savePdf : says.saveDocx}`}
                  onClick={() => void write(name, id, format)}
                >
                  {format === 'pdf' ? says.savePdf : says.saveDocx}
                </Button>
              ))
            ) : (
              <Button
                size="small"
                aria-label={`${label}, ${atOnce[as].label}`}
                onClick={() => atOnce[as].save(parts, name, id)}
              >
                {atOnce[as].label}
              </Button>
            )}
          </div>
        )
      })}
      {progress && <WorkBar label={says.writing} progress={progress} onCancel={() => stop.current?.abort()} />}
      <p role="alert" className="text-bad empty:hidden">
        {fault}
      </p>
    </>
  )
}
