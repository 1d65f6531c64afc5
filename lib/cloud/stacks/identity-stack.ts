import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import {
  FeaturePlan,
  Mfa,
  OAuthScope,
  StandardThreatProtectionMode,
  UserPool,
  UserPoolClient,
} from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';

export interface Oidc {
  readonly issuer: string;
  readonly clientId: string;
  readonly tokenUse: 'id' | 'access';
  readonly audience?: string | undefined;
  readonly origins: readonly string[];
}

/** A Cognito user pool for deployments without an identity provider of their own: code + PKCE, scope openid, no self sign-up. */
export class IdentityStack extends Stack {
  readonly pool: UserPool;
  readonly client: UserPoolClient;
  readonly oidc: Oidc;

  constructor(
    scope: Construct,
    id: string,
    props: StackProps & { readonly nome: string; readonly siteUrls: readonly string[] },
  ) {
    super(scope, id, props);
    this.pool = new UserPool(this, 'Utenti', {
      userPoolName: props.nome,
      selfSignUpEnabled: false,
      signInAliases: { email: true, username: true },
      mfa: Mfa.REQUIRED,
      mfaSecondFactor: { otp: true, sms: false },
      passwordPolicy: {
        minLength: 12,
        requireDigits: true,
        requireLowercase: true,
        requireUppercase: true,
        requireSymbols: true,
        tempPasswordValidity: Duration.days(3),
      },
      featurePlan: FeaturePlan.PLUS,
      standardThreatProtectionMode: StandardThreatProtectionMode.FULL_FUNCTION,
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    const domain = this.pool.addDomain('Accesso', {
      cognitoDomain: { domainPrefix: `${props.nome}-${props.env?.account ?? 'accesso'}` },
    });
    this.client = this.pool.addClient('Spa', {
      generateSecret: false,
      preventUserExistenceErrors: true,
      idTokenValidity: Duration.minutes(15),
      accessTokenValidity: Duration.minutes(15),
      refreshTokenValidity: Duration.hours(12),
      enableTokenRevocation: true,
      oAuth: {
        flows: { authorizationCodeGrant: true },
        scopes: [OAuthScope.OPENID],
        callbackUrls: props.siteUrls.flatMap((url) => [`${url}/`, `${url}/callback.html`, `${url}/silent.html`]),
        logoutUrls: props.siteUrls.map((url) => `${url}/`),
      },
    });
    this.oidc = {
      issuer: `https://cognito-idp.${this.region}.amazonaws.com/${this.pool.userPoolId}`,
      clientId: this.client.userPoolClientId,
      tokenUse: 'id',
      origins: [`https://cognito-idp.${this.region}.amazonaws.com`, domain.baseUrl()],
    };
  }
}
