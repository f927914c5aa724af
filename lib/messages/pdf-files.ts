import { counted } from '@/lib/messages/counted'
import { sizeInWords } from '@/lib/messages/workbench'

/** What is said of PDF files, by whatever tool works on them. */
export const pdfFileMessages = {
  reading: 'Reading',
  writing: 'Writing',
  sourceOf: (done: number, all: number) => `File ${done} of ${all}`,
  empty: 'This file is empty: it has no bytes.',
  tooLarge: (size: number, most: number) =>
    `This file has ${sizeInWords(size)}. Files of up to ${sizeInWords(most)} are read, so that they fit the memory of the browser.`,
  notAPdf: 'This is no PDF and no picture: its bytes are of another kind, whatever its name says.',
  isPicture: 'This is a picture, not a PDF. Make a PDF of it first, or leave it out.',
  pageOf: (page: number) => `Page ${page}`,
  damaged: 'This PDF is damaged: no pages could be found in it.',
  cutOffUnread: 'This PDF was cut off: its end is missing, and no pages could be found in what is left.',
  certificate: 'This PDF is encrypted in a way that is not read here, such as for a certificate.',
  gone: 'This file could not be read. It may have been moved, changed or removed: choose it again.',
  memory: 'The browser had too little memory for this. Close other tabs, or work with fewer or smaller files.',
  unreadable: (name: string) =>
    `${name} is damaged in a way that lets its pages be seen but not be written anew. Leave it out, or open it in a PDF program and save it once more.`,
  locked: (name: string) => `The password of ${name} is missing or wrong.`,
  noPages: 'No page is left: nothing can be written.',
  pages: (count: number) => counted(count, 'page', 'pages'),
}
