export { assemble, Unreadable } from '@/lib/subjects/pdf/assembly/assemble'
