import { ListJudge, type AddressRemark, type Judged } from '@/lib/subjects/email/judge'
import {
  emailMessages as says,
  type EmailQuestion,
  type EmailReport,
} from '@/lib/tools/utilities/developer/email-validator.messages'

const shownRows = 500
/** These say nothing against an address. */
const harmless: readonly AddressRemark[] = ['free']

const isRemarked = ({ fault, remarks }: Judged) => !fault && remarks.some((one) => !harmless.includes(one))

const choices: Record<EmailQuestion['shown'], (one: Judged) => boolean> = {
  all: () => true,
  faulty: ({ fault }) => fault !== undefined,
  remarked: isRemarked,
  clean: (one) => !one.fault && !isRemarked(one),
}

function rowOf({ line, given, fault, remarks, meant, first }: Judged): string[] {
  const known = remarks.map(
    (one) =>
      says.remarks[one] +
      (first !== undefined && (one === 'repeated' || one === 'same-inbox') ? ` (${says.sameAs(first)})` : ''),
  )
  return [
    String(line),
    given,
    fault ? says.invalid : says.valid,
    fault ? says.faults[fault] : known.join(', '),
    meant ?? '',
  ]
}

/** A value of CSV; what a spreadsheet would run as a formula gets an apostrophe in front. */
function cell(value: string): string {
  const safe = /^[=+@\t\r-]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Judges a list of addresses, one a line. `progress` is called after each thousand and may wait. */
export async function emailReport(
  text: string,
  shown: EmailQuestion['shown'],
  progress: (share: number) => void | Promise<void> = () => {},
): Promise<EmailReport> {
  const list = new ListJudge()
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/)
  const judged: Judged[] = []
  for (const [at, line] of lines.entries()) {
    const one = list.judge(line, at + 1)
    if (one) judged.push(one)
    if (at % 1000 === 999) await progress(at / lines.length)
  }
  const chosen = judged.filter(choices[shown])
  const having = (remark: AddressRemark) => judged.filter(({ remarks }) => remarks.includes(remark)).length
  const faulty = judged.filter(({ fault }) => fault).length
  const [first] = judged
  return {
    rows: chosen.slice(0, shownRows).map(rowOf),
    chosen: chosen.length,
    all: judged.length,
    counts: {
      valid: judged.length - faulty,
      faulty,
      typos: having('typo'),
      repeated: having('repeated') + having('same-inbox'),
      disposable: having('disposable'),
      role: having('role'),
    },
    fault:
      judged.length === 1 && first?.fault
        ? { says: says.faults[first.fault], offset: text.indexOf(first.given) + first.offset }
        : undefined,
    clean: judged
      .filter(({ fault, first: before }) => !fault && before === undefined)
      .map(({ given }) => given)
      .join('\n'),
    csv: [says.columns, ...chosen.map(rowOf)].map((row) => row.map(cell).join(',')).join('\r\n'),
  }
}
