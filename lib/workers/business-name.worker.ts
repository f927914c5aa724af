import { businessNames, type BusinessNames, type NameRules } from '@/lib/subjects/business-names/names'
import { defineTask } from '@/lib/workers/define-task'

defineTask<NameRules, BusinessNames>(businessNames)
