import type { AttributeValue, Path } from './attribute-value.ts';

/** What the condition grammar of dynalite yields: a path, a literal, or the size of one of them. */
export type Operand = Path | AttributeValue | { type: 'function'; name: 'size'; args: Operand[] };

export type Condition =
  | { type: 'and'; args: Condition[] }
  | { type: 'or'; args: Condition[] }
  | { type: 'not'; args: Condition[] }
  | { type: '=' | '<>' | '<' | '<=' | '>' | '>=' | 'between' | 'in'; args: Operand[] }
  | {
      type: 'function';
      name: 'attribute_exists' | 'attribute_not_exists' | 'attribute_type' | 'begins_with' | 'contains';
      args: Operand[];
    };

/** A parsed ConditionExpression or FilterExpression, with the first names of its paths. */
export interface ParsedCondition {
  expression: Condition;
  nestedPaths: Record<string, true>;
  pathHeads: Record<string, true>;
}

export interface ParsedProjection {
  paths: Path[];
  nestedPaths: Record<string, true>;
}

export type UpdateOperand =
  | Path
  | AttributeValue
  | { type: 'add' | 'subtract'; args: UpdateOperand[] }
  | { type: 'function'; name: 'if_not_exists' | 'list_append'; args: UpdateOperand[] };

export type UpdateAction =
  | { type: 'set'; path: Path; val: UpdateOperand }
  | { type: 'remove'; path: Path }
  | { type: 'add' | 'delete'; path: Path; val: AttributeValue };

/** A parsed UpdateExpression: its actions on paths that do not overlap. */
export interface ParsedUpdate {
  sections: UpdateAction[];
  paths: Path[];
  nestedPaths: Record<string, true>;
}

export const isPath = (operand: UpdateOperand | Operand): operand is Path => Array.isArray(operand);
