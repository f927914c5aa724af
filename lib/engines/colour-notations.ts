/* Colours read and written in every notation, for a tool that says them without its page. */
export { isColour, parseColour } from '@/lib/subjects/colour/parse'
export { write, type NotationId } from '@/lib/subjects/colour/write'
