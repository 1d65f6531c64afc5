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
  type ResponseCustomHeadersBehavior,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { ORIGIN_HEADER } from '#platform/caller/origin.ts';
import type { ApiEntry } from '../../apis.ts';
import {
  CALCOLA_PATH,
  CALCOLA_SECURITY_POLICY,
  openerPolicy,
  PERMISSIONS_POLICY,
  RETURN_PATH,
} from '../../browser-headers.ts';
import { asInterface } from '../bucket.ts';
import { httpApi } from '../http-api.ts';
import { signInOrigins } from '../oidc.ts';
import type { Regione } from '../settings.ts';
import type { DataStack } from './data-stack.ts';

interface IngressProps extends StackProps {
  readonly regione: Regione;
  readonly data: DataStack;
  /** ARN of the firewall before the distribution, of us-east-1. */
  readonly wafArn: string | undefined;
  readonly apis: readonly ApiEntry[];
}

/**
 * The one address of the product: a CloudFront distribution before the pages and the HTTP APIs. It comes first because the user pool must know
 * the address and the Lambdas the user pool; the routes name the Lambdas, which come after.
 */
export class IngressStack extends Stack {
  readonly site: Bucket;
  readonly distribution: Distribution;
  readonly apis: readonly { readonly entry: ApiEntry; readonly api: HttpApi; readonly log: LogGroup }[];
  /** Address of the site, without a final slash. */
  readonly siteUrl: string;

  constructor(scope: Construct, id: string, props: IngressProps) {
    super(scope, id, props);
    const { regione, data, apis } = props;
    this.site = this.siteBucket(data);
    this.apis = apis.map((entry) => ({
      entry,
      ...httpApi(this, {
        nome: regione.nome,
        entry,
        key: data.key,
        perSecond: regione.portata.richiesteAlSecondo,
      }),
    }));
    this.distribution = this.frontDoor(props);
    this.siteUrl = `https://${regione.certificato?.dominio ?? this.distribution.distributionDomainName}`;
  }

  private siteBucket(data: DataStack): Bucket {
    return new Bucket(this, 'Sito', {
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      versioned: true,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      serverAccessLogsBucket: asInterface(data.accessLogs),
      serverAccessLogsPrefix: 'sito/',
    });
  }

  /** Without CloudFront's own logs: the old kind is refused by the regions to opt into, the new one lives in us-east-1 (access-log-stack.ts). */
  private frontDoor({ regione, data, wafArn }: IngressProps): Distribution {
    const headers = this.securityHeaders(regione, data);
    const pages = S3BucketOrigin.withOriginAccessControl(asInterface(this.site));
    const secret = data.originSecretText(regione.segretiOrigine.invia);
    return new Distribution(this, 'Distribuzione', {
      comment: regione.nome,
      defaultRootObject: 'index.html',
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      defaultBehavior: {
        origin: pages,
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        responseHeadersPolicy: headers,
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      },
      additionalBehaviors: Object.assign(
        {
          [`${CALCOLA_PATH}*`]: {
            origin: pages,
            viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
            responseHeadersPolicy: this.calculatorHeaders(),
            cachePolicy: CachePolicy.CACHING_OPTIMIZED,
          } satisfies BehaviorOptions,
          [RETURN_PATH]: {
            origin: pages,
            viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
            responseHeadersPolicy: this.securityHeaders(regione, data, RETURN_PATH),
            cachePolicy: CachePolicy.CACHING_OPTIMIZED,
          } satisfies BehaviorOptions,
        },
        ...this.apis.map(({ entry, api }) => behaviours(entry.patterns, api, secret, headers)),
      ),
      ...(wafArn === undefined ? {} : { webAclId: wafArn }),
      ...(regione.certificato === undefined
        ? {}
        : {
            domainNames: [regione.certificato.dominio],
            certificate: Certificate.fromCertificateArn(this, 'Certificato', regione.certificato.arn),
          }),
    });
  }

  /** The headers of the public calculator: any site may show it, so nothing forbids a frame. */
  private calculatorHeaders(): ResponseHeadersPolicy {
    return new ResponseHeadersPolicy(this, 'IntestazioniCalcola', {
      securityHeadersBehavior: {
        contentSecurityPolicy: { override: true, contentSecurityPolicy: CALCOLA_SECURITY_POLICY },
        ...COMMON_HEADERS,
      },
      customHeadersBehavior: customHeaders(CALCOLA_PATH),
    });
  }

  private securityHeaders(regione: Regione, data: DataStack, path = '/'): ResponseHeadersPolicy {
    const issuers = signInOrigins(regione).join(' ');
    const bucket = `https://${data.files.bucketRegionalDomainName}`;
    return new ResponseHeadersPolicy(this, path === RETURN_PATH ? 'IntestazioniRitorno' : 'Intestazioni', {
      securityHeadersBehavior: {
        contentSecurityPolicy: {
          override: true,
          contentSecurityPolicy: `default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self' ${issuers} ${bucket}; frame-src 'self' ${issuers}; frame-ancestors 'self'; object-src 'none'; base-uri 'self'; form-action 'self' ${issuers}`,
        },
        frameOptions: { override: true, frameOption: HeadersFrameOption.SAMEORIGIN },
        ...COMMON_HEADERS,
      },
      customHeadersBehavior: customHeaders(path),
    });
  }
}

/** The headers of every answer, whichever page it is. */
const COMMON_HEADERS = {
  strictTransportSecurity: { override: true, accessControlMaxAge: Duration.days(730), includeSubdomains: true },
  contentTypeOptions: { override: true },
  referrerPolicy: { override: true, referrerPolicy: HeadersReferrerPolicy.NO_REFERRER },
} satisfies ResponseSecurityHeadersBehavior;
const customHeaders = (path: string): ResponseCustomHeadersBehavior => ({
  customHeaders: [
    { header: 'permissions-policy', value: PERMISSIONS_POLICY, override: true },
    { header: 'cross-origin-opener-policy', value: openerPolicy(path), override: true },
  ],
});

const behaviours = (
  patterns: readonly string[],
  api: HttpApi,
  secret: string,
  headers: ResponseHeadersPolicy,
): Record<string, BehaviorOptions> => {
  const origin = new HttpOrigin(Fn.select(2, Fn.split('/', api.apiEndpoint)), {
    customHeaders: { [ORIGIN_HEADER]: secret },
  });
  return Object.fromEntries(
    patterns.map((pattern) => [
      pattern,
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
