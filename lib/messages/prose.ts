import { whole } from '@/lib/messages/counted'

/** Words of a text that is edited in parts. */
export const proseMessages = {
  part: (part: number, parts: number) => `Part ${whole(part)} of ${whole(parts)}`,
  partNote: 'A text this long is edited in parts, so that typing stays quick. All of it is worked on.',
  previousPart: 'Previous part',
  nextPart: 'Next part',
  choosePart: 'Part shown',
}
