import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import {
  CfnManagedLoginBranding,
  ClientAttributes,
  FeaturePlan,
  ManagedLoginVersion,
  Mfa,
  OAuthScope,
  StandardThreatProtectionMode,
  UserPool,
  UserPoolClient,
  UserPoolEmail,
  VerificationEmailStyle,
  type UserPoolProps,
} from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import { signInPrefix, type Oidc } from '../oidc.ts';
import type { Regione } from '../settings.ts';

interface IdentityProps extends StackProps {
  readonly regione: Regione;
  /** Address of the site, without a final slash. */
  readonly siteUrl: string;
}

/** A Cognito user pool for deployments without an identity provider of their own: code + PKCE, scope openid, no self sign-up. */
export class IdentityStack extends Stack {
  readonly pool: UserPool;
  readonly oidc: Oidc;

  constructor(scope: Construct, id: string, props: IdentityProps) {
    super(scope, id, props);
    const { piano } = props.regione.accesso;
    this.pool = this.users(props.regione);
    const client = this.application(props.siteUrl, props.regione.canarino !== undefined);
    // Only managed login obeys a request to type the credentials again, and the LITE plan does not have it.
    const managed = piano !== 'LITE';
    this.pool.addDomain('Accesso', {
      cognitoDomain: { domainPrefix: signInPrefix(props.regione) },
      managedLoginVersion: managed ? ManagedLoginVersion.NEWER_MANAGED_LOGIN : ManagedLoginVersion.CLASSIC_HOSTED_UI,
    });
    if (managed)
      new CfnManagedLoginBranding(this, 'Aspetto', {
        userPoolId: this.pool.userPoolId,
        clientId: client.userPoolClientId,
        useCognitoProvidedValues: true,
      });
    this.oidc = {
      issuer: `https://cognito-idp.${this.region}.amazonaws.com/${this.pool.userPoolId}`,
      clientId: client.userPoolClientId,
      tokenUse: 'id',
      pool: { id: this.pool.userPoolId, arn: this.pool.userPoolArn },
    };
  }

  private users({ nome, region, accesso: { piano }, posta }: Regione): UserPool {
    return new UserPool(this, 'Utenti', {
      ...messages(region, posta),
      userPoolName: nome,
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
      featurePlan: FeaturePlan[piano],
      ...(piano === 'PLUS' ? { standardThreatProtectionMode: StandardThreatProtectionMode.FULL_FUNCTION } : {}),
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
  }

  private application(siteUrl: string, visited: boolean): UserPoolClient {
    return this.pool.addClient('Spa', {
      generateSecret: false,
      preventUserExistenceErrors: true,
      // what the canary signs in by, which only who has the right to it on AWS may call; the other is what Cognito allows when nothing is said
      ...(visited ? { authFlows: { adminUserPassword: true, userSrp: true } } : {}),
      idTokenValidity: Duration.minutes(15),
      accessTokenValidity: Duration.minutes(15),
      refreshTokenValidity: Duration.hours(12),
      enableTokenRevocation: true,
      oAuth: {
        flows: { authorizationCodeGrant: true },
        scopes: [OAuthScope.OPENID],
        callbackUrls: [`${siteUrl}/`, `${siteUrl}/callback.html`, `${siteUrl}/silent.html`],
        logoutUrls: [`${siteUrl}/`, `${siteUrl}/callback.html`],
      },
      // a person changes nothing of what the product or a school believes of them
      writeAttributes: new ClientAttributes().withStandardAttributes({ locale: true }),
    });
  }
}

/** Messages of the pool to people: in Italian, from the sender of the deployment. */
const messages = (
  sesRegion: string,
  posta: Regione['posta'],
): Pick<UserPoolProps, 'email' | 'userInvitation' | 'userVerification'> => ({
  ...(posta ? { email: UserPoolEmail.withSES({ fromEmail: posta.mittente, fromName: 'Emolumenti', sesRegion }) } : {}),
  userInvitation: {
    emailSubject: 'Emolumenti: la password provvisoria',
    emailBody:
      'Il nome utente è {username}, la password provvisoria è {####}: vale tre giorni. Al primo accesso se ne sceglie un’altra e si registra un’applicazione di codici. L’indirizzo da aprire arriva con l’invito della scuola.',
  },
  userVerification: {
    emailSubject: 'Emolumenti: il codice di verifica',
    emailBody: 'Il codice è {####}. Se non l’hai chiesto, avvisa la segreteria della scuola.',
    emailStyle: VerificationEmailStyle.CODE,
  },
});
