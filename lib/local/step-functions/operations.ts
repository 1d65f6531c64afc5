import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { aslProblems } from '../../workflows/asl-problems.ts';
import { checkName, executionArn, executionOf, stateMachineArn, stateMachineOf } from './arn.ts';
import type { Engine } from './engine.ts';
import { listEvents, listExecutions } from './listing.ts';
import { ExecutionStatus, idOf, type ExecutionRecord, type StateMachineRecord } from './records.ts';
import { ServiceError } from './service-error.ts';
import { payloadLimitBytes } from './state-error.ts';

const seconds = (milliseconds: number): number => milliseconds / 1000;
const Arn = z.string().min(1).max(256);
const paging = { maxResults: z.int().min(0).max(1000).optional(), nextToken: z.string().min(1).max(1024).optional() };

/** An operation with its input as the API Reference describes it; fields it does not know are ignored, as the service does. */
const operation = <T>(input: z.ZodType<T>, run: (input: T, engine: Engine, late: boolean) => Promise<object>) => {
  return (body: unknown, engine: Engine, late = false): Promise<object> => {
    const parsed = input.safeParse(body);
    if (parsed.success) return run(parsed.data, engine, late);
    const faults = parsed.error.issues.map(
      ({ path, message }) => `Value at '${path.join('.')}' failed to satisfy constraint: ${message}`,
    );
    throw new ServiceError('ValidationException', `${faults.length} validation error detected: ${faults.join('; ')}`);
  };
};

/** @throws ServiceError InvalidDefinition */
const checkDefinition = async (text: string, engine: Engine): Promise<void> => {
  if (await engine.knowsDefinition(text)) return;
  let definition: unknown;
  try {
    definition = JSON.parse(text);
  } catch {
    throw new ServiceError('InvalidDefinition', `Invalid State Machine Definition: 'INVALID_JSON_DESCRIPTION'`);
  }
  const problems = aslProblems(definition);
  if (problems.length > 0)
    throw new ServiceError('InvalidDefinition', `Invalid State Machine Definition: '${problems.join(', ')}'`);
};

const loadMachine = async (arn: string, engine: Engine): Promise<StateMachineRecord> => {
  const machine = await engine.getMachine(stateMachineOf(arn));
  if (machine === undefined)
    throw new ServiceError('StateMachineDoesNotExist', `State Machine Does Not Exist: '${arn}'`);
  return machine;
};

const loadExecution = async (arn: string, engine: Engine): Promise<ExecutionRecord> => {
  const execution = await engine.getExecution(idOf(executionOf(arn)));
  if (execution === undefined) throw new ServiceError('ExecutionDoesNotExist', `Execution Does Not Exist: '${arn}'`);
  return execution;
};

const created = ({ name, creationDate }: StateMachineRecord): object => ({
  stateMachineArn: stateMachineArn(name),
  creationDate: seconds(creationDate),
});

const Definition = z.string().min(1).max(1_048_576);

const createStateMachine = operation(
  z.object({
    name: z.string().min(1).max(80),
    definition: Definition,
    roleArn: Arn,
    type: z.literal('STANDARD').optional(),
  }),
  async ({ name, definition, roleArn }, engine) => {
    checkName(name);
    await checkDefinition(definition, engine);
    const existing = await engine.getMachine(name);
    if (existing === undefined)
      return created(await engine.saveMachine({ name, roleArn, creationDate: Date.now() }, definition));
    const same = existing.roleArn === roleArn && (await engine.loadDefinitionText(existing.revision)) === definition;
    if (!same)
      throw new ServiceError('StateMachineAlreadyExists', `State Machine Already Exists: '${stateMachineArn(name)}'`);
    return created(existing);
  },
);

const describeStateMachine = operation(z.object({ stateMachineArn: Arn }), async ({ stateMachineArn: arn }, engine) => {
  const machine = await loadMachine(arn, engine);
  const { name, roleArn, revision } = machine;
  const definition = await engine.loadDefinitionText(revision);
  return { ...created(machine), name, roleArn, definition, status: 'ACTIVE', type: 'STANDARD', revisionId: revision };
});

const updateStateMachine = operation(
  z.object({ stateMachineArn: Arn, definition: Definition.optional(), roleArn: Arn.optional() }),
  async ({ stateMachineArn: arn, definition, roleArn }, engine) => {
    const machine = await loadMachine(arn, engine);
    if (definition === undefined && roleArn === undefined) {
      throw new ServiceError(
        'MissingRequiredParameter',
        'Either the definition, the role ARN, the LoggingConfiguration, or the TracingConfiguration must be specified',
      );
    }
    if (definition !== undefined) await checkDefinition(definition, engine);
    const text = definition ?? (await engine.loadDefinitionText(machine.revision));
    const saved = await engine.saveMachine({ ...machine, roleArn: roleArn ?? machine.roleArn }, text);
    return { updateDate: seconds(Date.now()), revisionId: saved.revision };
  },
);

/** @throws ServiceError InvalidExecutionInput, ValidationException */
const checkInput = (input: string): void => {
  if (Buffer.byteLength(input) > payloadLimitBytes) {
    throw new ServiceError(
      'ValidationException',
      `Value at 'input' failed to satisfy constraint: Member must have length less than or equal to ${payloadLimitBytes}`,
    );
  }
  try {
    JSON.parse(input);
  } catch (thrown) {
    throw new ServiceError('InvalidExecutionInput', `Invalid State Machine Execution Input: '${String(thrown)}'`);
  }
};

const startExecution = operation(
  z.object({ stateMachineArn: Arn, name: z.string().min(1).max(80).optional(), input: z.string().optional() }),
  async ({ stateMachineArn: arn, name = randomUUID(), input = '{}' }, engine, late) => {
    checkName(name);
    checkInput(input);
    const { machine, startDate } = await engine.start(await loadMachine(arn, engine), { name, input, late });
    return { executionArn: executionArn(machine, name), startDate: seconds(startDate) };
  },
);

/** What lists and descriptions say of an execution. */
const summary = ({ machine, name, status, startDate, stopDate }: ExecutionRecord): object => ({
  executionArn: executionArn(machine, name),
  stateMachineArn: stateMachineArn(machine),
  name,
  status,
  startDate: seconds(startDate),
  ...(stopDate !== undefined && { stopDate: seconds(stopDate) }),
});

const describeExecution = operation(z.object({ executionArn: Arn }), async ({ executionArn: arn }, engine) => {
  const execution = await loadExecution(arn, engine);
  const { input, output, error, cause } = execution;
  return {
    ...summary(execution),
    input,
    inputDetails: { included: true },
    ...(output !== undefined && { output, outputDetails: { included: true } }),
    ...(error !== undefined && { error }),
    ...(cause !== undefined && { cause }),
  };
});

const stopExecution = operation(
  z.object({ executionArn: Arn, error: z.string().max(256).optional(), cause: z.string().max(32_768).optional() }),
  async ({ executionArn: arn, error, cause }, engine) => {
    const id = idOf(await loadExecution(arn, engine));
    await engine.stop(id, error, cause);
    const { stopDate = Date.now() } = await loadExecution(arn, engine);
    return { stopDate: seconds(stopDate) };
  },
);

const listExecutionsOfMachine = operation(
  z.object({ stateMachineArn: Arn, statusFilter: ExecutionStatus.optional(), ...paging }),
  async ({ stateMachineArn: arn, statusFilter, maxResults, nextToken }, engine) => {
    const { name } = await loadMachine(arn, engine);
    const page = await listExecutions(engine, {
      machine: name,
      status: statusFilter,
      size: maxResults,
      token: nextToken,
    });
    return { executions: page.found.map(summary), ...(page.nextToken !== undefined && { nextToken: page.nextToken }) };
  },
);

const getExecutionHistory = operation(
  z.object({
    executionArn: Arn,
    reverseOrder: z.boolean().optional(),
    includeExecutionData: z.boolean().optional(),
    ...paging,
  }),
  async ({ executionArn: arn, reverseOrder, includeExecutionData, maxResults, nextToken }, engine) => {
    const execution = idOf(await loadExecution(arn, engine));
    const page = await listEvents(engine, {
      execution,
      reverse: reverseOrder,
      data: includeExecutionData,
      size: maxResults,
      token: nextToken,
    });
    return { events: page.found, ...(page.nextToken !== undefined && { nextToken: page.nextToken }) };
  },
);

/** The operations the product needs, by their name on the wire; the service's others do not exist here. */
export const operations: ReadonlyMap<string, (body: unknown, engine: Engine, late?: boolean) => Promise<object>> =
  new Map([
    ['CreateStateMachine', createStateMachine],
    ['DescribeStateMachine', describeStateMachine],
    ['UpdateStateMachine', updateStateMachine],
    ['StartExecution', startExecution],
    ['DescribeExecution', describeExecution],
    ['StopExecution', stopExecution],
    ['ListExecutions', listExecutionsOfMachine],
    ['GetExecutionHistory', getExecutionHistory],
  ]);
