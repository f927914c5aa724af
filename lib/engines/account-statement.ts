/* Statements of account: balances, ages and the document. */
export {
  statementCsv,
  statementDocument,
  statementJson,
  sumsOfStatement,
} from '@/lib/subjects/account-statement/document'
