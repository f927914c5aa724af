import { readLink, type LinkAnswer, type LinkRequest } from '@/lib/subjects/url/read-link'
import { defineTask } from '@/lib/workers/define-task'

defineTask<LinkRequest, LinkAnswer>(readLink)
