import { defineGeneratorCases } from '@/lib/kits/generator'
import paySlip from './pay-slip-gen'

const paper = (how: string) => ({ title: 'Worked out by hand', how })
const act = (part: string) => ({
  title: `Employment Rights Act 1996, section 8(2)${part}`,
  href: 'https://www.legislation.gov.uk/ukpga/1996/18/section/8',
})
const rules = { title: 'Code on Wages (Central) Rules, 2026, Form V', href: 'https://egazette.gov.in/' }
const alone = { deductions: [], contributions: [] }
const salary = (size: number) => [{ name: 'Salary', basis: 'amount' as const, size }]

export default defineGeneratorCases(paySlip, [
  {
    name: 'Every line is rounded before it is added',
    given: {
      ...alone,
      fullDays: 30,
      paidDays: 10,
      earnings: [
        { name: 'Basic', basis: 'days', size: 1000 },
        { name: 'Housing', basis: 'base', size: 40 },
        { name: 'Travel', basis: 'days', size: 200 },
      ],
    },
    expect: {
      text: ['Days paid: 10 of 30 days', 'Basic\t$333.33', 'Housing\t$133.33', 'Travel\t$66.67', 'Gross pay: $533.33'],
    },
    source: paper('1,000 × 10/30 = 333.33; × 40% = 133.332; 200 × 10/30 = 66.67; 333.33 + 133.33 + 66.67 = 533.33'),
  },
  {
    name: 'A rate with three decimals times quarter hours',
    given: { ...alone, earnings: [{ name: 'Shifts', basis: 'hours', size: 12.345, hours: 7.5 }] },
    expect: { text: ['Hours: 7.5', 'Shifts\t7.5\t$12.345\t$92.59', 'Net pay: $92.59'] },
    source: paper('12.345 × 7.5 = 92.5875'),
  },
  {
    name: 'Hours of two rates are named apart and together',
    given: {
      ...alone,
      country: 'uk',
      currency: 'GBP',
      earnings: [
        { name: 'Basic hours', basis: 'hours', size: 12.21, hours: 37.5 },
        { name: 'Overtime', basis: 'hours', size: 18.315, hours: 4 },
      ],
    },
    region: 'uk',
    expect: {
      text: ['Hours: 41.5', 'Basic hours\t37.5\t£12.21\t£457.88', 'Overtime\t4\t£18.315\t£73.26', 'Gross pay: £531.14'],
    },
    source: { ...act('(e)'), how: '12.21 × 37.5 = 457.875; 18.315 × 4 = 73.26; 457.88 + 73.26 = 531.14' },
  },
  {
    name: 'A percentage of gross pay and one of the first line',
    given: {
      earnings: [...salary(1000), { name: 'Bonus', basis: 'amount', size: 234.5 }],
      deductions: [
        { name: 'Social security and Medicare', basis: 'gross', size: 7.65 },
        { name: 'Plan', basis: 'base', size: 5 },
      ],
      contributions: [{ name: 'Employer share', basis: 'gross', size: 7.65 }],
      country: 'us',
    },
    region: 'us',
    expect: {
      text: [
        'Social security and Medicare\t$94.44',
        'Plan\t$50.00',
        'Total deductions: $144.44',
        'Net wages: $1,090.06',
        'Employer contributions: $94.44',
        'Cost to the employer: $1,328.94',
      ],
    },
    source: paper(
      '1,234.50 × 7.65% = 94.43925; 1,000 × 5% = 50; 1,234.50 − 144.44 = 1,090.06; 1,234.50 + 94.44 = 1,328.94',
    ),
  },
  {
    name: 'The year so far is the last slip’s plus this one',
    given: {
      country: 'uk',
      currency: 'GBP',
      earnings: [{ name: 'Salary', basis: 'amount', size: 2500, before: 17_500 }],
      deductions: [
        { name: 'Income tax', basis: 'amount', size: 290.4, before: 2032.8 },
        { name: 'Season ticket loan', basis: 'amount', size: 100 },
      ],
      contributions: [{ name: 'Pension', basis: 'base', size: 3, before: 525 }],
    },
    region: 'uk',
    expect: {
      text: [
        'Salary\t£2,500.00\t£20,000.00',
        'Gross pay: £2,500.00\nTax year to date: £20,000.00',
        'Income tax\t£290.40\t£2,323.20',
        'Season ticket loan\t£100.00\t£100.00',
        'Total deductions: £390.40\nTax year to date: £2,423.20',
        'Net pay, tax year to date: £17,576.80',
        'Employer contributions: £75.00\nTax year to date: £600.00',
      ],
    },
    source: paper('17,500 + 2,500; 2,032.80 + 290.40; 2,323.20 + 100; 20,000 − 2,423.20; 525 + 75'),
  },
  {
    name: 'Parts that are paid in different ways are told apart',
    given: { ...alone, earnings: salary(950), otherPart: 120.5, otherMethod: 'cash' },
    expect: { text: ['Net pay: $950.00', 'Bank transfer: $829.50', 'Cash: $120.50'] },
    source: { ...act('(d)'), how: '950 − 120.50 = 829.50' },
  },
  {
    name: 'What Form V names',
    given: {
      ...alone,
      country: 'in',
      currency: 'INR',
      earnings: salary(18_000),
      employeeNumber: 'E-17',
      jobTitle: 'Fitter',
      relative: 'Mohan Rao',
      providentFund: '100200300400',
      account: 'ending in 4471',
      paidDays: 26,
      inWords: 'indian',
    },
    region: 'in',
    expect: {
      text: [
        'Wage slip',
        'Wage period: 1 Nov 2026 – 30 Nov 2026',
        'Date of issue: 30 Nov 2026',
        'Designation: Fitter',
        'Name of father, mother or spouse: Mohan Rao',
        'UAN: 100200300400',
        'Total attendance: 26',
        'Gross wages payable: ₹18,000.00',
        'Net wages paid: ₹18,000.00',
        'In words: Rupees eighteen thousand only',
        'Account: ending in 4471',
      ],
    },
    source: rules,
  },
  {
    name: 'Of a social security number four digits',
    given: { ...alone, country: 'us', socialSecurity: '6789', earnings: salary(10) },
    region: 'us',
    expect: { text: ['Earnings statement', 'Social security number: xxx-xx-6789', 'Gross wages: $10.00'] },
    source: {
      title: 'California Labor Code, section 226(a)(7): only the last four digits',
      href: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=LAB&sectionNum=226.',
    },
  },
  {
    name: 'British particulars',
    given: {
      ...alone,
      country: 'uk',
      currency: 'GBP',
      insuranceNumber: 'QQ 12 34 56 C',
      insuranceLetter: 'A',
      taxCode: '1257L',
      earnings: salary(10),
    },
    region: 'uk',
    expect: {
      text: [
        'Payslip',
        'Payments\tAmount',
        'National Insurance number: QQ 12 34 56 C',
        'National Insurance letter: A',
        'Tax code: 1257L',
      ],
    },
    source: { title: 'The request itself' },
  },
  {
    name: 'Yen have no smaller unit',
    given: {
      currency: 'JPY',
      earnings: salary(287_301),
      deductions: [{ name: 'Pension', basis: 'base', size: 9.15 }],
      contributions: [],
    },
    expect: { text: ['Pension\t¥26,288', 'Net pay: ¥261,013'] },
    source: paper('287,301 × 9.15% = 26,288.04; 287,301 − 26,288'),
  },
  {
    name: 'A refund of tax raises what is paid',
    given: {
      earnings: salary(1000),
      deductions: [{ name: 'Income tax', basis: 'amount', size: -85.2 }],
      contributions: [],
    },
    expect: { text: ['Total deductions: −$85.20', 'Net pay: $1,085.20'] },
    source: paper('1,000 + 85.20'),
  },
  {
    name: 'All lines as a table',
    given: {
      earnings: [{ name: '=Pay', basis: 'hours', size: 20, hours: 8, before: 1600 }],
      deductions: [{ name: 'Tax', basis: 'gross', size: 10 }],
      contributions: [{ name: 'Fund', basis: 'base', size: 1.25 }],
    },
    expect: {
      files: {
        csv: [
          'List,Line,Hours,Rate,Amount,Year to date,Currency',
          "Earnings,'=Pay,8,20,160.00,1760.00,USD",
          'Gross pay,,,,160.00,1760.00,USD',
          'Deductions,Tax,,,16.00,16.00,USD',
          'Total deductions,,,,16.00,16.00,USD',
          'Net pay,,,,144.00,1744.00,USD',
          'Employer contributions,Fund,,,2.00,2.00,USD',
          '',
        ].join('\r\n'),
      },
    },
    source: {
      title: 'OWASP: CSV injection; RFC 4180',
      href: 'https://owasp.org/www-community/attacks/CSV_Injection',
      how: 'An apostrophe before text that begins with an equals sign; 8 × 20, 10% of it, 1.25% of it',
    },
  },
  {
    name: 'Deductions beyond gross pay',
    given: { earnings: salary(100), deductions: [{ name: 'Loan', basis: 'amount', size: 100.01 }] },
    problem: 'deductions',
    source: { title: 'The limit that the page states' },
  },
  {
    name: 'Hours that are missing',
    given: { earnings: [{ name: 'Shifts', basis: 'hours', size: 12 }] },
    problem: 'earnings',
    source: { title: 'The request itself' },
  },
  {
    name: 'A first line that is a share of itself',
    given: { earnings: [{ name: 'Basic', basis: 'base', size: 40 }] },
    problem: 'earnings',
    source: { title: 'The request itself' },
  },
  {
    name: 'A line cut to days that nobody counted',
    given: { earnings: [{ name: 'Basic', basis: 'days', size: 40 }] },
    problem: 'fullDays',
    source: { title: 'The request itself' },
  },
  {
    name: 'More days paid than there are',
    given: { earnings: [{ name: 'Basic', basis: 'days', size: 40 }], fullDays: 26, paidDays: 27 },
    problem: 'paidDays',
    source: { title: 'The request itself' },
  },
  {
    name: 'More in cash than there is',
    given: { ...alone, earnings: salary(100), otherPart: 100.01 },
    problem: 'otherPart',
    source: { title: 'The request itself' },
  },
])
