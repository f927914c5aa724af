import { useEffect, useRef, useState } from 'react'
import type { Form } from '@/components/fields/use-form'
import { Button } from '@/components/ui/button'
import { documentFormats } from '@/lib/document/formats'
import type { Document } from '@/lib/document/types'
import { isShown } from '@/lib/fields/visible'
import type { AnyValues } from '@/lib/fields/types'
import type { GeneratorDeclaration } from '@/lib/generator/declaration'
import type { GeneratorModule } from '@/lib/generator/run'
import { WorkBar } from '@/components/ui/work-bar'
import { generatorMessages } from '@/lib/messages/generator'
import type { Draw } from '@/lib/random/draw'
import type { Region } from '@/lib/region/types'
import type { TaskProgress } from '@/lib/workers/protocol'

export interface Made {
  declaration: GeneratorDeclaration
  document: Document
  /** The values that the document was built from. */
  values: AnyValues
  visitor: Region
  draw: Draw | undefined
  module: GeneratorModule | undefined
  moduleHref: string
  workerHref: string
}

interface GeneratorActionsProps extends Made {
  form: Form
  drawAnother: (() => void) | undefined
}

interface Work {
  label: string
  progress: TaskProgress
}

const takeAway = () => import('./save')

export function GeneratorActions({ form, drawAnother, ...made }: GeneratorActionsProps) {
  const { declaration, document, values } = made
  const [work, setWork] = useState<Work>()
  const [problem, setProblem] = useState<{ sentence: string; of: Document }>()
  const stopped = useRef<AbortController>(undefined)
  useEffect(() => () => stopped.current?.abort(), [])

  async function save(key: string, label: string) {
    stopped.current?.abort()
    const mine = new AbortController()
    stopped.current = mine
    setProblem(undefined)
    const { saveDeclaredFile } = await takeAway()
    const sentence = await saveDeclaredFile(made, key, {
      signal: mine.signal,
      onProgress: (progress) => setWork({ label: generatorMessages.making(label), progress }),
    })
    if (stopped.current === mine) setWork(undefined)
    if (sentence !== undefined) setProblem({ sentence, of: document })
  }

  const files = Object.entries(declaration.files).filter(([, file]) => isShown(file, values))
  return (
    <div className="grid gap-2" data-print="hidden">
      {work && <WorkBar progress={work.progress} label={work.label} onCancel={() => stopped.current?.abort()} />}
      {problem?.of === document && (
        <p role="alert" className="rounded-md bg-warn-soft px-3 py-2 text-sm">
          {problem.sentence}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {drawAnother && declaration.fresh && (
          <Button size="small" onClick={drawAnother}>
            {declaration.fresh.label}
          </Button>
        )}
        {files.map(([key, { label }], position) => (
          <Button
            key={key}
            size="small"
            look={position === 0 ? 'primary' : 'secondary'}
            onClick={() => save(key, label)}
          >
            {generatorMessages.save(label)}
          </Button>
        ))}
        {declaration.saves.map((format) => (
          <Button
            key={format}
            size="small"
            onClick={async () => (await takeAway()).saveDocument(document, format, form.show)}
          >
            {generatorMessages.save(documentFormats[format].label)}
          </Button>
        ))}
        <Button size="small" onClick={async () => (await takeAway()).copyDocument(document, form.show)}>
          {generatorMessages.copyText}
        </Button>
        {declaration.prints && (
          <Button size="small" onClick={async () => (await takeAway()).printDocument(document)}>
            {generatorMessages.print}
          </Button>
        )}
        <Button size="small" onClick={async () => (await takeAway()).copyFormLink(declaration, form.values)}>
          {generatorMessages.copyLink}
        </Button>
        {form.touched && (
          <Button size="small" look="quiet" onClick={form.startOver}>
            {generatorMessages.startOver}
          </Button>
        )}
      </div>
    </div>
  )
}
