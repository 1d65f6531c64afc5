import type { Catcher, ChoiceState, Retrier, StateMachineDefinition, TaskState } from './asl.ts';

/**
 * Failures that pass by themselves: Lambda out of reach, a call that never came back, the store throttling or busy.
 * Names as the service reports them: those of Lambda itself, else the `name` of the error the function threw.
 */
const passingErrors = [
  'Lambda.ServiceException',
  'Lambda.AWSLambdaException',
  'Lambda.SdkClientException',
  'Lambda.ClientExecutionTimeoutException',
  'Lambda.Unknown',
  'TimeoutError',
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'TransactionCanceledException',
  'TransactionConflictException',
  'TransactionInProgressException',
  'InternalServerError',
  'InternalError',
  'ServiceUnavailable',
  'SlowDown',
];

/** A step that died of memory or of time: tried once more, since another time it would die the same way; then it ends in `fallito`. */
const deaths = ['States.Timeout', 'Sandbox.Timedout', 'Runtime.ExitError', 'Runtime.OutOfMemory'];

const whatPasses: Retrier = {
  ErrorEquals: passingErrors,
  IntervalSeconds: 1,
  BackoffRate: 2,
  MaxDelaySeconds: 20,
  MaxAttempts: 6,
  JitterStrategy: 'FULL',
};

/** Nobody is free to perform the step: on the day on which every school pays, its turn comes within a quarter of an hour. */
const noneFree: Retrier = {
  ErrorEquals: ['Lambda.TooManyRequestsException'],
  IntervalSeconds: 2,
  BackoffRate: 1.5,
  MaxDelaySeconds: 30,
  MaxAttempts: 60,
  JitterStrategy: 'FULL',
};

const retry: Retrier[] = [{ ErrorEquals: deaths, IntervalSeconds: 1, MaxAttempts: 1 }, noneFree, whatPasses];

/** States.ALL leaves out States.DataLimitExceeded, which is caught only by its name. */
const catching = (next: string): Catcher[] => [
  { ErrorEquals: ['States.DataLimitExceeded'], Next: next, Output: { errore: '{% $states.errorOutput %}' } },
  { ErrorEquals: ['States.ALL'], Next: next, Output: { errore: '{% $states.errorOutput %}' } },
];

/** No run of a school lasts a day: an execution that does is stuck, and its end is an alarm. */
const machineLifeSeconds = 86_400;

/** A Lambda never outlives 15 minutes: an answer that has not come by then never will. */
const lambdaLifeSeconds = 900;

const call = (
  functionName: string,
  payload: Record<string, string>,
): Pick<TaskState, 'Type' | 'Resource' | 'Arguments' | 'TimeoutSeconds' | 'Retry'> => ({
  Type: 'Task',
  Resource: 'arn:aws:states:::lambda:invoke',
  Arguments: { FunctionName: functionName, Payload: { ...payload, lavoro: '{% $states.context.Execution.Input %}' } },
  TimeoutSeconds: lambdaLifeSeconds,
  Retry: retry,
});

/** An execution that was begun with an error only closes. */
const orOnlyClose: ChoiceState = {
  Type: 'Choice',
  Choices: [{ Condition: '{% $exists($states.input.errore) %}', Next: 'fallito' }],
  Default: 'prepara',
};

/** The states between `prepara` and the blocks of a flow that has a reader. */
const reading = (reader: string): StateMachineDefinition['States'] => ({
  'da leggere?': {
    Type: 'Choice',
    Choices: [{ Condition: '{% $exists($states.input.leggi) %}', Next: 'leggi' }],
    Default: 'blocchi',
  },
  leggi: {
    Type: 'Task',
    Resource: 'arn:aws:states:::lambda:invoke',
    Arguments: { FunctionName: reader, Payload: '{% $states.input.leggi %}' },
    TimeoutSeconds: lambdaLifeSeconds,
    Retry: [whatPasses],
    Output: {},
    Catch: catching('fallito'),
    Next: 'prepara',
  },
});

/**
 * The one shape of all long work (runs, mass prints, imports, filings): `prepara` answers `{ blocchi }`, a list of small ids; each block is
 * worked by itself, at most `concurrency` (1–40) at once; `concludi` closes, and what it answers is the output of the execution. Whatever
 * goes wrong for good ends in `fallito`, which receives `errore: { Error, Cause }`, and in a failed execution.
 *
 * The input of an execution is ids only, `{ codmin, uid, tentativo }`; every call receives it as `lavoro`. Every call may arrive twice.
 * An execution whose input says an `errore` too only goes through `fallito`: it closes an attempt whose own execution is over and left its work open.
 * With a `reader`, `prepara` may answer `{ leggi }` instead: the reader, which is another function with limits of its own, is called with that, and then `prepara`
 * again. A reader that dies is not tried again.
 *
 * 25,000 history events, seven a block, leave room for some 3,500 blocks.
 *
 * `functionName` is the only thing that differs between the two homes. Locally it is the name by which the embedded engine invokes the
 * handler. In the cloud it is the text `${FunctionArn}`: CDK deploys this JSON as `definitionString` with
 * `definitionSubstitutions: { FunctionArn: fn.functionArn }`, and CloudFormation puts the ARN in its place.
 */
export const longWork = ({
  name,
  functionName,
  concurrency,
  reader,
}: {
  name: string;
  functionName: string;
  concurrency: number;
  reader?: string | undefined;
}): StateMachineDefinition => ({
  Comment: name,
  QueryLanguage: 'JSONata',
  StartAt: 'da chiudere?',
  TimeoutSeconds: machineLifeSeconds,
  States: {
    'da chiudere?': orOnlyClose,
    prepara: {
      ...call(functionName, { passo: 'prepara' }),
      Output: '{% $states.result.Payload %}',
      Catch: catching('fallito'),
      Next: reader === undefined ? 'blocchi' : 'da leggere?',
    },
    ...(reader === undefined ? {} : reading(reader)),
    blocchi: {
      Type: 'Map',
      Items: '{% $states.input.blocchi %}',
      MaxConcurrency: concurrency,
      ItemProcessor: {
        ProcessorConfig: { Mode: 'INLINE' },
        StartAt: 'blocco',
        States: {
          blocco: { ...call(functionName, { passo: 'blocco', blocco: '{% $states.input %}' }), Output: {}, End: true },
        },
      },
      // what a block did is in the store: carried along, thousands of answers would pass the 256 KB a state may return
      Output: {},
      Catch: catching('fallito'),
      Next: 'concludi',
    },
    concludi: {
      ...call(functionName, { passo: 'concludi' }),
      Output: '{% $states.result.Payload %}',
      Catch: catching('fallito'),
      End: true,
    },
    fallito: {
      ...call(functionName, { passo: 'fallito', errore: '{% $states.input.errore %}' }),
      Output: '{% $states.input %}',
      // the first error is the one to show, even when telling it fails too
      Catch: [{ ErrorEquals: ['States.ALL'], Output: '{% $states.input %}', Next: 'lavoro fallito' }],
      Next: 'lavoro fallito',
    },
    'lavoro fallito': {
      Type: 'Fail',
      Error: '{% $states.input.errore.Error %}',
      Cause: "{% $exists($states.input.errore.Cause) ? $states.input.errore.Cause : '' %}",
    },
  },
});
