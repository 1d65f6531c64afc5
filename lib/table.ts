/** The single table as both homes create it: keys, the three generic indexes and what they carry. */
export const TABLE = {
  partitionKey: 'pk',
  sortKey: 'sk',
  timeToLive: 'ttl',
  indexes: ['indice1', 'indice2', 'indice3'],
  /** Light row of a list, besides the keys. Whole records never travel through an index. */
  indexAttributes: ['riga', 'uid', 'versione', 'tipo'],
} as const;
