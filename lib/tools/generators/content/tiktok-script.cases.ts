import { defineGeneratorCases } from '@/lib/kits/generator'
import script from './tiktok-script'

const byHand = {
  title: 'Words ÷ pace, the definition of the pace',
  how: 'Words counted by Python’s split, divided and added by hand; times written as the SubRip description has them',
}

const subrip = {
  title: 'Matroska specification: SubRip (SRT) subtitles',
  href: 'https://www.matroska.org/technical/subtitles.html',
  how: 'Number, times as hours:minutes:seconds,milliseconds with an arrow, text, empty line; times added by hand',
}

export default defineGeneratorCases(script, [
  {
    name: 'Times add up in the captions',
    given: {
      format: 'tutorial',
      hook: 'Is your bread dry again?',
      points: 'Let it cool on a rack first, please. | Loaf on a rack | Two hours\nWait.',
      ending: 'Save this one now.',
      wordsPerSecond: 2.5,
      shortest: 1.5,
      caption: 42,
      length: 30,
      isPaid: true,
      sponsor: 'Mill & Co',
    },
    expect: {
      title: 'Video script',
      text: [
        'Runs: 0:08.3 of 0:30.0',
        'Shots: 4',
        'Words: 18',
        'Shot\tSeen\tSpoken',
        'Opening, 0:00.0 to 0:02.0\tThe finished result, close. On the screen: “Advertisement: Mill & Co”\tIs your bread dry again?',
        'Step 1, 0:02.0 to 0:05.2\tLoaf on a rack. On the screen: “Two hours”\tLet it cool on a rack first, please.',
        'Step 2, 0:05.2 to 0:06.7',
        'Ending, 0:06.7 to 0:08.3',
      ],
      files: {
        srt: '1\r\n00:00:00,000 --> 00:00:02,000\r\nIs your bread dry again?\r\n\r\n2\r\n00:00:02,000 --> 00:00:05,200\r\nLet it cool on a rack first, please.\r\n\r\n3\r\n00:00:05,200 --> 00:00:06,700\r\nWait.\r\n\r\n4\r\n00:00:06,700 --> 00:00:08,300\r\nSave this one now.\r\n',
        txt: 'Is your bread dry again?\n\nLet it cool on a rack first, please.\n\nWait.\n\nSave this one now.',
      },
    },
    source: {
      ...subrip,
      how: `${subrip.how}: 5, 8, 1 and 4 words at 2.5 a second are 2, 3.2, 0.4 and 1.6 s, the third raised to 1.5 s`,
    },
  },
  {
    name: 'A long sentence becomes two captions by its words',
    given: {
      hook: '',
      points: 'one two three four five six seven eight',
      ending: '',
      wordsPerSecond: 2,
      caption: 20,
      length: 15,
    },
    expect: {
      text: ['Runs: 0:04.0 of 0:15.0'],
      files: {
        srt: '1\r\n00:00:00,000 --> 00:00:02,000\r\none two three four\r\n\r\n2\r\n00:00:02,000 --> 00:00:04,000\r\nfive six seven eight\r\n',
        csv: 'time,part,seen,spoken,on the screen\r\n0:00.0 to 0:04.0,Step 1,"Hands at work, from above",one two three four five six seven eight,\r\n',
      },
    },
    source: { ...subrip, how: `${subrip.how}; 39 characters in two parts of four words, 18 and 20 characters` },
  },
  {
    name: 'Beyond a minute',
    given: {
      format: 'list',
      hook: '',
      points: Array.from({ length: 5 }, () => Array.from({ length: 25 }, () => 'word').join(' ')).join('\n'),
      ending: '',
      wordsPerSecond: 2,
      length: 60,
    },
    expect: { text: ['Runs: 1:02.5 of 1:00.0', 'Words: 125', 'Number 5, 0:50.0 to 1:02.5'] },
    source: { ...byHand, how: `${byHand.how}: 125 words at 2 a second` },
  },
  {
    name: 'Nothing to say',
    given: { hook: '', points: ' ', ending: '' },
    problem: 'points',
    source: { title: 'The request itself' },
  },
  {
    name: 'More than 60 shots',
    given: { hook: '', points: Array.from({ length: 61 }, () => 'One.').join('\n'), ending: '' },
    problem: 'points',
    source: { title: 'The limit that the page states' },
  },
])
