export { Unreadable } from '@/lib/subjects/pdf/assembly/assemble'
export { rework } from '@/lib/subjects/pdf/reworking/rework'
