/** What programs are told that ask a calculator by its address. */
export const programMessages = {
  noEntry: (name: string, names: readonly string[]) => `There is no entry “${name}”. There are: ${names.join(', ')}.`,
  wrongShape: (isRows: boolean) => (isRows ? 'Takes a list of rows.' : 'Takes one value and no list.'),
  noTool: (id: string) => `There is no tool “${id}”.`,
  offered: (description: string, results: readonly string[]) => `${description} Gives: ${results.join('; ')}.`,
  noCalculator: (id: string) => `“${id}” is no calculator.`,
}
