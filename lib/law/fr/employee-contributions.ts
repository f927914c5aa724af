import { defineRule } from '@/lib/law/rule'

const code = {
  title: 'Code de la sécurité sociale, articles D. 242-4 and L. 136-1 to L. 136-8',
  href: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006073189/',
} as const

const rates = {
  pension: { capped: 0.069, whole: 0.004 },
  csg: { deductible: 0.068, taxed: 0.024, debt: 0.005 },
  base: { share: 0.9825, ceilings: 4 },
}

/**
 * What the general scheme takes from an employee in France: old-age insurance up to the ceiling of social security and on the whole
 * pay, CSG and the debt contribution CRDS, which are charged on a share of the pay up to so many ceilings and on all of it beyond.
 */
export const employeeContributions = defineRule({
  title: 'Employee contributions in France',
  jurisdiction: 'fr',
  checkedOn: '2026-11-27',
  units: {
    ceiling: 'money',
    pension: 'percent',
    csg: 'percent',
    base: { share: 'percent', ceilings: 'count' },
  },
  versions: [
    { from: '2023-01-01', until: '2023-12-31', value: { ...rates, ceiling: 43_992 }, sources: [code] },
    { from: '2024-01-01', until: '2024-12-31', value: { ...rates, ceiling: 46_368 }, sources: [code] },
    { from: '2025-01-01', until: '2025-12-31', value: { ...rates, ceiling: 47_100 }, sources: [code] },
    { from: '2026-01-01', until: '2026-12-31', value: { ...rates, ceiling: 48_060 }, sources: [code] },
  ],
})
