import type { PageSize, PictureLayout } from '@/lib/subjects/pdf/task'

/** Papers for pages that are made here. */
export const papers = {
  a4: 'A4',
  letter: 'Letter',
  a3: 'A3',
  a5: 'A5',
  legal: 'Legal',
  own: 'As large as the picture',
}

const sizes: Readonly<Record<string, PageSize>> = {
  a3: { width: 841.89, height: 1190.55 },
  a4: { width: 595.28, height: 841.89 },
  a5: { width: 419.53, height: 595.28 },
  letter: { width: 612, height: 792 },
  legal: { width: 612, height: 1008 },
}

/** In points; undefined where the picture says. ISO 216 sizes and ANSI/US sizes. */
export const paperOf = (name: keyof typeof papers): PageSize | undefined => sizes[name]

/** Pictures whole and without margins, on paper that lies as they do; without paper at 150 dots per inch. */
export const plainPictures = (paper: keyof typeof papers): PictureLayout => ({
  paper: paperOf(paper),
  dpi: 150,
  margin: 0,
  isFilled: false,
  lies: 'as the picture',
})
