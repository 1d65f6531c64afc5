import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Metric, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, MetricFilter, type IFilterPattern, type ILogGroup } from 'aws-cdk-lib/aws-logs';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import type { Construct } from 'constructs';
import { canarino } from '#events/canarino.ts';
import { sessioneRoutes } from '#shared/contracts/accesso/sessione.ts';
import { routeKey } from '#shared/contracts/route.ts';
import type { ApiEntry } from '../../apis.ts';
import { areas } from '../../areas.ts';
import { groupedAlarms, PERIODO, TABLE_OPERATIONS, type AddAlarm } from '../alarms.ts';
import type { Portata } from '../settings.ts';
import { addDashboard } from '../watch/dashboard.ts';
import { removalsForGood } from '../watch/removals-for-good.ts';
import { addSavedQueries } from '../watch/saved-queries.ts';
import { watchedFunction, watchedMachine, type WatchedFunction, type WatchedMachine } from '../watch/watched.ts';
import type { DataStack } from './data-stack.ts';

interface ObservabilityProps extends StackProps {
  readonly nome: string;
  readonly email?: string | undefined;
  readonly data: DataStack;
  readonly lambdas: readonly LambdaFunction[];
  readonly machines: readonly StateMachine[];
  readonly apis: readonly { readonly entry: ApiEntry; readonly api: HttpApi; readonly log: ILogGroup }[];
  readonly deadLetters: IQueue;
  /** The steps of the check of every night. */
  readonly nightly: LambdaFunction;
  readonly portata: Portata;
  /** Who visits the deployment by itself, where the settings ask for it. */
  readonly canaries: readonly LambdaFunction[];
  /** The stacks of all these, made before this one, which knows them by name. */
  readonly stacks: readonly Stack[];
}

const SIGN_IN = routeKey(sessioneRoutes.login);
const TOO_MANY = FilterPattern.stringValue('$.status', '=', '429');
const SIGN_INS_REFUSED = FilterPattern.all(
  FilterPattern.stringValue('$.routeKey', '=', SIGN_IN),
  FilterPattern.stringValue('$.status', '=', '4*'),
);

/** Of a time or of a quota: what is left of it is little. */
const QUASI = 0.8;

/** A page of graphs, the questions one asks the logs, and alarms on what a person must look at: failing or slow code, failing work, what is throttled, APIs that refuse or fail, what was never delivered. */
export class ObservabilityStack extends Stack {
  constructor(scope: Construct, id: string, props: ObservabilityProps) {
    super(scope, id, props);
    const { nome, data, apis, deadLetters, stacks } = props;
    for (const stack of stacks) this.addStackDependency(stack);
    const functions = props.lambdas.map((one) => watchedFunction(this, one));
    const machines = props.machines.map((one) => watchedMachine(this, one));
    addDashboard(this, { nome, functions, machines, apis, deadLetters, table: data.table });
    addSavedQueries(this, {
      nome,
      functions: functions.map(({ log }) => log),
      accesses: apis.map(({ log }) => log),
    });
    const { add, close } = groupedAlarms(this, { nome, key: data.key, email: props.email });
    for (const one of functions) lambdaAlarms(add, one);
    for (const one of props.canaries) canaryAlarms(add, watchedFunction(this, one));
    for (const one of machines) machineAlarms(add, one);
    this.apisAlarms(add, props);
    this.sharedAlarms(add, props, functions);
    close();
  }

  /** Adds the alarms of no function, machine or API alone. */
  private sharedAlarms(
    alarm: AddAlarm,
    { nome, data, portata, deadLetters, nightly }: ObservabilityProps,
    functions: readonly WatchedFunction[],
  ): void {
    const ofNight = functions.find(({ id }) => id === nightly.node.id);
    if (!ofNight) throw new Error('Nobody checks at night');
    alarm(
      { gruppo: 'dati', nome: 'rilievi' },
      this.findingsIn(nome, ofNight),
      1,
      'La verifica della notte ha trovato dati conservati che non tornano: admin verifica dice quali.',
    );
    alarm(
      { gruppo: 'dati', nome: 'versioni-tolte' },
      removalsForGood(this, nome, data),
      1,
      'Qualcuno ha tolto per sempre versioni di file delle scuole: lo fa solo la fine di un contratto.',
    );
    alarm(
      { gruppo: 'lentezza', nome: 'lambda-insieme' },
      new Metric({
        namespace: 'AWS/Lambda',
        metricName: 'ConcurrentExecutions',
        statistic: 'Maximum',
        period: PERIODO,
      }),
      Math.ceil(portata.lambdaInsieme * QUASI),
      "L'account esegue quasi tutte le Lambda che può eseguire insieme: chiedere una quota più alta.",
    );
    alarm(
      { gruppo: 'lavori', nome: 'non-consegnati' },
      deadLetters.metricApproximateNumberOfMessagesVisible({ period: PERIODO }),
      1,
      'Ciò che doveva partire da solo è fallito a ogni tentativo: il messaggio aspetta nella coda dei non consegnati.',
    );
    alarm(
      { gruppo: 'lentezza', nome: 'tabella-rallentata' },
      data.table.metricThrottledRequestsForOperations({
        period: PERIODO,
        operations: TABLE_OPERATIONS,
      }),
      10,
      'La tabella rallenta le richieste.',
    );
  }

  private apisAlarms(alarm: AddAlarm, { apis, nome }: Pick<ObservabilityProps, 'apis' | 'nome'>): void {
    apis.forEach(({ api, log }, indice) => {
      apiAlarms(alarm, `api${indice + 1}`, api);
      alarm(
        { gruppo: 'lentezza', nome: `api${indice + 1}-429` },
        this.answersIn(log, nome, `Api${indice + 1}Troppe`, TOO_MANY),
        100,
        "L'API non prende altre richieste: alzare portata.richiesteAlSecondo, o trovare chi le manda.",
      );
    });
    for (const { log } of apis.filter(({ entry }) => entry.calls.some(({ route }) => routeKey(route) === SIGN_IN)))
      alarm(
        { gruppo: 'accessi', nome: 'accessi-respinti' },
        this.answersIn(log, nome, 'AccessiRespinti', SIGN_INS_REFUSED),
        50,
        'Molti accessi sono respinti: token di un altro emittente, utenti senza scuola, o qualcuno che prova.',
      );
  }

  /** What the check of every night tells in its log. */
  private findingsIn(nome: string, { log }: WatchedFunction): IMetric {
    return new MetricFilter(this, 'Rilievi', {
      logGroup: log,
      filterPattern: FilterPattern.stringValue('$.evento', '=', 'rilievo'),
      metricNamespace: nome,
      metricName: 'Rilievi',
      metricValue: '1',
    }).metric({ statistic: 'Sum', period: PERIODO });
  }

  /** Answers that an API has no metric of its own for: counted in its access log. */
  private answersIn(log: ILogGroup, nome: string, id: string, filterPattern: IFilterPattern): IMetric {
    return new MetricFilter(this, id, {
      logGroup: log,
      filterPattern,
      metricNamespace: nome,
      metricName: id,
      metricValue: '1',
    }).metric({ statistic: 'Sum', period: PERIODO });
  }
}

/** A failed call is what an office sees; a failed step, or what runs by itself, is a work that does not end. */
const lambdaAlarms = (alarm: AddAlarm, { id, lambda, timeout }: WatchedFunction): void => {
  alarm(
    { gruppo: Object.hasOwn(areas, id) ? 'chiamate' : 'lavori', nome: `${id}-errori` },
    lambda.metricErrors({ period: PERIODO }),
    1,
    'Una funzione è fallita.',
  );
  alarm(
    { gruppo: 'lentezza', nome: `${id}-rallentata` },
    lambda.metricThrottles({ period: PERIODO }),
    10,
    'A una funzione sono state chieste più copie di quante ne può avere insieme.',
  );
  const limite = timeout?.toMilliseconds();
  if (limite !== undefined)
    alarm(
      { gruppo: 'lentezza', nome: `${id}-lenta` },
      lambda.metricDuration({ period: PERIODO, statistic: 'Maximum' }),
      limite * QUASI,
      'Una funzione ha impiegato quasi tutto il suo tempo: ciò che dura di più è interrotto.',
    );
};

/** In the time of two visits there is at least one, unless nothing calls it any more. */
const TWO_VISITS = Duration.minutes(2 * canarino.when.everyMinutes);

const canaryAlarms = (alarm: AddAlarm, { lambda }: WatchedFunction): void => {
  alarm(
    { gruppo: 'accessi', nome: 'canarino-fallito' },
    lambda.metricErrors({ period: PERIODO }),
    1,
    "L'utente di prova non è entrato o non ha letto il cruscotto: la frase è nel log del canarino.",
  );
  alarm(
    { gruppo: 'accessi', nome: 'canarino-assente' },
    lambda.metricInvocations({ period: TWO_VISITS }),
    1,
    "L'utente di prova non si è presentato: nessuno sa se si può entrare.",
    { whenBelow: true },
  );
};

/** A person who stops work ends its execution: only many at once are a fault. */
const ABORTED_AT_ONCE = 20;

const machineAlarms = (alarm: AddAlarm, { id, machine }: WatchedMachine): void => {
  alarm(
    { gruppo: 'lavori', nome: `${id}-falliti` },
    machine.metricFailed({ period: PERIODO }),
    1,
    'Un lavoro è fallito per un motivo tecnico.',
  );
  alarm(
    { gruppo: 'lavori', nome: `${id}-scaduti` },
    machine.metricTimedOut({ period: PERIODO }),
    1,
    'Un lavoro ha finito il suo tempo.',
  );
  alarm(
    { gruppo: 'lavori', nome: `${id}-interrotti` },
    machine.metricAborted({ period: PERIODO }),
    ABORTED_AT_ONCE,
    'Molti lavori sono stati interrotti da fuori.',
  );
};

/** Refusals of a busy morning are some hundreds: more are a page that asks wrongly, or somebody who tries. */
const REFUSED_AT_ONCE = 1000;

const apiAlarms = (alarm: AddAlarm, nome: string, api: HttpApi): void => {
  alarm(
    { gruppo: 'chiamate', nome: `${nome}-5xx` },
    api.metricServerError({ period: PERIODO }),
    5,
    "L'API risponde con errori del server.",
  );
  alarm(
    { gruppo: 'chiamate', nome: `${nome}-4xx` },
    api.metricClientError({ period: PERIODO }),
    REFUSED_AT_ONCE,
    "L'API rifiuta molte richieste.",
  );
  alarm(
    { gruppo: 'lentezza', nome: `${nome}-lenta` },
    api.metricLatency({ period: PERIODO, statistic: 'p95' }),
    3000,
    "L'API è lenta al 95° percentile.",
  );
};
