import { CfnOutput, Fn, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { errori, type Errore } from '#shared/contracts/errori.ts';

/** Requests are counted over so many seconds. */
const FINESTRA = 60;
/** After so many seconds a page asks again: the firewall looks at its counts about this often. */
const RIPROVA_DOPO = '10';
const CORPO = 'TroppeRichieste';
const USCITA = 'WebAclArn';
/** Where the firewall of a distribution must be, wherever the deployment is. */
const REGIONE = 'us-east-1';

/** What a page is answered beyond the limit: the envelope that it reads of every error. */
const rifiuto: Errore = {
  code: 'TROPPE_RICHIESTE',
  message:
    'Da questo accesso arrivano troppe richieste in un minuto: la richiesta non è stata eseguita. Aspettare qualche secondo e ripeterla.',
  metadata: null,
  fields: [],
  correlationId: '',
};

/**
 * How many requests a minute the distribution takes from one user and from one address: a user is told apart by the token that each call carries, so that a school behind
 * one address is not one user, and the pages, which carry none, are not counted. A token renewed within the minute is counted anew.
 */
export class UserLimitStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    props: Omit<StackProps, 'env'> & { readonly account?: string | undefined; readonly perMinute: number },
  ) {
    const { account, perMinute, ...rest } = props;
    super(scope, id, { ...rest, env: { region: REGIONE, ...(account === undefined ? {} : { account }) } });
    const acl = new CfnWebACL(this, 'Limite', {
      scope: 'CLOUDFRONT',
      description: 'Requests a minute of one user',
      defaultAction: { allow: {} },
      visibilityConfig: measuredAs('tutte'),
      customResponseBodies: { [CORPO]: { contentType: 'APPLICATION_JSON', content: JSON.stringify(rifiuto) } },
      rules: rulesOf(perMinute),
    });
    new CfnOutput(this, USCITA, { value: acl.attrArn });
  }

  /** ARN of the firewall, for the stacks of other regions. */
  get webAclArn(): string {
    return Fn.getStackOutput(this.stackName, USCITA, REGIONE);
  }
}

/** People who work behind one address at once, at most: a large school, or several that share a way out. */
const PERSONE_PER_INDIRIZZO = 20;
/** Sign-ins a minute of one address: a whole school that begins its day. */
const ACCESSI_AL_MINUTO = 120;
const PLAIN = [{ priority: 0, type: 'NONE' }];

/**
 * One user, told by the token; addresses that AWS knows to be of who attacks; one address, whose calls may carry no token or a new one each time; and, of one
 * address, the calls that sign in, which anybody can make.
 */
const rulesOf = (perMinute: number): CfnWebACL.RuleProperty[] => [
  rateRule('limite-per-utente', 0, {
    limit: perMinute,
    aggregateKeyType: 'CUSTOM_KEYS',
    customKeys: [{ header: { name: 'authorization', textTransformations: PLAIN } }],
  }),
  {
    name: 'indirizzi-noti',
    priority: 1,
    statement: { managedRuleGroupStatement: { vendorName: 'AWS', name: 'AWSManagedRulesAmazonIpReputationList' } },
    overrideAction: { none: {} },
    visibilityConfig: measuredAs('indirizzi-noti'),
  },
  rateRule('limite-per-indirizzo', 2, { limit: perMinute * PERSONE_PER_INDIRIZZO, aggregateKeyType: 'IP' }),
  rateRule('limite-accessi', 3, {
    limit: ACCESSI_AL_MINUTO,
    aggregateKeyType: 'IP',
    scopeDownStatement: {
      byteMatchStatement: {
        fieldToMatch: { uriPath: {} },
        positionalConstraint: 'STARTS_WITH',
        searchString: '/login',
        textTransformations: PLAIN,
      },
    },
  }),
];

const rateRule = (
  name: string,
  priority: number,
  counted: Omit<CfnWebACL.RateBasedStatementProperty, 'evaluationWindowSec'>,
): CfnWebACL.RuleProperty => ({
  name,
  priority,
  statement: { rateBasedStatement: { ...counted, evaluationWindowSec: FINESTRA } },
  action: {
    block: {
      customResponse: {
        responseCode: errori.TROPPE_RICHIESTE.status,
        customResponseBodyKey: CORPO,
        responseHeaders: [
          { name: 'retry-after', value: RIPROVA_DOPO },
          { name: 'cache-control', value: 'no-store' },
        ],
      },
    },
  },
  visibilityConfig: measuredAs(name),
});

/** Counted in CloudWatch; no request is kept as a sample, since each carries a token. */
const measuredAs = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
});
