import type { CodeReport } from '@/lib/kits/app/code-report'
import type { ScriptLanguage, ScriptLayout } from '@/lib/subjects/web-code/scripts'
import { counted } from '@/lib/messages/counted'

export const scriptSample = `const rates={standard:.2,reduced:.05};
export function total(lines,{discount=0,...rest}={}){let sum=0;for(const{price,count=1,reduced}of lines){const rate=reduced?rates.reduced:rates.standard;sum+=price*count*(1+rate)}return{...rest,total:Math.round(sum*(1-discount)*100)/100}}
document.querySelectorAll("[data-total]").forEach(async element=>{const lines=await fetch(\`/orders/\${element.dataset.total}\`).then(r=>r.json());if(lines.length===0)element.hidden=!0;else element.textContent=total(lines).total,element.hidden=!1})
`

const languages: Record<ScriptLanguage, string> = {
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  json5: 'JSON5',
}

export const scriptMessages = {
  tasks: { format: 'Format', unpack: 'Unpack minified code' },
  languages: { auto: 'Detect', ...languages },
  indents: { 2: '2 spaces', 4: '4 spaces', tab: 'Tab' },
  quotes: { double: 'Double', single: 'Single' },
  widths: { 80: '80 characters', 100: '100 characters', 120: '120 characters' },
  commas: { all: 'Wherever allowed', es5: 'Not after arguments', none: 'Nowhere' },
  words: { waiting: 'Paste code, and it appears here laid out.', output: 'Code', notices: 'What to know' },
  formatted: (language: ScriptLanguage, lines: number) =>
    `${counted(lines, 'line', 'lines')}, laid out as ${languages[language]}`,
  fault: (reason: string, language: ScriptLanguage) => `This cannot be read as ${languages[language]}: ${reason}`,
  faultHint:
    'Your text stays as it is. The mistake stands here or a little before; mend it, or choose the other language.',
  keptNames: 'Short names stay: what a name was before minifying is not in the code.',
  tooLong: 'Code of up to 2 MB is laid out. Take one file out of the bundle.',
  tooLarge: 'Code of up to 2 MB is laid out.',
  notText: 'This file is not UTF-8 or UTF-16 text. Save it as UTF-8 and open it again.',
  tooDeep: 'Brackets are nested too deeply to be laid out.',
  figures: { before: 'Before', after: 'After' },
  working: 'Laying out',
  copied: 'Copied.',
}

export interface ScriptQuestion extends ScriptLayout {
  ask: 'read'
  source: string | Blob
  language: 'auto' | ScriptLanguage
}

export interface ScriptReport extends CodeReport {
  language: ScriptLanguage
}
