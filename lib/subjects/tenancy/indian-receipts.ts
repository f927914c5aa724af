/**
 * In rupees. Above `panAbove` a year whoever claims house rent allowance gives the landlord's PAN to the employer (Central Board of
 * Direct Taxes, Circular 8/2013 of 10 October 2013; unchanged in Form 124, which replaced Form 12BB on 1 April 2026). A receipt for
 * more than `stampAbove` bears a revenue stamp (Indian Stamp Act 1899, Schedule I, article 53, as amended from 10 September 2004).
 */
export const indianReceipts = { panAbove: 100_000, stampAbove: 5000, stamp: 1 } as const
