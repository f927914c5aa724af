import type { Region } from '@/lib/base/region/types'
import type { WrittenLabels } from '@/lib/kits/planner/planner'
import { generatorMessages } from '@/lib/messages/generator'
import { itemLabels, type LabelQuestion } from '@/lib/subjects/code-files/item-labels'
import { defineTask, TaskRefusal, withTransfer } from '@/lib/workers/define-task'
import { typesetterOf } from '@/lib/workers/typesetter'

/** With the address of the list of fonts, which lie beside it. */
type LabelTask = LabelQuestion & { region: Region; fontsHref: string }

defineTask<LabelTask, WrittenLabels>(async ({ region, fontsHref, ...question }, { progress }) => {
  const made = itemLabels(question)
  if ('refused' in made) throw new TaskRefusal(made.refused)
  progress(0.3)
  const typesetter = await typesetterOf(fontsHref)
  progress(0.5)
  const content = await typesetter.pdf(made.document, region)
  if ('missing' in content) throw new TaskRefusal(generatorMessages.missingLetter(content.missing))
  return withTransfer({ content, left: made.left }, [content.buffer])
})
