import { whole } from '@/lib/messages/counted'

/** Words of the views of a workbench's answer. */
export const viewMessages = {
  spot: (line: number, column: number) => `Line ${whole(line)}, column ${whole(column)}`,
  goTo: 'Go to this place',
  copy: 'Copy',
  copyOf: (what: string) => `Copy ${what}`,
  play: 'Play',
  playOf: (what: string) => `Play ${what}`,
  readOut: 'Read out',
  readOutOf: (what: string) => `Read out ${what}`,
  noVoice: (language: string) => `This device has no voice of its own for ${language}.`,
  stop: 'Stop',
  stopOf: (what: string) => `Stop ${what}`,
  next: 'Next',
  secondsLeft: (seconds: number) => `${whole(seconds)} s left`,
  wheelTurns: 'The wheel turns…',
  wheelWaits: (names: number) => `${whole(names)} ${names === 1 ? 'name' : 'names'} on the wheel.`,
  copied: (what: string) => `Copied ${what}`,
}
