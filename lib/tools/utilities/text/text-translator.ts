import { defineApp } from '@/lib/kits/app/define'

export default defineApp({
  controls: [
    { label: 'Your text', help: 'Typed or pasted; it is kept on this device.' },
    { label: 'From', help: 'A language, or left to your browser to tell.' },
    { label: 'To', help: 'Thirty-five languages; your browser says which pairs it has.' },
  ],
  results: [
    { label: 'The translation, line by line', kind: 'value' },
    { label: 'The language that was detected', kind: 'value' },
    { label: 'What your browser can and cannot do', kind: 'verdict' },
  ],
  formula: 'Each line is handed to the Translator of your browser, and the result is put between the same line ends',
  limits: [
    'It works where the browser has a translator of its own: Chrome and Edge on computers, from version 138 on. Elsewhere the page says so and translates nothing.',
    'A language pack is downloaded by the browser from its maker, once for a pair, after you allow it. The text itself stays on the device.',
    'Quality is that of the browser and differs between languages. Contracts and medical texts need a person.',
    'Each line is translated by itself, so a sentence that is broken over lines loses its context.',
  ],
  sources: [
    {
      title: 'W3C Web Machine Learning: Translator and Language Detector APIs',
      href: 'https://webmachinelearning.github.io/translation-api/',
    },
    {
      title: 'Chrome for Developers: Translation with built-in AI',
      href: 'https://developer.chrome.com/docs/ai/translator-api',
    },
  ],
  abilities: ['print'],
})
