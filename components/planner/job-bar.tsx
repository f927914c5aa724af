import { useEffect, useRef, useState } from 'react'
import { inks } from '@/components/workbench/tones'
import { Button } from '@/components/ui/button'
import { WorkBar } from '@/components/ui/work-bar'
import type { AnyWork, JobResult, PlannerDeclaration, PlannerModule } from '@/lib/kits/planner/planner'
import { plannerMessages as says } from '@/lib/messages/planner'
import { runTask, TaskError } from '@/lib/workers/run-task'
import type { TaskProgress } from '@/lib/workers/protocol'
import type { PlannerActions } from './actions'

interface JobBarProps {
  declaration: PlannerDeclaration
  module: PlannerModule
  work: AnyWork
  actions: PlannerActions
}

type Outcome = Pick<JobResult, 'tone' | 'says'>
const mostSaid = 12

/** Longer work on the whole book, done in a worker and taken back in one step. */
export default function JobBar({ declaration, module, work, actions }: JobBarProps) {
  const [running, setRunning] = useState<{ name: string; progress: TaskProgress; stop: AbortController }>()
  const [outcome, setOutcome] = useState<Outcome>()
  const latest = useRef(work)
  useEffect(() => {
    latest.current = work
  })
  const jobs = Object.entries(module.jobs ?? {})

  async function start(name: string): Promise<void> {
    const job = module.jobs?.[name]
    if (!job) return
    const asked = job.ask(latest.current)
    if ('refused' in asked) return setOutcome({ tone: 'bad', says: [asked.refused] })
    const stop = new AbortController()
    setOutcome(undefined)
    setRunning({ name, progress: { share: 0 }, stop })
    try {
      const answer = await runTask<object, unknown>(declaration.jobHrefs[name] ?? '', asked.question, {
        signal: stop.signal,
        onProgress: (progress) => setRunning({ name, progress, stop }),
      })
      const result = job.done(answer, latest.current)
      actions.apply(job.label, result)
      setOutcome(result)
    } catch (error) {
      if (stop.signal.aborted) setOutcome({ tone: 'plain', says: [says.jobStopped] })
      else if (error instanceof TaskError) setOutcome({ tone: 'bad', says: [error.message] })
      else throw error
    } finally {
      setRunning(undefined)
    }
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2" data-print="hidden">
      <div className="flex flex-wrap gap-2">
        {jobs.map(([name, { label }]) => (
          <Button key={name} size="small" disabled={running !== undefined} onClick={() => void start(name)}>
            {label}
          </Button>
        ))}
      </div>
      {running && (
        <WorkBar
          label={module.jobs?.[running.name]?.label}
          progress={running.progress}
          onCancel={() => running.stop.abort()}
        />
      )}
      <div role="status" className={outcome ? 'grid gap-1 rounded-md border border-line px-3 py-2 text-sm' : ''}>
        {outcome?.says.slice(0, mostSaid).map((sentence, at) => (
          <p key={sentence} className={at === 0 ? `font-medium ${inks[outcome.tone]}` : ''}>
            {sentence}
          </p>
        ))}
        {outcome && outcome.says.length > mostSaid && <p>{says.moreSaid(outcome.says.length - mostSaid)}</p>}
        {outcome && (
          <span>
            <Button size="small" look="quiet" onClick={() => setOutcome(undefined)}>
              {says.close}
            </Button>
          </span>
        )}
      </div>
    </div>
  )
}
