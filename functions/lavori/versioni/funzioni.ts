import {
  DeleteFunctionCommand,
  LambdaClient,
  paginateListAliases,
  paginateListVersionsByFunction,
} from '@aws-sdk/client-lambda';
import type { Versione } from './superate.ts';

/** The versions of the functions, as Lambda keeps them. */
export interface Funzioni {
  /** Every published version of a function, in no order. */
  readonly listVersioni: (nome: string) => Promise<readonly Versione[]>;
  /** The versions that its aliases lead to: the one that works and, during a deploy, the new one. */
  readonly listNominate: (nome: string) => Promise<readonly number[]>;
  /** Removes one version; Lambda itself refuses one that an alias leads to. */
  readonly removeVersione: (nome: string, numero: number) => Promise<void>;
}

/** What is not a number is the code that no version has yet. */
const numeroDi = (versione: string | undefined): readonly number[] =>
  /^\d{1,9}$/.test(versione ?? '') ? [Number(versione)] : [];

export const openFunzioni = (): Funzioni => {
  const client = new LambdaClient({ maxAttempts: 6 });
  return {
    listVersioni: async (nome) => {
      const versioni: Versione[] = [];
      for await (const { Versions = [] } of paginateListVersionsByFunction({ client }, { FunctionName: nome }))
        for (const { Version, LastModified = '' } of Versions)
          versioni.push(...numeroDi(Version).map((numero) => ({ numero, pubblicata: LastModified })));
      return versioni;
    },
    listNominate: async (nome) => {
      const nominate: number[] = [];
      for await (const { Aliases = [] } of paginateListAliases({ client }, { FunctionName: nome }))
        for (const { FunctionVersion, RoutingConfig } of Aliases)
          nominate.push(
            ...[FunctionVersion, ...Object.keys(RoutingConfig?.AdditionalVersionWeights ?? {})].flatMap(numeroDi),
          );
      return nominate;
    },
    removeVersione: async (nome, numero) => {
      await client.send(new DeleteFunctionCommand({ FunctionName: nome, Qualifier: String(numero) }));
    },
  };
};
