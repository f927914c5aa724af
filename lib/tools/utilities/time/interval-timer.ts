import { defineApp } from '@/lib/kits/app/define'

export default defineApp({
  worker: 'timer-tick',
  controls: [
    { label: 'Begin with', help: 'Tabata, HIIT, EMOM, boxing, running, study or a talk.' },
    { label: 'Blocks and rounds', help: 'Up to 500 steps in blocks that are repeated 1 to 99 times.' },
    { label: 'Kind, name and time of each step', help: 'Prepare, work, rest or other; from a second to a day.' },
    {
      label: 'Sound, voice and vibration',
      help: 'A tone at each change, counting down before it, or the name said aloud.',
    },
    { label: 'Start, pause, next and previous', help: 'By press, or by Space, N and P.' },
  ],
  results: [
    { label: 'Time left of the step, its round and what follows', kind: 'value' },
    { label: 'Time left of the whole plan', kind: 'value' },
    { label: 'What was done, as a list and as CSV', kind: 'table' },
    { label: 'The plan as a file', kind: 'value' },
  ],
  formula:
    'Place in the plan = present moment − stored moment of its start; tones are laid on the clock of the sound card ahead',
  limits: [
    'A closed page makes no sound; the plan goes on and is noted as done when you come back after its end.',
    'A phone that is locked may hold the page still, and one that is muted may stay silent.',
    'The voice speaks when the page is awake, so in a background tab it may come up to a second late; tones do not.',
    'The page does not show on the lock screen.',
  ],
  sources: [
    { title: 'W3C: Web Audio API', href: 'https://www.w3.org/TR/webaudio/' },
    { title: 'WICG: Web Speech API', href: 'https://webaudio.github.io/web-speech-api/' },
    {
      title: 'Tabata et al. 1996: effects of moderate-intensity endurance and high-intensity intermittent training',
      href: 'https://pubmed.ncbi.nlm.nih.gov/8897392/',
    },
  ],
  abilities: ['save', 'print'],
})
