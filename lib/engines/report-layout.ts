/* Reports of sections, texts, tables and charts as documents. */
export { reportDocument, reportJson, type Report } from '@/lib/families/reports/report'
