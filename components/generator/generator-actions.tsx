import { useRef, useState } from 'react'
import type { Form } from '@/components/fields/use-form'
import { useLinkPanel } from '@/components/take-away/use-link-panel'
import { useSaving } from '@/components/take-away/use-saving'
import { Button } from '@/components/ui/button'
import { documentFormats, type DocumentFormat } from '@/lib/kits/document/formats'
import type { Document } from '@/lib/kits/document/types'
import { isShown } from '@/lib/kits/fields/visible'
import { unfilledIn, withoutFieldLinks } from '@/lib/kits/generator/unfilled'
import { generatorMessages } from '@/lib/messages/generator'
import type { Made } from './made'
import { fillInFirst } from './fill-in'

interface GeneratorActionsProps extends Made {
  form: Form
  drawAnother: (() => void) | undefined
  /** False where the form is a kept document's, which starting over would empty. */
  startsOver: boolean
  /** Opens what makes many documents from a table; absent where there is no such thing. */
  onMany: (() => void) | undefined
}

const takeAway = () => import('./save')

export function GeneratorActions({ form, drawAnother, startsOver, onMany, ...all }: GeneratorActionsProps) {
  const { declaration, values, document: built } = all
  const document = withoutFieldLinks(built)
  const made = { ...all, document }
  const names = unfilledIn(built)
  const [asked, setAsked] = useState<{ label: string; go: () => unknown; of: Document }>()
  const { save, status } = useSaving(built)
  const link = useLinkPanel(form.values)
  const chooser = useRef<HTMLInputElement>(null)

  /** What leaves the page with a place in brackets leaves it knowingly. */
  function unlessUnfilled(label: string, go: () => unknown) {
    if (names.length === 0) return go()
    setAsked({ label, go, of: built })
  }

  const saveFile = (key: string, label: string) =>
    save(label, async (options) => (await takeAway()).saveDeclaredFile(made, key, options), built)
  const saveAs = (format: DocumentFormat) =>
    save(
      documentFormats[format].label,
      async (options) => (await takeAway()).saveDocument(made, format, form.show, options),
      built,
    )

  const open = (file: File) =>
    save(generatorMessages.open, async () => (await import('./open-saved')).openSaved(declaration.form, form, file))

  const files = Object.entries(declaration.files).filter(([, file]) => isShown(file, values))
  // A sheet is printed or saved as it stands; what other programs take of it comes after, unless the visitor came for that.
  const isSheet = document.sheet !== 'bare'
  const leading = files.filter(([, { leads }]) => leads ?? !isSheet)
  const following = files.filter((file) => !leading.includes(file))
  const ownFile = ([key, { label }]: (typeof files)[number], position?: number) => (
    <Button
      key={key}
      size="small"
      look={position === 0 ? 'primary' : 'secondary'}
      onClick={() => unlessUnfilled(generatorMessages.save(label), () => saveFile(key, label))}
    >
      {generatorMessages.save(label)}
    </Button>
  )
  const formats = declaration.saves.map((format, position) => {
    const label = generatorMessages.save(documentFormats[format].label)
    return (
      <Button
        key={format}
        size="small"
        look={position === 0 && leading.length === 0 ? 'primary' : 'secondary'}
        onClick={() => unlessUnfilled(label, () => saveAs(format))}
      >
        {label}
      </Button>
    )
  })
  const print = (
    <Button
      key="print"
      size="small"
      onClick={() => unlessUnfilled(generatorMessages.print, async () => (await takeAway()).printDocument(document))}
    >
      {generatorMessages.print}
    </Button>
  )
  return (
    <div className="grid gap-2" data-print="hidden">
      {status}
      {asked?.of === built && (
        <div role="alert" className="grid gap-2 rounded-md bg-warn-soft px-3 py-2 text-sm">
          <p>{generatorMessages.unfilled(names)}</p>
          <div className="flex flex-wrap gap-2">
            <Button size="small" look="primary" onClick={fillInFirst}>
              {generatorMessages.fillIn}
            </Button>
            <Button
              size="small"
              onClick={() => {
                setAsked(undefined)
                asked.go()
              }}
            >
              {generatorMessages.goOn(asked.label)}
            </Button>
          </div>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {drawAnother && declaration.fresh && (
          <Button size="small" onClick={drawAnother}>
            {declaration.fresh.label}
          </Button>
        )}
        {leading.map(ownFile)}
        {formats}
        {isSheet && print}
        {following.map((file) => ownFile(file))}
        <Button
          size="small"
          onClick={() =>
            unlessUnfilled(generatorMessages.copyText, async () => (await takeAway()).copyDocument(document, form.show))
          }
        >
          {generatorMessages.copyText}
        </Button>
        {!isSheet && print}
        <Button
          size="small"
          onClick={async () => link.show(await (await takeAway()).copyFormLink(declaration, form.values))}
        >
          {generatorMessages.copyLink}
        </Button>
        {onMany && (
          <Button size="small" onClick={onMany}>
            {generatorMessages.many}
          </Button>
        )}
        {declaration.opens && (
          <>
            <Button size="small" onClick={() => chooser.current?.click()}>
              {generatorMessages.open}
            </Button>
            <input
              ref={chooser}
              type="file"
              accept=".json,application/json"
              className="sr-only"
              tabIndex={-1}
              aria-label={generatorMessages.open}
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? []
                // The same file can be chosen again.
                currentTarget.value = ''
                if (file) void open(file)
              }}
            />
          </>
        )}
        {form.touched && startsOver && (
          <Button size="small" look="quiet" onClick={form.startOver}>
            {generatorMessages.startOver}
          </Button>
        )}
      </div>
      {link.panel}
    </div>
  )
}
