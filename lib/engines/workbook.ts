/* Spreadsheet files that a tool lays out by itself, formulas included. */
export { workbookXlsx } from '@/lib/subjects/tables/write-xlsx'
