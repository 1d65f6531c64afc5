import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import { PERIODO, toldAlarm } from '../alarms.ts';

interface FrontAlarmsProps extends StackProps {
  readonly nome: string;
  readonly email?: string | undefined;
  readonly distributionId: string;
}

/** Of a hundred answers, so many that are errors: offices see it. */
const ERRORI_SU_CENTO = 5;

/**
 * The alarm on the distribution. CloudFront tells its numbers in us-east-1 only, wherever the deployment is, so it is a stack of its own there,
 * with a topic of its own, and knows the distribution by its identifier.
 */
export class FrontAlarmsStack extends Stack {
  constructor(scope: Construct, id: string, props: FrontAlarmsProps) {
    super(scope, id, props);
    const key = new Key(this, 'Chiave', {
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.DESTROY,
      description: 'Encrypts the alarms of the distribution',
    });
    const alarm = toldAlarm(this, { nome: `${props.nome}-ingresso`, key, email: props.email });
    alarm(
      { gruppo: 'chiamate', nome: '5xx' },
      new Metric({
        namespace: 'AWS/CloudFront',
        metricName: '5xxErrorRate',
        dimensionsMap: { DistributionId: props.distributionId, Region: 'Global' },
        statistic: 'Average',
        period: PERIODO,
      }),
      ERRORI_SU_CENTO,
      "L'indirizzo del prodotto risponde con errori, davanti alle API o dietro.",
    );
  }
}
