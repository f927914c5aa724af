/** What a pay slip can show besides pay, deductions and the period. The words for people are in the tool. */
export type PayParticular =
  | 'employerAddress'
  /** An employee number, or the last four digits of the social security number. */
  | 'employeeNumber'
  /** Hours, where pay varies with the time worked. */
  | 'hours'
  /** Name of the father, mother or spouse. */
  | 'relative'
  | 'jobTitle'
  /** The universal account number of the provident fund. */
  | 'providentFund'
  | 'account'
  /** Days or units of work. */
  | 'attendance'

export interface PayStatementContents {
  provision: string
  needs: readonly PayParticular[]
}
