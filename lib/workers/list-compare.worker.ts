import { comparedLists, type CompareQuestion, type ListComparison } from '@/lib/subjects/lines/comparing'
import { defineTask } from '@/lib/workers/define-task'
import { wholeText } from '@/lib/workers/whole-text'

defineTask<CompareQuestion, ListComparison>(async ({ lists, ...rules }) =>
  comparedLists(await Promise.all(lists.map(wholeText)), rules),
)
