import { Duration, Fn, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  OriginRequestPolicy,
  ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
  type BehaviorOptions,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import type { ApiEntry } from '../../apis.ts';
import { asInterface } from '../bucket.ts';
import type { Regione } from '../settings.ts';
import type { DataStack } from './data-stack.ts';
import type { Oidc } from './identity-stack.ts';

interface WebProps extends StackProps {
  readonly regione: Regione;
  readonly data: DataStack;
  readonly oidc: Oidc;
  /** In the order in which their patterns are tried. */
  readonly apis: readonly { readonly entry: ApiEntry; readonly api: HttpApi }[];
  readonly webDir: string;
  readonly openapi: unknown;
  readonly version: string;
}

/** The SPA and the APIs behind one CloudFront distribution, so that they share an origin. */
export class WebStack extends Stack {
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, props: WebProps) {
    super(scope, id, props);
    const site = new Bucket(this, 'Sito', {
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      versioned: true,
      removalPolicy: RemovalPolicy.RETAIN,
      serverAccessLogsBucket: asInterface(props.data.accessLogs),
      serverAccessLogsPrefix: 'sito/',
    });
    const logs = new Bucket(this, 'LogDistribuzione', {
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      removalPolicy: RemovalPolicy.RETAIN,
      lifecycleRules: [{ expiration: Duration.days(365) }],
      serverAccessLogsPrefix: 'self/',
    });
    const headers = this.securityHeaders(props);
    this.distribution = new Distribution(this, 'Distribuzione', {
      comment: props.regione.nome,
      defaultRootObject: 'index.html',
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      enableLogging: true,
      logBucket: asInterface(logs),
      logIncludesCookies: false,
      defaultBehavior: {
        origin: S3BucketOrigin.withOriginAccessControl(asInterface(site)),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        responseHeadersPolicy: headers,
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      },
      additionalBehaviors: Object.assign(
        {},
        ...props.apis.map(({ entry, api }) => behaviours(entry.patterns, api, headers)),
      ),
      ...(props.regione.wafArn === undefined ? {} : { webAclId: props.regione.wafArn }),
      ...(props.regione.certificato === undefined
        ? {}
        : {
            domainNames: [props.regione.certificato.dominio],
            certificate: Certificate.fromCertificateArn(this, 'Certificato', props.regione.certificato.arn),
          }),
    });
    this.deploy(site, props);
  }

  private securityHeaders({ oidc, data }: WebProps): ResponseHeadersPolicy {
    const issuers = oidc.origins.join(' ');
    const bucket = `https://${data.files.bucketRegionalDomainName}`;
    return new ResponseHeadersPolicy(this, 'Intestazioni', {
      securityHeadersBehavior: {
        contentSecurityPolicy: {
          override: true,
          contentSecurityPolicy: `default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self' ${issuers} ${bucket}; frame-src 'self' ${issuers}; frame-ancestors 'self'; object-src 'none'; base-uri 'self'; form-action 'self' ${issuers}`,
        },
        strictTransportSecurity: { override: true, accessControlMaxAge: Duration.days(730), includeSubdomains: true },
        contentTypeOptions: { override: true },
        frameOptions: { override: true, frameOption: HeadersFrameOption.SAMEORIGIN },
        referrerPolicy: { override: true, referrerPolicy: HeadersReferrerPolicy.NO_REFERRER },
      },
    });
  }

  private deploy(site: Bucket, { webDir, oidc, openapi, version, regione }: WebProps): void {
    const common = { destinationBucket: asInterface(site), distribution: this.distribution, prune: false };
    new BucketDeployment(this, 'Pagine', {
      ...common,
      sources: [Source.asset(webDir, { exclude: ['.sources'] })],
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
        }),
        Source.jsonData('openapi.json', openapi),
      ],
    });
  }
}

const behaviours = (
  paths: readonly string[],
  api: HttpApi,
  headers: ResponseHeadersPolicy,
): Record<string, BehaviorOptions> => {
  const origin = new HttpOrigin(Fn.select(2, Fn.split('/', api.apiEndpoint)));
  return Object.fromEntries(
    paths.map((path) => [
      path,
      {
        origin,
        allowedMethods: AllowedMethods.ALLOW_ALL,
        cachePolicy: CachePolicy.CACHING_DISABLED,
        originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
        viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
        responseHeadersPolicy: headers,
      },
    ]),
  );
};
