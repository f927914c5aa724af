export { assemble, openDocument, Unreadable } from '@/lib/subjects/pdf/assembly/assemble'
