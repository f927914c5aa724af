import { embedCode } from '@/components/take-away/embed-code'
import { copyText } from '@/components/take-away/take-away'
import { useSaving } from '@/components/take-away/use-saving'
import { Button } from '@/components/ui/button'
import { isShown } from '@/lib/kits/fields/visible'
import { embedMessages } from '@/lib/messages/embed'
import { savingMessages as says } from '@/lib/messages/saving'
import {
  copyAnswerTable,
  saveAnswer,
  savePicture,
  type PictureName,
  type PictureFormat,
  type Saved,
  type SavedFormat,
} from './save-answer'

const formats: readonly SavedFormat[] = ['pdf', 'docx', 'xlsx', 'csv']

const pictureFormats: readonly PictureFormat[] = ['png', 'svg']

/** The pictures that the page may show with these values, by what they are declared as. */
function picturesOf({ declaration, values }: Saved): { name: PictureName; title: string }[] {
  const shown = (one: Parameters<typeof isShown>[0]) => isShown(one, values)
  const diagrams = Object.entries(declaration.outputs).flatMap(([diagram, output]) =>
    output.kind === 'diagram' && shown(output) ? [{ name: { diagram }, title: output.label }] : [],
  )
  const charts = declaration.charts.flatMap((chart) => (shown(chart) ? [{ name: { chart }, title: chart.title }] : []))
  return [...diagrams, ...charts]
}

/** What an answer can be saved as. */
export default function SavePanel(saved: Saved) {
  const { save, status } = useSaving()
  const choices = [
    ...formats.map((format) => ({
      label: says[format],
      begin: (options: Parameters<typeof saveAnswer>[2]) => saveAnswer(saved, format, options),
    })),
    ...picturesOf(saved).flatMap(({ name, title }) =>
      pictureFormats.map((format) => ({
        label: says[format](title),
        begin: (options: Parameters<typeof saveAnswer>[2]) => savePicture(saved, name, title, format, options),
      })),
    ),
    { label: says.copyTable, begin: () => copyAnswerTable(saved) },
    {
      label: embedMessages.copyFrame,
      begin: async () => {
        await copyText(embedCode(saved.declaration, saved.values), embedMessages.frameCopied)
        return undefined
      },
    },
  ]
  return (
    <div className="mt-2 grid gap-2 rounded-lg border border-line p-3" data-print="hidden">
      {status}
      <div className="flex flex-wrap gap-2" role="group" aria-label={says.saveAs}>
        {choices.map(({ label, begin }) => (
          <Button key={label} size="small" onClick={() => save(label, begin)}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}
