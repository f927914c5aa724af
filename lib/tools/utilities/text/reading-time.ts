import { englishCount } from '@/lib/base/format/english-count'
import { sourceOf, textInput, totalsStrip } from '@/lib/families/text-counters/page-parts'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, integer, number } from '@/lib/kits/fields/define'
import type { CountAnswer, CountQuestion } from '@/lib/subjects/text-counts/task'
import { readingSpeeds } from '@/lib/subjects/word-count/reading-time'

const sample = `# How we test bicycle lights

Every light runs for two hours in the dark room. We measure its beam at one metre and at ten.

![The dark room](room.jpg)

## What the figures mean

A beam of 30 lux at ten metres shows a pothole in time at 20 km/h. Below 10 lux you are seen, and see little.`

function duration(seconds: number): string {
  const whole = Math.ceil(seconds)
  if (whole < 60) return `${whole} s`
  const minutes = Math.floor(whole / 60)
  if (minutes < 60) return whole % 60 === 0 ? `${minutes} min` : `${minutes} min ${whole % 60} s`
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

const minutesOf = (seconds: number) => Math.max(1, Math.round(seconds / 60))

export default defineWorkbench({
  worker: worker<CountQuestion, CountAnswer>('text-counters'),
  options: {
    kind: choice('Kind of text', {
      options: { nonFiction: 'Articles and reports', fiction: 'Fiction', own: 'Own speed' },
      initial: 'nonFiction',
    }),
    ownSpeed: integer('Words read a minute', {
      initial: readingSpeeds.nonFiction,
      min: 20,
      max: 2000,
      shownWhen: { field: 'kind', is: 'own' },
    }),
    spoken: integer('Words spoken a minute', {
      initial: readingSpeeds.aloud,
      min: 20,
      max: 600,
      help: 'Adults read English aloud at 183 words a minute (Brysbaert 2019).',
    }),
    characters: integer('East Asian characters a minute', {
      initial: 260,
      min: 20,
      max: 2000,
      help: 'Where Chinese, Japanese or Korean characters are the text, they are counted in place of words.',
    }),
    firstImage: integer('Seconds for the first image', {
      initial: 12,
      min: 0,
      max: 120,
      help: 'Each further image takes a second less, down to 3.',
    }),
    codeFactor: number('Code takes', { initial: 2, min: 0.1, max: 20, unit: 'times as long' }),
  },
  panels: [
    { at: 'inputs', fields: ['kind', 'ownSpeed'] },
    {
      at: 'inputs',
      label: 'Speaking, images and code',
      folded: true,
      fields: ['spoken', 'characters', 'firstImage', 'codeFactor'],
    },
  ],
  inputs: {
    text: textInput({
      label: 'Text, Markdown or HTML',
      placeholder: 'Paste an article, or drop a file',
      example: sample,
    }),
  },
  resultLabel: 'Reading time',
  asking: 'Reading the text',
  ask(given): CountQuestion | undefined {
    const source = sourceOf(given)
    const { kind, ownSpeed, characters, spoken, firstImage, codeFactor } = given.values
    if (source === undefined) return undefined
    const wordsPerMinute = kind === 'own' ? ownSpeed : readingSpeeds[kind]
    return {
      ask: 'reading',
      source,
      rules: { wordsPerMinute, charactersPerMinute: characters, spokenPerMinute: spoken, firstImage, codeFactor },
    }
  },
  views({ answer, values: { kind } }) {
    const found = answer?.kind === 'reading' ? answer : undefined
    const reading = found?.reading
    const seconds = reading?.seconds ?? 0
    return [
      {
        kind: 'counts',
        label: 'Reading time',
        items: [
          { label: 'To read', text: duration(seconds) },
          { label: 'To read aloud', text: duration(reading?.spokenSeconds ?? 0) },
          { label: 'Words', text: englishCount(reading?.words ?? 0) },
          ...(reading && reading.characters > 0
            ? [{ label: 'East Asian characters', text: englishCount(reading.characters) }]
            : []),
          { label: 'Images', text: englishCount(reading?.images ?? 0) },
          { label: 'Words of code', text: englishCount(reading?.codeWords ?? 0) },
        ],
        spoken: `${duration(seconds)} to read`,
      },
      ...(reading && seconds > 0
        ? ([
            {
              kind: 'note',
              says:
                kind !== 'nonFiction'
                  ? ''
                  : `Slow readers take about ${duration(seconds * 1.36)}, quick ones ${duration(seconds * 0.79)}: most adults read between 175 and 300 words a minute.`,
            },
            {
              kind: 'values',
              items: [{ label: 'For your page', text: `${minutesOf(seconds)} min read` }],
            },
          ] as const)
        : []),
      ...(reading && reading.sections.length > 1
        ? [
            {
              kind: 'table',
              label: 'By heading',
              columns: ['Part', 'Words', 'Images', 'To read'],
              rows: reading.sections.map((section) => [
                section.title || 'Before the first heading',
                englishCount(section.words + section.characters + section.codeWords),
                englishCount(section.images),
                duration(section.seconds),
              ]),
            } as const,
          ]
        : []),
      ...totalsStrip(found?.totals),
    ]
  },
  takeAway: {
    copy: {
      kind: 'copy',
      label: 'Copy “min read”',
      done: 'Copied',
      of: ({ answer }) => (answer?.kind === 'reading' ? `${minutesOf(answer.reading.seconds)} min read` : undefined),
    },
    next: {
      kind: 'carry',
      gives: 'text',
      leadsTo: ['word-counter', 'sentence-counter'],
      of: ({ texts }) => texts.text || undefined,
    },
  },
  controls: [
    { label: 'Text, Markdown or HTML', help: 'Images and code blocks are told from the words.' },
    { label: 'Kind of text', help: 'Articles at 238 words a minute, fiction at 260, or your own speed.' },
    { label: 'Speaking, images and code', help: 'Words spoken a minute, seconds for images, and how slow code is.' },
  ],
  results: [
    { label: 'Minutes to read and to read aloud', kind: 'value' },
    { label: 'Time of each part by its heading', kind: 'table' },
    { label: 'A line such as “4 min read” to copy', kind: 'value' },
  ],
  formula:
    'Words divided by words a minute, plus seconds for images that fall from the first to 3, plus words of code at their own speed',
  limits: [
    'The speeds are of adults who read English for understanding; learners, skimmers and other languages differ.',
    'Images and code are seen in Markdown and HTML. A Word or PDF file gives its words alone.',
    'The times for images come from a publisher’s practice and no study; the speed for East Asian characters is a setting to change.',
    'Speaking time leaves out pauses, images and code.',
  ],
  sources: [
    {
      title:
        'M. Brysbaert: How many words do we read per minute? A review and meta-analysis of reading rate, Journal of Memory and Language 109 (2019)',
      href: 'https://doi.org/10.1016/j.jml.2019.104047',
    },
    {
      title: 'Medium: Read Time and You (images at 12 seconds and less)',
      href: 'https://blog.medium.com/read-time-and-you-bc2048ab620c',
    },
  ],
  abilities: ['print'],
})
