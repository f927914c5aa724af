export { budgetToClear, payOff, type Debt, type PayoffOrder, type PayoffPlan } from '@/lib/subjects/finance/debt-payoff'
