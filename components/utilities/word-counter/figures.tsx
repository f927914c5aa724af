import { useEffect, useState } from 'react'
import { wordMessages as messages } from '@/lib/messages/word-counter'
import type { TextCounts } from '@/lib/words/document'
import { readingSeconds } from '@/lib/words/reading-time'

interface FiguresProps {
  counts: TextCounts
  /** Words a minute; undefined when what was typed is none. */
  readingSpeed: number | undefined
  speakingSpeed: number | undefined
}

/** All counts. What a screen reader says waits for a pause, or every keystroke would be read out. */
export function Figures({ counts, readingSpeed, speakingSpeed }: FiguresProps) {
  const { words } = counts
  const time = (speed: number | undefined) =>
    speed === undefined ? messages.none : messages.duration(readingSeconds(words, speed))
  const { number, figures } = messages
  const shown: [string, string][] = [
    [figures.words, number(words)],
    [figures.characters, number(counts.characters)],
    [figures.charactersNoSpaces, number(counts.charactersNoSpaces)],
    [figures.sentences, number(counts.sentences)],
    [figures.paragraphs, number(counts.paragraphs)],
    [figures.lines, number(counts.lines)],
    [figures.uniqueWords, number(counts.uniqueWords)],
    [figures.longest, counts.longest || messages.none],
    [figures.reading, time(readingSpeed)],
    [figures.speaking, time(speakingSpeed)],
  ]
  return (
    <section aria-label={messages.counts}>
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-5">
        {shown.map(([name, value], index) => (
          <div
            key={name}
            className={
              index === 0
                ? 'min-w-0 rounded-md border border-accent bg-accent-soft px-3 py-2'
                : 'min-w-0 rounded-md border border-line bg-raised px-3 py-2'
            }
          >
            <dt className="text-xs text-muted">{name}</dt>
            <dd className="text-lg font-semibold break-words tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <Spoken text={messages.spoken(words, counts.characters)} />
    </section>
  )
}

const speakingPause = 2000

function Spoken({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), speakingPause)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}
