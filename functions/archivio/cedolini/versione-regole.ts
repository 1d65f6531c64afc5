import { tutteLeRegole } from '#shared/rules/index.ts';
import { impronta } from '../impronta.ts';

let nota: string | undefined;

/** Identity of the rule set of this release: it changes when any version of any rule does. */
export const versioneRegole = (): string => (nota ??= impronta(JSON.stringify(tutteLeRegole)).slice(0, 16));
