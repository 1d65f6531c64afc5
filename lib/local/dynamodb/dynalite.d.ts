/**
 * The parts of dynalite 4.0.0 the engine stands on: what each operation accepts, the grammar of expressions, the
 * sortable form of keys. It ships no types of its own; errors it returns or throws carry `statusCode` and `body`.
 */
declare module 'dynalite/db/index.js' {
  type Item = import('./model/attribute-value.ts').Item;
  type KeyType = import('./model/table.ts').KeyType;
  type Table = import('./model/table.ts').TableSchema;
  type KeySchema = import('./model/table.ts').KeySchema;
  type Updates = import('./model/expression.ts').ParsedUpdate;
  type Path = import('./model/attribute-value.ts').Path;
  const db: {
    createKey(item: Item, table: Table, keySchema?: KeySchema): string;
    hashPrefix(value: string, type: KeyType): string;
    toRangeStr(value: string, type: KeyType): string;
    toLexiStr(value: string, type: KeyType): string;
    validateKey(key: Item, table: Table): Error | null | undefined;
    validateItem(item: Item, table: Table): Error | null | undefined;
    validateKeyPiece(key: Item, attribute: string, type: KeyType, isHash: boolean): Error | null | undefined;
    validateKeyPaths(nestedPaths: Record<string, true> | undefined, table: Table): Error | null | undefined;
    validateUpdates(legacy: undefined, updates: Updates | undefined, table: Table): Error | null | undefined;
    mapPaths(paths: readonly Path[], item: Item): Item;
  };
  export default db;
}

declare module 'dynalite/validations/index.js' {
  type Limits = { options: { maxItemSize: number } };
  type Custom<T> = (data: T, limits: Limits) => string | undefined;
  const validations: {
    /** Removes unknown fields, in place too, and throws on a wrong JSON type. */
    checkTypes<T>(data: unknown, types: { readonly result?: T }): T;
    checkValidations<T>(data: T, types: { readonly result?: T }, custom: Custom<T> | undefined, limits: Limits): void;
    validateAttributeValue(value: import('./model/attribute-value.ts').AttributeValue): string | undefined;
  };
  export default validations;
}

declare module 'dynalite/validations/createTable.js' {
  const validation: import('./model/validate.ts').Validation<import('./model/table.ts').TableSchema>;
  export default validation;
}

declare module 'dynalite/validations/getItem.js' {
  const validation: import('./model/validate.ts').Validation<import('./request.ts').GetItemRequest>;
  export default validation;
}

declare module 'dynalite/validations/putItem.js' {
  const validation: import('./model/validate.ts').Validation<import('./request.ts').PutItemRequest>;
  export default validation;
}

declare module 'dynalite/validations/updateItem.js' {
  const validation: import('./model/validate.ts').Validation<import('./request.ts').UpdateItemRequest>;
  export default validation;
}

declare module 'dynalite/validations/deleteItem.js' {
  const validation: import('./model/validate.ts').Validation<import('./request.ts').DeleteItemRequest>;
  export default validation;
}

declare module 'dynalite/validations/query.js' {
  const validation: import('./model/validate.ts').Validation<import('./request.ts').QueryRequest>;
  export default validation;
}

declare module 'dynalite/validations/scan.js' {
  const validation: import('./model/validate.ts').Validation<import('./request.ts').ScanRequest>;
  export default validation;
}

declare module 'dynalite/validations/batchGetItem.js' {
  const validation: import('./model/validate.ts').Validation<import('./request.ts').BatchGetItemRequest>;
  export default validation;
}

declare module 'dynalite/validations/batchWriteItem.js' {
  const validation: import('./model/validate.ts').Validation<import('./request.ts').BatchWriteItemRequest>;
  export default validation;
}
