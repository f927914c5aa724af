import { counted } from '@/lib/messages/counted'
import { pdfFileMessages } from '@/lib/messages/pdf-files'
import type { Change, Trait } from '@/lib/subjects/pdf/task'

const pages = pdfFileMessages.pages

const traits: Readonly<Record<Trait, string>> = {
  bookmarks: 'has bookmarks',
  form: 'has a form',
  xfa: 'has an XFA form',
  scripts: 'holds scripts, which are not run',
  signed: 'is signed',
  restricted: 'restricts what may be done with it',
  encrypted: 'was encrypted',
  'cut-off': 'lacks its end',
  tagged: 'is tagged for screen readers',
}

/** Words of the pages of PDF tools. */
export const pdfWords = {
  files: 'PDF files and pictures',
  pdfs: 'PDF files',
  choose: 'Choose files',
  stopped: 'Nothing was read.',
  pages,
  pagesFrom: (count: number, files: number) => `${pages(count)} from ${files === 1 ? 'one file' : `${files} files`}.`,
  parts: (count: number) => (count === 1 ? 'One file.' : `${count} files.`),
  packed: (count: number) => (count === 1 ? 'One file was written.' : `${count} files were written.`),
  pictures: 'Picture',
  traits: (list: readonly Trait[]) => {
    const said = list.map((trait) => traits[trait])
    return said.length === 0 ? '' : `This file ${said.join(', ')}.`
  },
  cutOff: 'Its end is missing: the pages that could be found are here, others may be lost.',
  restricted: 'Its owner restricts what may be done with it. What is written carries no such restriction: respect it.',
  signed: 'A signature is worth nothing in a file that was written anew.',
  locked: 'This file is encrypted and opens with its password.',
  wrong: 'This password does not open it.',
  password: 'Password',
  open: 'Open',
  ranges: 'Pages',
  rangesHelp: (count: number) => `All ${count}, or such as 1-3, 8, 10-, odd, even, last.`,
  clipped: (count: number) => `The file has ${pages(count)}; what lies beyond is left out.`,
  pageOf: (page: number, name: string) => `Page ${page} of ${name}`,
  fileOf: (name: string, count: number) => `${name}, ${pages(count)}`,
  emptyPage: 'Empty page',
  large: (page: number, name: string) => `Page ${page} of ${name}`,
  board: 'Pages in their order',
  fileBoard: 'Files in their order',
  waiting: (count: number) => `${counted(count, 'file', 'files')} being read.`,
  needPassword: (count: number) =>
    count === 1 ? 'One file waits for its password.' : `${count} files wait for their passwords.`,
  unread: (name: string) => `${name} could not be read; the reason stands beside it below.`,
  leaveOut: 'Leave it out',
  noPdf: (name: string) => `${name} is a picture, not a PDF, and is left out.`,
  change(change: Change): string {
    switch (change.is) {
      case 'links':
        return `${counted(change.count, 'link', 'links')} to pages that are not in the file ${change.count === 1 ? 'was' : 'were'} taken out.`
      case 'scripts':
        return `${counted(change.count, 'script', 'scripts')} ${change.count === 1 ? 'was' : 'were'} left out; none was run.`
      case 'renamed':
        return `Form fields whose names were taken got new ones: ${change.fields.slice(0, 8).join(', ')}${change.fields.length > 8 ? ' …' : ''}.`
      case 'signatures':
        return `${counted(change.count, 'signature', 'signatures')} no longer ${change.count === 1 ? 'holds' : 'hold'}: the look stays, the field is empty.`
      case 'tags':
        return 'Tags for screen readers were left out: the order of reading is that of the pages.'
      case 'xfa':
        return 'An XFA form was left out; its plain fields stay.'
      case 'fields-once':
        return `On pages that come again ${counted(change.count, 'form field', 'form fields')} ${change.count === 1 ? 'was' : 'were'} left out: a field stands once.`
      case 'pictures-anew':
        return `${counted(change.count, 'picture was', 'pictures were')} written anew.`
      case 'twins':
        return `${counted(change.count, 'part', 'parts')} that stood there twice ${change.count === 1 ? 'is' : 'are'} there once.`
      case 'unused':
        return `${counted(change.count, 'part', 'parts')} that no page uses ${change.count === 1 ? 'was' : 'were'} taken out.`
      case 'kept':
        return `${counted(change.count, 'file', 'files')} would not become smaller and ${change.count === 1 ? 'is' : 'are'} kept byte by byte.`
      case 'limit-missed':
        return `${counted(change.count, 'file stays', 'files stay')} above the size that was asked for: what is left is no picture, or one that is not touched.`
      case 'padded':
        return `${counted(change.count, 'empty page', 'empty pages')} added, so that each file begins on the front of a sheet.`
    }
  },
}
