import { defineGeneratorCases } from '@/lib/kits/generator'
import plan from './business-plan'

const paper = (how: string) => ({ title: 'Worked out by hand', how })
const request = { title: 'The request itself' }

export default defineGeneratorCases(plan, [
  {
    name: 'Loan, equipment and tax run through three years',
    given: {
      firstYear: 2027,
      ownMoney: 20_000,
      loan: 20_000,
      loanRate: 0.06,
      loanYears: 5,
      equipment: 30_000,
      lifetime: 6,
      taxRate: 0.2,
    },
    expect: {
      text: [
        'USD\t2027\t2028\t2029\nDrinks\t$96,000.00\t$118,000.00\t$126,000.00',
        'Revenue\t$133,500.00\t$170,000.00\t$188,000.00\nCoffee, milk, cups\t−$27,000.00\t−$33,500.00\t−$36,500.00\nBakery\t−$17,000.00\t−$22,000.00\t−$24,000.00\nGross profit\t$89,500.00\t$114,500.00\t$127,500.00\nStaff\t−$52,000.00\t−$61,000.00\t−$63,000.00\nRent and energy\t−$24,000.00\t−$24,600.00\t−$25,200.00\nEverything else\t−$9,000.00\t−$8,000.00\t−$8,500.00\nDepreciation\t−$5,000.00\t−$5,000.00\t−$5,000.00\nOperating profit\t−$500.00\t$15,900.00\t$25,800.00\nInterest\t−$1,200.00\t−$960.00\t−$720.00\nProfit before tax\t−$1,700.00\t$14,940.00\t$25,080.00\nTax on profit\t$0.00\t−$2,988.00\t−$5,016.00\nProfit after tax\t−$1,700.00\t$11,952.00\t$20,064.00',
        'Cash at the start\t$0.00\t$9,300.00\t$22,252.00\nOwn money\t$20,000.00\t$0.00\t$0.00\nLoan\t$20,000.00\t$0.00\t$0.00\nEquipment\t−$30,000.00\t$0.00\t$0.00\nProfit after tax\t−$1,700.00\t$11,952.00\t$20,064.00\nDepreciation, not paid\t$5,000.00\t$5,000.00\t$5,000.00\nLoan paid back\t−$4,000.00\t−$4,000.00\t−$4,000.00\nCash at the end\t$9,300.00\t$22,252.00\t$43,316.00',
        'Equipment\t$25,000.00\t$20,000.00\t$15,000.00\nCash\t$9,300.00\t$22,252.00\t$43,316.00\nAssets\t$34,300.00\t$42,252.00\t$58,316.00\nLoan\t$16,000.00\t$12,000.00\t$8,000.00\nOwn money\t$20,000.00\t$20,000.00\t$20,000.00\nProfit kept\t−$1,700.00\t$10,252.00\t$30,316.00\nLoan and equity\t$34,300.00\t$42,252.00\t$58,316.00',
      ],
      files: {
        csv: [
          'Profit and loss,2027,2028,2029',
          'Drinks,96000.00,118000.00,126000.00',
          'Breakfast,31000.00,40000.00,44000.00',
          'Beans,6500.00,12000.00,18000.00',
          'Revenue,133500.00,170000.00,188000.00',
          '"Coffee, milk, cups",-27000.00,-33500.00,-36500.00',
          'Bakery,-17000.00,-22000.00,-24000.00',
          'Gross profit,89500.00,114500.00,127500.00',
          'Staff,-52000.00,-61000.00,-63000.00',
          'Rent and energy,-24000.00,-24600.00,-25200.00',
          'Everything else,-9000.00,-8000.00,-8500.00',
          'Depreciation,-5000.00,-5000.00,-5000.00',
          'Operating profit,-500.00,15900.00,25800.00',
          'Interest,-1200.00,-960.00,-720.00',
          'Profit before tax,-1700.00,14940.00,25080.00',
          'Tax on profit,0.00,-2988.00,-5016.00',
          'Profit after tax,-1700.00,11952.00,20064.00',
          'Cash,2027,2028,2029',
          'Cash at the start,0.00,9300.00,22252.00',
          'Own money,20000.00,0.00,0.00',
          'Loan,20000.00,0.00,0.00',
          'Equipment,-30000.00,0.00,0.00',
          'Profit after tax,-1700.00,11952.00,20064.00',
          '"Depreciation, not paid",5000.00,5000.00,5000.00',
          'Loan paid back,-4000.00,-4000.00,-4000.00',
          'Cash at the end,9300.00,22252.00,43316.00',
          'Balance sheet,2027,2028,2029',
          'Equipment,25000.00,20000.00,15000.00',
          'Cash,9300.00,22252.00,43316.00',
          'Assets,34300.00,42252.00,58316.00',
          'Loan,16000.00,12000.00,8000.00',
          'Own money,20000.00,20000.00,20000.00',
          'Profit kept,-1700.00,10252.00,30316.00',
          'Loan and equity,34300.00,42252.00,58316.00',
          '',
        ].join('\r\n'),
      },
    },
    source: paper(
      'Depreciation 30,000 ÷ 6; interest 6% of 20,000, 16,000, 12,000; tax 20% of 14,940 and 25,080, none of a loss; cash 40,000 − 30,000 − 1,700 + 5,000 − 4,000 = 9,300 and so on; the balance sheet was added up apart',
    ),
  },
  {
    name: 'The size of a market',
    given: {
      segments: [
        { group: 'Commuters', count: 1400, spend: 420.5, share: 0.2 },
        { group: 'Offices', count: 30, spend: 2600, share: 0.125 },
      ],
    },
    expect: {
      text: [
        'Commuters\t1,400\t$420.50\t$588,700.00\t20%\t$117,740.00',
        'Offices\t30\t$2,600.00\t$78,000.00\t12.5%\t$9,750.00',
        'Total\t\t\t$666,700.00\t\t$127,490.00',
      ],
    },
    source: paper('1,400 × 420.50 = 588,700, a fifth 117,740; 30 × 2,600 = 78,000, an eighth 9,750'),
  },
  {
    name: 'Every section, in the order of the form',
    given: {
      market: 'Trains.',
      competition: 'Kiosk.',
      selling: 'A sign.',
      operations: 'Six days.',
      team: [{ name: 'Ana Reyes', role: 'Roaster' }],
      milestones: [{ what: 'Opening', by: '2027-03-01' }],
      risks: [{ risk: 'No permit', answer: 'Sell from a cart' }],
      request: '20,000 over five years.',
      author: 'Ana Reyes',
      day: '2026-12-01',
      cover: true,
    },
    expect: {
      text: [
        'Business plan\n\nJuniper Row Coffee\n\nWritten by: Ana Reyes\nDate: Dec 1, 2026\n\nContents\n\n- Summary\n- Products and services\n- Market\n- Competition\n- Marketing and sales\n- Operations\n- Team\n- Milestones\n- Risks\n- Financial plan\n- What we ask for',
        'Name\tRole\nAna Reyes\tRoaster',
        'What\tBy\nOpening\tMar 1, 2027',
        'What may happen\tWhat you will do then\nNo permit\tSell from a cart',
        'What we ask for\n\n20,000 over five years.',
      ],
    },
    source: request,
  },
  {
    name: 'Without figures there is no financial plan',
    given: { summary: 'An idea.', offer: '', revenue: [], costs: [] },
    expect: { text: ['Business plan\n\nJuniper Row Coffee\n\nSummary\n\nAn idea.'] },
    source: request,
  },
  {
    name: 'A market too large to be counted to the cent',
    given: { segments: [{ group: 'Everybody', count: 8_000_000_000, spend: 1000, share: 0.1 }] },
    problem: 'segments',
    source: request,
  },
])
