import { describe, expect, it } from 'vitest'
import { summaryOf } from '@/lib/subjects/summary/summary'

const centre = 'The harbour pilot guides ships through the harbour channel at night.'
const story = [
  'The harbour was built long ago.',
  'Ships wait outside until the pilot comes.',
  centre,
  'My aunt likes marzipan.',
  'At night the channel is dark and the pilot uses a lamp.',
  'The harbour channel is narrow for large ships.',
  'Lunch was late.',
].join(' ')

describe('key sentences', () => {
  it('ranks the sentence that shares most with the others above those that share nothing', () => {
    const { kept, sentences } = summaryOf(story, { share: 0.45 })
    expect(sentences).toBe(7)
    const texts = kept.map(({ text }) => text)
    expect(texts).toHaveLength(3)
    expect(texts).toContain(centre)
    expect(texts.join(' ')).not.toMatch(/marzipan|Lunch/)
  })

  it('keeps the order of the text, and nothing but its sentences', () => {
    const { kept } = summaryOf(story, { share: 0.9 })
    expect(kept.map(({ start }) => start)).toEqual(kept.map(({ start }) => start).sort((one, other) => one - other))
    for (const { start, end, text } of kept) expect(story.slice(start, end)).toBe(text)
    expect(kept.map(({ rank }) => rank).sort()).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('says where each begins', () => {
    const { kept } = summaryOf('One ship. Two ships.\r\nThree boats.\n\nFour boats. Five 👩 boats. Six.', { share: 1 })
    expect(kept.map(({ line, column }) => [line, column])).toEqual([
      [1, 1],
      [1, 11],
      [2, 1],
      [4, 1],
      [4, 13],
      [4, 27],
    ])
  })

  it('does not say the same thing twice while something else is left', () => {
    const text = `${centre} ${centre} ${'The market sells fish from the harbour every day.'} Nothing more was said of it here.`
    const { kept } = summaryOf(text, { share: 0.5 })
    expect(new Set(kept.map((one) => one.text)).size).toBe(2)
  })

  it('gives back what has fewer than three sentences', () => {
    expect(summaryOf('One here. Two here.', { share: 0.1 })).toMatchObject({ isWhole: true, sentences: 2 })
    expect(summaryOf('One here. Two here.', { share: 0.1 }).kept).toHaveLength(2)
    expect(summaryOf('', { share: 0.5 })).toMatchObject({ sentences: 0, kept: [], keywords: [] })
  })

  it('names the words that return, without stop words', () => {
    const { keywords, language } = summaryOf(story.repeat(2), { share: 0.3 })
    expect(language).toBe('en')
    expect(keywords.slice(0, 2)).toEqual(['harbour', 'channel'])
    expect(keywords).not.toContain('the')
  })

  it('works through six thousand sentences', () => {
    const text = Array.from(
      { length: 6000 },
      (_, at) => `Sentence ${at} speaks of item ${at % 97} and box ${at % 31}.`,
    ).join(' ')
    expect(summaryOf(text, { share: 0.05 }).kept).toHaveLength(300)
  })

  it.each(['\0', '\ud800. \udc00. x.', '...', '\u202e abc. def. ghi.', '你好。再见。谢谢你。'])('takes %j', (text) => {
    const { kept, sentences } = summaryOf(text, { share: 0.5 })
    expect(kept.length).toBeLessThanOrEqual(sentences)
  })
})
