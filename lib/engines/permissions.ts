/* Permissions of files: read, changed and written in all their forms. */
export { created, expressionOf, hasSpecial, letters, octalOf, readMode } from '@/lib/subjects/permissions/mode'
