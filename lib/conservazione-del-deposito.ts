/** For how many days the places of a deployment still hold what was removed from them. */
export const GIORNI_DEL_DEPOSITO = {
  /** Point-in-time recovery of the table: as many as DynamoDB keeps. */
  tabella: 35,
  /** Versions of a file that another one, or its removal, made noncurrent. */
  versioniDeiFile: 365,
  /** Logs of functions, of the gateway and of the accesses. */
  log: 365,
  /** Executions of Step Functions, which hold identifiers alone. */
  esecuzioni: 90,
} as const;
