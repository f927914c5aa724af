import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ChoiceMenu } from '@/components/ui/choice'
import { plannerMessages as says } from '@/lib/messages/planner'
import type { PlannerActions } from './actions'
import { openFile, type Opened } from './open-file'
import { rowKinds, saveCalendar, saveCsv, saveJson, saveMarkdown, saveXlsx, type SavingParts } from './save-files'
import { TakenList } from './taken-list'

interface FilesPanelProps extends SavingParts {
  actions: PlannerActions
}

const accepted = ['.json', '.csv', '.tsv', '.txt', '.xlsx', 'application/json', 'text/csv']

type Reminder = keyof typeof says.reminders

/** Everything that leaves the device as a file, and what comes back. */
export default function FilesPanel({ actions, ...parts }: FilesPanelProps) {
  const id = useId()
  const { declaration, module } = parts
  const [reminder, setReminder] = useState<Reminder>('none')
  const [password, setPassword] = useState('')
  const [opened, setOpened] = useState<Opened>()
  const kinds = rowKinds(declaration)
  const [rowsOf, setRowsOf] = useState(declaration.main)
  const others = Object.keys(module.imports ?? {})
  const read = Object.keys(module.readers ?? {})
  const hasBoard = declaration.views.some(({ kind }) => kind === 'board')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => void saveJson(parts, password)}>
          {says.saveJson}
        </Button>
        <Button size="small" onClick={() => saveCsv(parts, rowsOf)}>
          {says.saveCsv}
        </Button>
        <Button size="small" onClick={() => void saveXlsx(parts)}>
          {says.saveXlsx}
        </Button>
        {hasBoard && !Object.values(module.texts ?? {}).some(({ ending }) => ending === 'md') && (
          <Button size="small" onClick={() => saveMarkdown(parts)}>
            {says.saveMarkdown}
          </Button>
        )}
        <Button size="small" onClick={() => print()}>
          {says.print}
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <label htmlFor={`${id}-password`}>{says.password}</label>
        <input
          id={`${id}-password`}
          type="password"
          autoComplete="off"
          className="control w-auto min-w-40 sm:text-sm"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <span className="text-sm text-muted">{says.passwordHelp}</span>
      </div>
      {kinds.length > 1 && (
        <div className="flex flex-wrap items-center gap-2">
          <label htmlFor={`${id}-rows`}>{says.rowsOf}</label>
          <ChoiceMenu
            id={`${id}-rows`}
            className="w-auto text-sm"
            value={rowsOf}
            options={kinds.map((kind) => ({ value: kind, label: declaration.kinds[kind]?.many ?? kind }))}
            onChange={setRowsOf}
          />
        </div>
      )}
      <TakenList {...parts} />
      {declaration.hasDates && (
        <div className="flex flex-wrap items-center gap-2">
          <label htmlFor={`${id}-reminder`}>{says.remind}</label>
          <ChoiceMenu
            id={`${id}-reminder`}
            className="w-auto text-sm"
            value={reminder}
            options={Object.entries(says.reminders).map(([value, label]) => ({ value: value as Reminder, label }))}
            onChange={setReminder}
          />
          <Button size="small" onClick={() => saveCalendar(parts, reminder === 'none' ? undefined : Number(reminder))}>
            {says.saveIcs}
          </Button>
        </div>
      )}
      <div className="grid gap-1">
        <label
          className="button button-secondary button-small w-fit has-focus-visible:outline-2"
          htmlFor={`${id}-open`}
        >
          {says.open}
          <input
            id={`${id}-open`}
            type="file"
            accept={[...accepted, ...Object.values(module.readers ?? {}).flatMap(({ endings }) => endings)].join(',')}
            className="sr-only"
            aria-describedby={`${id}-help`}
            onChange={(event) => {
              const { files } = event.target
              const file = files?.[0]
              event.target.value = ''
              if (file) void openFile(file, { ...parts, actions, rowsOf, password }).then(setOpened)
            }}
          />
        </label>
        <p id={`${id}-help`} className="text-muted">
          {says.openHelp(declaration.book.one, others.map((name) => `, or by ${name},`).join(''))} {says.jsonNote}
          {read.length > 0 && ` ${says.readers(read.join(', '), declaration.book.one)}`}
        </p>
      </div>
      <div role="status" className={`grid gap-1 empty:hidden ${opened?.tone === 'bad' ? 'text-bad' : ''}`}>
        {opened?.says.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  )
}
