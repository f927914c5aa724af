import { createShow } from '@/lib/base/format/show'
import { transformMessages as says } from '@/lib/messages/transform'
import { workerMessages } from '@/lib/messages/workers'
import { decodeText } from '@/lib/base/text/decode'
import { refusal } from '@/lib/kits/transform/define'
import { runTransform, wayOf, type TransformModule } from '@/lib/kits/transform/run'
import { streamFile } from '@/lib/kits/transform/stream-file'
import { streamsAbove, type TransformWork, type TransformWorkResult } from '@/lib/kits/transform/work'
import { defineTask, TaskRefusal } from '@/lib/workers/define-task'

/** Runs any transform's own module away from the page. */
defineTask<TransformWork, TransformWorkResult>(async ({ moduleHref, job, visitor, given }, { progress, cancelled }) => {
  const { default: module } = (await import(moduleHref)) as { default: TransformModule }
  const context = { show: createShow(visitor), progress, cancelled }
  if (typeof given === 'string') return { outcome: await runTransform(module, job, given, context) }
  if (given.size > streamsAbove && wayOf(module, job.from).stream) {
    const outcome = await streamFile(module, job, given, context)
    if (outcome === 'cancelled') throw new TaskRefusal(workerMessages.stopped)
    return { outcome }
  }
  const bytes = new Uint8Array(await given.arrayBuffer())
  if (job.declaration[job.from].kind === 'bytes') return { outcome: await runTransform(module, job, bytes, context) }
  const decoded = decodeText(bytes)
  if (decoded.kind === 'binary') return { outcome: refusal(says.notText) }
  return { outcome: await runTransform(module, job, decoded.text, context) }
})
