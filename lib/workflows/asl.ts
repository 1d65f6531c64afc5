import { z } from 'zod';

/**
 * The part of the Amazon States Language that the product uses: JSONata state machines of the Standard type, in JSON, of Task, Choice, Map and Fail.
 * Both homes read it: CDK deploys it, the embedded engine interprets it. Whatever is not described here is refused,
 * so a state machine cannot lean on something only one of the two homes can do.
 * Source: https://states-language.net and the Step Functions Developer Guide.
 */

const StateName = z.string().min(1).max(80);
const Comment = z.string().exactOptional();
const Template = z.json();
const Variables = z.record(z.string().regex(/^(?!states$)[\p{ID_Start}_][\p{ID_Continue}]*$/u), Template);

/** Text written `{% … %}`: evaluated as JSONata when the state runs. */
const Expression = z.string().regex(/^\{%[\s\S]*%\}$/, 'must be a JSONata expression between {% and %}');

export const Retrier = z.strictObject({
  Comment,
  ErrorEquals: z.array(z.string()).min(1),
  IntervalSeconds: z.int().min(1).max(99_999_999).exactOptional(),
  MaxAttempts: z.int().min(0).max(99_999_999).exactOptional(),
  BackoffRate: z.number().min(1).exactOptional(),
  MaxDelaySeconds: z.int().min(1).max(31_622_400).exactOptional(),
  JitterStrategy: z.enum(['FULL', 'NONE']).exactOptional(),
});
export type Retrier = z.infer<typeof Retrier>;

export const Catcher = z.strictObject({
  Comment,
  ErrorEquals: z.array(z.string()).min(1),
  Next: StateName,
  Assign: Variables.exactOptional(),
  Output: Template.exactOptional(),
});
export type Catcher = z.infer<typeof Catcher>;

const described = { Comment, QueryLanguage: z.literal('JSONata').exactOptional() };
const going = { Next: StateName.exactOptional(), End: z.literal(true).exactOptional() };
const producing = { Assign: Variables.exactOptional(), Output: Template.exactOptional() };
const recovering = { Retry: z.array(Retrier).exactOptional(), Catch: z.array(Catcher).exactOptional() };

export const TaskState = z.strictObject({
  Type: z.literal('Task'),
  ...described,
  Resource: z.literal('arn:aws:states:::lambda:invoke'),
  Arguments: z.strictObject({ FunctionName: z.string().min(1), Payload: Template.exactOptional() }),
  TimeoutSeconds: z.union([z.int().min(1).max(99_999_999), Expression]).exactOptional(),
  ...producing,
  ...recovering,
  ...going,
});
export type TaskState = z.infer<typeof TaskState>;

export const ChoiceState = z.strictObject({
  Type: z.literal('Choice'),
  ...described,
  Choices: z.array(z.strictObject({ Comment, Condition: Expression, Next: StateName, ...producing })).min(1),
  Default: StateName.exactOptional(),
  ...producing,
});
export type ChoiceState = z.infer<typeof ChoiceState>;

export const FailState = z.strictObject({
  Type: z.literal('Fail'),
  ...described,
  Error: z.string().exactOptional(),
  Cause: z.string().exactOptional(),
});
export type FailState = z.infer<typeof FailState>;

/** States that run one after the other from `StartAt`. */
export interface Scope {
  readonly Comment?: string;
  readonly StartAt: string;
  readonly States: Readonly<Record<string, State>>;
}
/** States that run once per item of a Map. */
export interface ItemProcessor extends Scope {
  readonly ProcessorConfig?: { readonly Mode: 'INLINE' };
}
export const ItemProcessor: z.ZodType<ItemProcessor> = z.lazy(() =>
  z.strictObject({ ...scope, ProcessorConfig: z.strictObject({ Mode: z.literal('INLINE') }).exactOptional() }),
);

/** The service runs at most 40 iterations of an inline Map at once, whatever is asked. */
export const mapConcurrencyLimit = 40;

export const MapState = z.strictObject({
  Type: z.literal('Map'),
  ...described,
  Items: z.union([Expression, z.array(Template)]).exactOptional(),
  ItemSelector: Template.exactOptional(),
  MaxConcurrency: z.int().min(1).max(mapConcurrencyLimit).exactOptional(),
  ItemProcessor,
  ...producing,
  ...recovering,
  ...going,
});
export type MapState = z.infer<typeof MapState>;

export const State = z.discriminatedUnion('Type', [TaskState, ChoiceState, FailState, MapState]);
export type State = z.infer<typeof State>;

const scope = { Comment, StartAt: StateName, States: z.record(StateName, State) };

export const StateMachineDefinition = z.strictObject({
  ...scope,
  QueryLanguage: z.literal('JSONata'),
  Version: z.literal('1.0').exactOptional(),
  TimeoutSeconds: z.int().min(1).max(99_999_999).exactOptional(),
});
export type StateMachineDefinition = z.infer<typeof StateMachineDefinition>;
