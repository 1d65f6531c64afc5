import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { ACCESSIBILITA_PATH, paginaAccessibilita } from '../../accessibilita.ts';
import { asInterface } from '../bucket.ts';
import type { Oidc } from '../oidc.ts';
import type { Regione } from '../settings.ts';
import type { DataStack } from './data-stack.ts';
import type { IngressStack } from './ingress-stack.ts';

interface SiteProps extends StackProps {
  readonly regione: Regione;
  readonly data: DataStack;
  readonly ingress: IngressStack;
  readonly oidc: Oidc;
  /** Absent with an external provider. */
  readonly userPoolId: string | undefined;
  readonly webDir: string;
  readonly openapi: unknown;
  readonly version: string;
}

/** Files whose name ends with the eight characters of their content (`app-1A2B3C4D.js`): another content has another name. */
const NAMED_BY_CONTENT = '*-????????.*';

/** The pages with their configuration, and what an administrator must know of the deployment, as outputs. */
export class SiteStack extends Stack {
  constructor(scope: Construct, id: string, props: SiteProps) {
    super(scope, id, props);
    this.pages(props);
    const { data, ingress, oidc, userPoolId } = props;
    this.tell('SiteUrl', 'Address of the product', ingress.siteUrl);
    this.tell('TableName', 'The table', data.table.tableName);
    this.tell('BucketName', 'The files of the schools', data.files.bucketName);
    this.tell('Issuer', 'Who issues the tokens', oidc.issuer);
    this.tell('ClientId', 'The client of the pages at the issuer', oidc.clientId);
    this.tell('DistributionId', 'The distribution, for its access log', ingress.distribution.distributionId);
    this.tell('BackupDays', 'Days that the copies of each night are kept', String(props.regione.copie?.giorni ?? 0));
    if (userPoolId !== undefined) this.tell('UserPoolId', 'The user pool', userPoolId);
  }

  private tell(name: string, description: string, value: string): void {
    new CfnOutput(this, name, { description, value });
  }

  private pages({ ingress, webDir, oidc, openapi, version, regione }: SiteProps): void {
    const common = {
      destinationBucket: asInterface(ingress.site),
      distribution: ingress.distribution,
      prune: false,
    };
    const pages = Source.asset(webDir, { exclude: ['.sources'] });
    new BucketDeployment(this, 'Parti', {
      ...common,
      sources: [pages],
      exclude: ['*'],
      include: [NAMED_BY_CONTENT],
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
    });
    new BucketDeployment(this, 'Pagine', {
      ...common,
      sources: [pages],
      exclude: [NAMED_BY_CONTENT],
      cacheControl: [CacheControl.fromString('public, max-age=300')],
    });
    new BucketDeployment(this, 'Configurazione', {
      ...common,
      cacheControl: [CacheControl.noStore()],
      sources: [
        Source.jsonData('config.json', {
          issuer: oidc.issuer,
          clientId: oidc.clientId,
          tokenUse: oidc.tokenUse,
          region: regione.region,
          version,
          ...(regione.supporto === undefined ? {} : { supporto: regione.supporto }),
          // The classic pages of the LITE plan do not ask for the credentials of somebody who is signed in.
          ...(regione.oidc === undefined && regione.accesso.piano === 'LITE' ? { conferma: 'uscita' } : {}),
        }),
        Source.jsonData('openapi.json', openapi),
        Source.data(ACCESSIBILITA_PATH.slice(1), paginaAccessibilita(regione.accessibilita)),
      ],
    });
  }
}
