import type { TaskState } from '#lib/workflows/asl.ts';
import { evaluate, evaluateFields, type Visible } from './expressions.ts';
import type { Departure } from './scope-run.ts';

type Producing = Readonly<Pick<TaskState, 'Assign' | 'Output'>>;

/**
 * What leaves a state: its output, or `otherwise` when it does not say, and its variables.
 * `Assign` and `Output` see the same variables: an assignment counts from the next state on.
 * @throws StateError States.QueryEvaluationError
 */
export const produce = async (
  { Assign, Output }: Producing,
  visible: Visible,
  otherwise: unknown,
): Promise<Omit<Departure, 'next'>> => ({
  output: Output === undefined ? otherwise : await evaluate(Output, 'Output', visible),
  assigned: Assign === undefined ? {} : await evaluateFields(Assign, 'Assign', visible),
});
