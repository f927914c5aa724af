/** Work of one week at an hourly rate. Overtime hours are paid at `multiplier` times the rate. */
export interface WeekOfWork {
  rate: number
  hours: number
  overtimeHours: number
  multiplier: number
}

/** Gross pay of a paid week in money: the ordinary hours and the overtime apart. */
export function weeklyPay({ rate, hours, overtimeHours, multiplier }: WeekOfWork): { basic: number; overtime: number } {
  return { basic: rate * hours, overtime: rate * overtimeHours * multiplier }
}

/** How many pay periods of each kind a payroll year has, as employers divide a yearly salary. */
export const periodsPerYear = { month: 12, halfMonth: 24, fortnight: 26, week: 52 } as const
