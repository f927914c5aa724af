/* Reports of sections, texts, tables and charts as documents. */
export { reportDocument, type Report } from '@/lib/families/reports/report'
