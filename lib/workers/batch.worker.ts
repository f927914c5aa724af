import type { Region } from '@/lib/base/region/types'
import { planBatch, type BatchJob, type Plan } from '@/lib/kits/generator/batch/plan'
import type { GeneratorDeclaration } from '@/lib/kits/generator/declaration'
import { runGenerator, type GeneratorModule } from '@/lib/kits/generator/run'
import { workerMessages } from '@/lib/messages/workers'
import { defineTask, TaskRefusal, type TaskContext } from '@/lib/workers/define-task'
import { batchTemplate, readBatch, type BatchFile, type BatchTable, type Drafting, type Reading } from './read-batch'

interface Planning {
  ask: 'plan'
  moduleHref: string
  law: GeneratorDeclaration['law']
  job: BatchJob
  visitor: Region
}
export type BatchWork = Reading | Planning | Drafting
export type BatchAnswer = { table: BatchTable } | { plan: Plan } | { fault: string } | BatchFile

async function plan(
  { moduleHref, law, job, visitor }: Planning,
  { progress, cancelled }: TaskContext,
): Promise<BatchAnswer> {
  const { default: module } = (await import(moduleHref)) as { default: GeneratorModule }
  const planned = await planBatch(job, (values) => runGenerator(module, { law }, values, visitor), {
    progress,
    async breathe() {
      // A cancel message is seen only between tasks of the event loop.
      await new Promise((resolve) => setTimeout(resolve, 0))
      if (cancelled()) throw new TaskRefusal(workerMessages.stopped)
    },
  })
  return 'fault' in planned ? planned : { plan: planned }
}

/** Reads a table, tells which documents it makes, and writes a table to begin with. */
defineTask<BatchWork, BatchAnswer>((work, context) => {
  if (work.ask === 'read') return readBatch(work)
  return work.ask === 'plan' ? plan(work, context) : batchTemplate(work)
})
