import { counted, whole } from '@/lib/messages/counted'

/** Words around what an analysis found. */
export const reportMessages = {
  source: (source: string) => `Asked for by ${source}.`,
  moreRows: (rows: number) => `${counted(rows, 'more row', 'more rows')} in the saved table.`,
  findings: 'Findings',
  columns: ['Verdict', 'Finding', 'Detail', 'Source', 'Line'],
  tones: { good: 'Fine', plain: 'Note', warn: 'Look at', bad: 'Fix' },
  atLine: (line: number) => `line ${whole(line)}: `,
}
