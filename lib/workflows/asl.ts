import { z } from 'zod';

/**
 * The part of the Amazon States Language that the product uses: JSONata state machines of the Standard type, in JSON.
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

const PassState = z.strictObject({ Type: z.literal('Pass'), ...described, ...producing, ...going });
export type PassState = z.infer<typeof PassState>;

export const WaitState = z.strictObject({
  Type: z.literal('Wait'),
  ...described,
  Seconds: z.union([z.int().min(0).max(99_999_999), Expression]).exactOptional(),
  Timestamp: z.union([z.iso.datetime({ offset: true }), Expression]).exactOptional(),
  ...producing,
  ...going,
});
export type WaitState = z.infer<typeof WaitState>;

export const ChoiceState = z.strictObject({
  Type: z.literal('Choice'),
  ...described,
  Choices: z.array(z.strictObject({ Comment, Condition: Expression, Next: StateName, ...producing })).min(1),
  Default: StateName.exactOptional(),
  ...producing,
});
export type ChoiceState = z.infer<typeof ChoiceState>;

const SucceedState = z.strictObject({
  Type: z.literal('Succeed'),
  ...described,
  Output: Template.exactOptional(),
});
export type SucceedState = z.infer<typeof SucceedState>;

export const FailState = z.strictObject({
  Type: z.literal('Fail'),
  ...described,
  Error: z.string().exactOptional(),
  Cause: z.string().exactOptional(),
});
export type FailState = z.infer<typeof FailState>;

/** States that run one after the other from `StartAt`: a branch of a Parallel. */
export interface Scope {
  readonly Comment?: string;
  readonly StartAt: string;
  readonly States: Readonly<Record<string, State>>;
}
export const Scope: z.ZodType<Scope> = z.lazy(() => z.strictObject(scope));

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

export const ParallelState = z.strictObject({
  Type: z.literal('Parallel'),
  ...described,
  Branches: z.array(Scope).min(1),
  ...producing,
  ...recovering,
  ...going,
});
export type ParallelState = z.infer<typeof ParallelState>;

export const State = z.discriminatedUnion('Type', [
  TaskState,
  PassState,
  WaitState,
  ChoiceState,
  SucceedState,
  FailState,
  MapState,
  ParallelState,
]);
export type State = z.infer<typeof State>;

const scope = { Comment, StartAt: StateName, States: z.record(StateName, State) };

export const StateMachineDefinition = z.strictObject({
  ...scope,
  QueryLanguage: z.literal('JSONata'),
  Version: z.literal('1.0').exactOptional(),
  TimeoutSeconds: z.int().min(1).max(99_999_999).exactOptional(),
});
export type StateMachineDefinition = z.infer<typeof StateMachineDefinition>;
