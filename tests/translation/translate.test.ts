import { expect, it } from 'vitest'
import { translateText } from '@/lib/subjects/translation/translate'

/** Stands in for the browser's translator, which no test has: capitals for words. */
function shouting() {
  const asked: string[] = []
  return {
    asked,
    async translate(text: string) {
      asked.push(text)
      return text.toUpperCase()
    },
  }
}

it('keeps line ends, empty lines and indents', async () => {
  expect(await translateText('  one\r\n\r\n\ttwo \nthree\r', shouting())).toBe('  ONE\r\n\r\n\tTWO \nTHREE\r')
  expect(await translateText('', shouting())).toBe('')
  expect(await translateText(' \n ', shouting())).toBe(' \n ')
})

it('asks once for equal lines, and never for empty ones', async () => {
  const translator = shouting()
  await translateText('a\n\na\nb', translator)
  expect(translator.asked).toEqual(['a', 'b'])
})

it('hands over a long line in sentences, and loses none of it', async () => {
  const line = 'A sentence of some words. '.repeat(1000).trim()
  const translator = shouting()
  expect(await translateText(line, translator)).toBe(line.toUpperCase())
  expect(translator.asked.length).toBeGreaterThan(0)
  expect(Math.max(...translator.asked.map((text) => text.length))).toBeLessThanOrEqual(4000)
})

it('stops when it is told to', async () => {
  const stopper = new AbortController()
  const made: string[] = []
  const translator = {
    async translate(text: string) {
      if (text === 'two') stopper.abort()
      made.push(text)
      return text
    },
  }
  await expect(translateText('one\ntwo\nthree', translator, { signal: stopper.signal })).rejects.toThrow('abort')
  expect(made).toEqual(['one', 'two'])
})
