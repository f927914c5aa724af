import type { Tone } from '@/lib/kits/app/views'

export const inks: Record<Tone, string> = { plain: 'text-muted', good: 'text-good', warn: 'text-warn', bad: 'text-bad' }

/** Says without colour what a tone says. */
export const signs: Record<Tone, string> = { plain: '', good: '✓ ', warn: '? ', bad: '✗ ' }
