import { counted } from '@/lib/messages/counted'

/** Words of a list of files in their folders. */
export const pathsMessages = {
  find: 'Find a file',
  all: 'Tick all',
  none: 'Tick none',
  ticked: (ticked: number, all: number) => `${ticked} of ${counted(all, 'file', 'files')} ticked`,
  found: (count: number) => `${counted(count, 'file', 'files')} found`,
  nothing: 'No file has this in its path.',
  open: (name: string) => `Look into ${name}`,
  tick: (path: string) => `Take ${path}`,
  tickFolder: (path: string) => `Take all of ${path}`,
  inside: (count: number) => counted(count, 'file', 'files'),
  more: (count: number) => `Show ${count} more`,
}
