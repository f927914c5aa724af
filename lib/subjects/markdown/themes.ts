/* How converted pages and mails look. */

export type Theme = 'plain' | 'letter' | 'dark'

interface Colours {
  text: string
  ground: string
  quiet: string
  line: string
  box: string
  link: string
  word: string
  string: string
  number: string
}

const light: Colours = {
  text: '#1f2328',
  ground: '#ffffff',
  quiet: '#59636e',
  line: '#d1d9e0',
  box: '#f6f8fa',
  link: '#0550ae',
  word: '#a40e26',
  string: '#0a3069',
  number: '#0550ae',
}
const dark: Colours = {
  text: '#e6edf3',
  ground: '#0d1117',
  quiet: '#9da7b1',
  line: '#3d444d',
  box: '#161b22',
  link: '#79b8ff',
  word: '#ff8a80',
  string: '#a5d6ff',
  number: '#79c0ff',
}

const fonts: Readonly<Record<Theme, string>> = {
  plain: "16px/1.6 system-ui,-apple-system,'Segoe UI',Arial,sans-serif",
  letter: "17px/1.6 Georgia,'Times New Roman',serif",
  dark: "16px/1.6 system-ui,-apple-system,'Segoe UI',Arial,sans-serif",
}

/** Styles by the element that they are for; `pre code` and `.hl-word` as in a style sheet. */
export function stylesOf(theme: Theme): Readonly<Record<string, string>> {
  const { text, ground, quiet, line, box, link, word, string, number } = theme === 'dark' ? dark : light
  const mono = 'ui-monospace,Consolas,Menlo,monospace'
  return {
    body: `margin:0 auto;max-width:46rem;padding:1rem;font:${fonts[theme]};color:${text};background:${ground}`,
    h1: `margin:24px 0 12px;font-size:2em;line-height:1.25;border-bottom:1px solid ${line}`,
    h2: `margin:24px 0 12px;font-size:1.5em;line-height:1.25;border-bottom:1px solid ${line}`,
    h3: 'margin:24px 0 12px;font-size:1.25em;line-height:1.25',
    h4: 'margin:24px 0 12px;font-size:1em;line-height:1.25',
    p: 'margin:0 0 16px',
    a: `color:${link}`,
    ul: 'margin:0 0 16px;padding-left:2em',
    ol: 'margin:0 0 16px;padding-left:2em',
    blockquote: `margin:0 0 16px;padding:0 1em;color:${quiet};border-left:4px solid ${line}`,
    pre: `margin:0 0 16px;padding:16px;overflow:auto;font:14px/1.5 ${mono};background:${box}`,
    code: `font:0.85em/1.5 ${mono};padding:2px 5px;background:${box}`,
    'pre code': `font:14px/1.5 ${mono};padding:0;background:none`,
    table: 'margin:0 0 16px;border-collapse:collapse',
    th: `padding:6px 13px;border:1px solid ${line}`,
    td: `padding:6px 13px;border:1px solid ${line}`,
    hr: `margin:24px 0;height:0;border:0;border-top:1px solid ${line}`,
    img: 'max-width:100%',
    '.hl-comment': `color:${quiet}`,
    '.hl-word': `color:${word}`,
    '.hl-string': `color:${string}`,
    '.hl-number': `color:${number}`,
    '.footnotes': `font-size:0.9em;border-top:1px solid ${line}`,
  }
}

export function styleSheet(theme: Theme): string {
  return Object.entries(stylesOf(theme))
    .map(([selector, declarations]) => `${selector}{${declarations}}`)
    .join('\n')
}
