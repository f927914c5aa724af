import { convertList, type ListRow, type ListWork } from '@/lib/subjects/zones/convert-list'
import { defineTask } from '@/lib/workers/define-task'

defineTask<ListWork, ListRow[]>((work, { progress }) => convertList(work, progress))
