import { defineRule } from '@/lib/law/rule'

const act = {
  title: 'Ustawa o systemie ubezpieczeń społecznych, art. 19 and 22',
  href: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19981370887',
} as const

const rates = {
  employee: { pension: 0.0976, disability: 0.015, sickness: 0.0245, health: 0.09 },
  employer: { pension: 0.0976, disability: 0.065, accident: 0.0167, labourFund: 0.0245, guarantee: 0.001 },
}

/** Contributions of an employee and of the employer in Poland; those for pension and disability end at the year’s `cap` of pay. */
export const socialInsurance = defineRule({
  title: 'Social insurance in Poland',
  jurisdiction: 'pl',
  checkedOn: '2026-11-27',
  units: { employee: 'percent', employer: 'percent', cap: 'money' },
  versions: [
    { from: '2024-01-01', until: '2024-12-31', value: { ...rates, cap: 234_720 }, sources: [act] },
    { from: '2025-01-01', until: '2025-12-31', value: { ...rates, cap: 260_190 }, sources: [act] },
    { from: '2026-01-01', until: '2026-12-31', value: { ...rates, cap: 282_600 }, sources: [act] },
  ],
})
