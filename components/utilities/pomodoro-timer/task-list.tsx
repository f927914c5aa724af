import { useId, useState } from 'react'
import { FieldFrame, describedBy } from '@/components/fields/field-frame'
import { useKeptDraft } from '@/components/storage/use-kept-draft'
import { Form } from '@/components/ui/form'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { controlClasses } from '@/components/ui/control'
import { pomodoroMessages as messages } from '@/lib/tools/utilities/time/pomodoro-timer.messages'
import { longestName, mostEstimate, mostTasks, type Session, type Task } from '@/lib/subjects/pomodoro/session'
import { keepableTexts } from '@/lib/platform/storage/texts'
import { dispatch, newTaskStore } from './session-store'

/** Focuses as typed: 0 for nothing, undefined for what is no such number. */
function readEstimate(text: string): number | undefined {
  if (text.trim() === '') return 0
  const estimate = Number(text)
  return /^\s*\d{1,2}\s*$/.test(text) && estimate >= 1 && estimate <= mostEstimate ? estimate : undefined
}

/** What is to be done, with estimates and the focuses spent on each. */
export function TaskList({ session, forecast }: { session: Session; forecast: string | undefined }) {
  const { tasks, current } = session
  const id = useId()
  const [edited, setEdited] = useState<string>()
  const [removed, setRemoved] = useState<readonly Task[]>([])

  function remove(gone: readonly Task[], one?: Task): void {
    setRemoved(gone)
    setEdited(undefined)
    dispatch(one ? { kind: 'remove task', id: one.id } : { kind: 'remove finished' })
  }

  return (
    <section aria-label={messages.tasks} className="grid gap-3">
      <h2 className="text-lg font-semibold">{messages.tasks}</h2>
      {tasks.length === 0 ? (
        <p className="text-sm text-muted">{messages.noTasks}</p>
      ) : (
        <ul className="divide-y divide-line rounded-md border border-line bg-raised">
          {tasks.map((task) => (
            <li key={task.id} className="px-3 py-1">
              {edited === task.id ? (
                <TaskEditor task={task} onRemove={() => remove([task], task)} onEnd={() => setEdited(undefined)} />
              ) : (
                <TaskRow
                  task={task}
                  group={`${id}-current`}
                  isCurrent={task.id === current}
                  onEdit={() => setEdited(task.id)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <div role="status" className="flex flex-wrap items-center gap-3 text-sm empty:hidden">
        {removed.length > 0 && (
          <>
            {messages.removed(removed.length)}
            <Button
              size="small"
              onClick={() => {
                dispatch({ kind: 'put back', tasks: removed })
                setRemoved([])
              }}
            >
              {messages.undo}
            </Button>
          </>
        )}
      </div>
      {forecast && <p className="text-sm text-muted">{forecast}</p>}
      <NewTask isFull={tasks.length >= mostTasks} onAdd={() => setRemoved([])} />
      {tasks.some(({ finished }) => finished) && (
        <Button
          size="small"
          look="quiet"
          className="w-fit"
          onClick={() => remove(tasks.filter(({ finished }) => finished))}
        >
          {messages.removeFinished}
        </Button>
      )}
    </section>
  )
}

function TaskRow(props: { task: Task; group: string; isCurrent: boolean; onEdit: () => void }) {
  const { task, group, isCurrent, onEdit } = props
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <label className="flex min-h-11 min-w-0 grow basis-28 items-center gap-2 sm:min-h-9">
        <input
          type="radio"
          name={group}
          className="size-5 shrink-0 accent-accent"
          checked={isCurrent}
          onChange={() => dispatch({ kind: 'work on', id: task.id })}
        />
        <span
          className={classNames(
            'min-w-0 break-words',
            isCurrent && 'font-semibold',
            task.finished && 'text-muted line-through',
          )}
        >
          {task.name}
        </span>
      </label>
      <span className="text-sm tabular-nums text-muted">
        <span aria-hidden="true">{messages.progress(task.done, task.estimate)}</span>
        <span className="sr-only">{messages.progressSaid(task.done, task.estimate)}</span>
      </span>
      <label className="flex min-h-11 items-center gap-2 text-sm sm:min-h-9">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          checked={task.finished}
          aria-label={messages.finish(task.name)}
          onChange={(event) => dispatch({ kind: 'change task', id: task.id, part: { finished: event.target.checked } })}
        />
        {messages.finished}
      </label>
      <Button size="small" look="quiet" aria-label={messages.editTask(task.name)} onClick={onEdit}>
        {messages.edit}
      </Button>
    </div>
  )
}

function TaskEditor({ task, onRemove, onEnd }: { task: Task; onRemove: () => void; onEnd: () => void }) {
  const id = useId()
  const [name, setName] = useState(task.name)
  const [text, setText] = useState(task.estimate > 0 ? String(task.estimate) : '')
  const estimate = readEstimate(text)
  const nameFault = name.trim() === '' ? messages.nameFault : undefined
  const estimateFault = estimate === undefined ? messages.estimateFault : undefined

  return (
    <Form
      className="grid gap-2 py-2"
      onEnter={() => {
        if (nameFault || estimate === undefined) return
        dispatch({ kind: 'change task', id: task.id, part: { name: name.trim(), estimate } })
        onEnd()
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] items-start gap-3">
        <FieldFrame id={`${id}-name`} label={messages.name} error={nameFault}>
          <input
            id={`${id}-name`}
            className={controlClasses}
            value={name}
            maxLength={longestName}
            aria-invalid={nameFault ? true : undefined}
            aria-describedby={describedBy(`${id}-name`, { error: nameFault, help: undefined, understood: undefined })}
            onChange={(event) => setName(event.target.value)}
          />
        </FieldFrame>
        <FieldFrame id={`${id}-estimate`} label={messages.estimate} error={estimateFault}>
          <input
            id={`${id}-estimate`}
            className={controlClasses}
            inputMode="numeric"
            value={text}
            aria-invalid={estimateFault ? true : undefined}
            aria-describedby={describedBy(`${id}-estimate`, {
              error: estimateFault,
              help: undefined,
              understood: undefined,
            })}
            onChange={(event) => setText(event.target.value)}
          />
        </FieldFrame>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" look="primary" type="submit">
          {messages.save}
        </Button>
        <Button size="small" onClick={onEnd}>
          {messages.cancel}
        </Button>
        <Button size="small" look="quiet" onClick={() => dispatch({ kind: 'move task', id: task.id, by: -1 })}>
          {messages.up}
        </Button>
        <Button size="small" look="quiet" onClick={() => dispatch({ kind: 'move task', id: task.id, by: 1 })}>
          {messages.down}
        </Button>
        <Button size="small" look="danger" onClick={onRemove}>
          {messages.remove}
        </Button>
      </div>
    </Form>
  )
}

function NewTask({ isFull, onAdd }: { isFull: boolean; onAdd: () => void }) {
  const id = useId()
  const [{ name, estimate: text }, setTexts] = useKeptDraft(newTaskStore, keepableTexts)
  const estimate = readEstimate(text)
  const fault = estimate === undefined ? messages.estimateFault : undefined

  return (
    <Form
      className="grid grid-cols-[minmax(0,1fr)_6rem] items-start gap-3 sm:grid-cols-[minmax(0,1fr)_8rem_auto]"
      onEnter={() => {
        if (estimate === undefined || name.trim() === '' || isFull) return
        dispatch({ kind: 'add task', id: crypto.randomUUID(), name: name.trim(), estimate })
        onAdd()
        setTexts(() => newTaskStore.initial)
      }}
    >
      <FieldFrame id={`${id}-name`} label={messages.taskName} error={isFull ? messages.tooManyTasks : undefined}>
        <input
          id={`${id}-name`}
          className={controlClasses}
          value={name}
          maxLength={longestName}
          onChange={({ target }) => setTexts((before) => ({ ...before, name: target.value }))}
        />
      </FieldFrame>
      <FieldFrame id={`${id}-estimate`} label={messages.estimate} error={fault}>
        <input
          id={`${id}-estimate`}
          className={controlClasses}
          inputMode="numeric"
          value={text}
          title={messages.estimateHelp}
          aria-invalid={fault ? true : undefined}
          aria-describedby={describedBy(`${id}-estimate`, { error: fault, help: undefined, understood: undefined })}
          onChange={({ target }) => setTexts((before) => ({ ...before, estimate: target.value }))}
        />
      </FieldFrame>
      <Button type="submit" className="w-fit sm:mt-[1.625rem]" disabled={isFull || name.trim() === ''}>
        {messages.add}
      </Button>
    </Form>
  )
}
