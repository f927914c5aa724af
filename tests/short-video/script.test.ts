import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asSrt, shotsOf, srtTime, type VideoFacts } from '@/lib/subjects/short-video/script'

const facts: VideoFacts = {
  format: 'list',
  hook: 'One.',
  points: '',
  ending: '',
  sponsor: '',
  isPaid: false,
  wordsPerSecond: 2.5,
  shortest: 1.5,
}

describe('times of a script', () => {
  it('leave no gap between shots, and none between captions of spoken ones', () => {
    const line = fc.array(fc.constantFrom('one', 'eleven', 'a', 'well-known'), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 10 }), fc.integer({ min: 10, max: 60 }), (lines, longest) => {
        const shots = shotsOf({ ...facts, points: lines.map((words) => words.join(' ')).join('\n') })
        const times = [...asSrt(shots, longest).matchAll(/(\S+) --> (\S+)/g)].map(([, from, to]) => [from, to])
        expect(times[0]?.[0]).toBe('00:00:00,000')
        for (const [at, [from]] of times.entries()) if (at > 0) expect(from).toBe(times[at - 1]?.[1])
        expect(times.at(-1)?.[1]).toBe(srtTime(shots.at(-1)?.end ?? 0))
      }),
    )
  })

  it('hold a shot in which nobody speaks, without a caption', () => {
    const shots = shotsOf({ ...facts, points: '| The sea\nTwo.' })
    expect(shots.map(({ start }) => start)).toEqual([0, 1500, 3000])
    expect(shots[1]?.shown).toBe('The sea')
    expect(asSrt(shots, 40)).not.toContain('sea')
  })
})
