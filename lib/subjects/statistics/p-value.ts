/** Below this the figure tells nothing more: the assumptions of no test hold that far into the tail. */
const smallest = 0.0001

/** What an output or a column that holds a p-value says of itself. */
export const pValue = { kind: 'number', smallest } as const
