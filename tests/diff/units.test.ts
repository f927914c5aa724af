import { describe, expect, it } from 'vitest'
import { unitRanges, type FlowUnit } from '@/lib/subjects/diff/units'

function split(text: string, unit: FlowUnit): string[] {
  const ranges = unitRanges(text, 0, text.length, unit)
  return Array.from({ length: ranges.length / 2 }, (_, index) => text.slice(ranges[index * 2], ranges[index * 2 + 1]))
}

describe('units of a text', () => {
  it.each<[FlowUnit, string, string[]]>([
    ['word', "Don't pay 1,240.50 EUR!", ["Don't", 'pay', '1,240.50', 'EUR', '!']],
    ['word', 'naïve café’s', ['naïve', 'café’s']],
    ['word', '東京は3月', ['東', '京', 'は', '3', '月']],
    ['word', ' \t\n', []],
    ['sentence', 'It costs 3.5 m. Really? “Yes.” Done', ['It costs 3.5 m.', 'Really?', '“Yes.”', 'Done']],
    ['sentence', 'A heading\n\nA sentence that is\nwrapped here.', ['A heading', 'A sentence that is\nwrapped here.']],
    ['sentence', 'First item\nSecond item\n3. Third', ['First item', 'Second item', '3.', 'Third']],
    [
      'sentence',
      'This line of a letter was wrapped at the margin before\nSmith was named.',
      ['This line of a letter was wrapped at the margin before\nSmith was named.'],
    ],
    ['sentence', '大阪です。京都です。', ['大阪です。', '京都です。']],
    ['sentence', '1,Anna\r\n2,Ben\r\n', ['1,Anna', '2,Ben']],
    ['character', 'a é 👩‍👧', ['a', 'é', '👩‍👧']],
    ['character', 'e\u0301x', ['e\u0301', 'x']],
  ])('by %s: %j', (unit, text, expected) => {
    expect(split(text, unit)).toEqual(expected)
  })
})
