import { QueryDefinition, QueryString, type ILogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

interface Logs {
  readonly nome: string;
  /** Of the functions. */
  readonly functions: readonly ILogGroup[];
  /** Of the accesses to the APIs. */
  readonly accesses: readonly ILogGroup[];
}

/** What whoever runs a query writes their own in the place of. */
const DA_SCRIVERE = 'DA-SCRIVERE';

/** Fields of the lines of one call: when, where, what went wrong and on which record. */
const DI_UNA_CHIAMATA = [
  '@timestamp',
  'livello',
  'componente',
  'evento',
  'code',
  'route',
  'specie',
  'uid',
  'campi.0',
  'tipo',
  'passo',
  'lavoro',
  'dove',
];

/** What one asks the logs (CloudWatch Logs Insights), in a folder named as the deployment. */
export const addSavedQueries = (scope: Construct, { nome, functions, accesses }: Logs): void => {
  const save = (id: string, name: string, logGroups: readonly ILogGroup[], queryString: QueryString): void => {
    new QueryDefinition(scope, id, { queryDefinitionName: `${nome}/${name}`, logGroups: [...logGroups], queryString });
  };
  save(
    'Errori',
    'errors, by correlation id',
    functions,
    new QueryString({
      filterStatements: ['livello = "error"'],
      statsStatements: [
        'count(*) as errori, earliest(@timestamp) as primo, latest(@timestamp) as ultimo by correlationId, componente, evento',
      ],
      sort: 'ultimo desc',
      limit: 200,
    }),
  );
  save(
    'Correlazione',
    'one correlation id',
    functions,
    new QueryString({
      fields: [...DI_UNA_CHIAMATA],
      filterStatements: [`correlationId = "${DA_SCRIVERE}"`],
      sort: '@timestamp asc',
      limit: 1000,
    }),
  );
  save(
    'Lente',
    'slowest calls',
    accesses,
    new QueryString({
      // written as text: multiplied, it is a number
      fields: ['@timestamp', 'routeKey', 'status', 'requestId', 'latency * 1 as millisecondi'],
      sort: 'millisecondi desc',
      limit: 100,
    }),
  );
  save(
    'Lavori',
    'long work of one school',
    functions,
    new QueryString({
      filterStatements: [`evento = "passo" and scuola = "${DA_SCRIVERE}"`],
      statsStatements: [
        'count(*) as passi, earliest(@timestamp) as da, latest(@timestamp) as a by lavoro, tipo, tentativo',
      ],
      sort: 'da desc',
      limit: 200,
    }),
  );
};
