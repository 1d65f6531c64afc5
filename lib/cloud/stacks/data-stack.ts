import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AttributeType,
  Billing,
  ProjectionType,
  TableClass,
  TableEncryptionV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import { AnyPrincipal, Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  CfnBucket,
  HttpMethods,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { CARICAMENTI } from '#platform/caricamenti.ts';
import { GIORNI_DEL_DEPOSITO } from '../../conservazione-del-deposito.ts';
import { TABLE } from '../../table.ts';
import { asInterface } from '../bucket.ts';
import { ruoloCheElimina } from '../ruolo-che-elimina.ts';

/**
 * Key, table, bucket of files, secrets: everything that must outlive the code. Table and buckets have no name of ours, so a stack that is made
 * again, after a first deploy that failed or after a destroy that kept them, does not find its names taken. What is empty because its own
 * creation failed goes away, but for the table: protected from deletion, it stays.
 */
export class DataStack extends Stack {
  readonly key: Key;
  readonly table: TableV2;
  readonly files: Bucket;
  readonly accessLogs: Bucket;
  readonly cursorSecret: Secret;
  readonly #originSecrets: ReadonlyMap<number, Secret>;

  constructor(
    scope: Construct,
    id: string,
    props: StackProps & { readonly nome: string; readonly segretiOrigine: readonly number[] },
  ) {
    super(scope, id, props);
    this.key = this.customerKey(props.nome);
    this.table = this.singleTable();
    this.accessLogs = this.logBucket();
    this.files = this.filesBucket();
    this.guardLocks(props.nome);
    this.cursorSecret = new Secret(this, 'Cursori', {
      description: 'Signs the cursors of the lists',
      encryptionKey: this.key,
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
    });
    this.#originSecrets = new Map(props.segretiOrigine.map((number) => [number, this.originSecret(number)]));
  }

  /** The text that stands for a secret in a template; CloudFormation puts the secret there. */
  originSecretText(number: number): string {
    const secret = this.#originSecrets.get(number);
    if (!secret) throw new Error(`No origin secret ${number}`);
    return secret.secretValue.unsafeUnwrap();
  }

  /** The name by which a Lambda asks for one when it starts. */
  originSecretArn(number: number): string {
    const secret = this.#originSecrets.get(number);
    if (!secret) throw new Error(`No origin secret ${number}`);
    return secret.secretArn;
  }

  private originSecret(number: number): Secret {
    return new Secret(this, `Origine${number}`, {
      description: 'What CloudFront tells the APIs, so that they refuse whoever does not come through it',
      encryptionKey: this.key,
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
    });
  }

  private customerKey(nome: string): Key {
    const key = new Key(this, 'Chiave', {
      alias: `alias/${nome}`,
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      description: 'Encrypts the data and the logs of the deployment',
    });
    this.grantLogs(key, `logs.${this.region}.amazonaws.com`, {
      ArnLike: {
        'kms:EncryptionContext:aws:logs:arn': `arn:${this.partition}:logs:${this.region}:${this.account}:log-group:*`,
      },
    });
    this.grantLogs(key, 'delivery.logs.amazonaws.com', { StringEquals: { 'aws:SourceAccount': this.account } });
    return key;
  }

  /** Lets a service use the key for the logs of this account alone. */
  private grantLogs(key: Key, service: string, conditions: Readonly<Record<string, unknown>>): void {
    key.addToResourcePolicy(
      new PolicyStatement({
        actions: ['kms:Encrypt', 'kms:Decrypt', 'kms:ReEncrypt*', 'kms:GenerateDataKey*', 'kms:DescribeKey'],
        principals: [new ServicePrincipal(service)],
        resources: ['*'],
        conditions: { ...conditions },
      }),
    );
  }

  private singleTable(): TableV2 {
    return new TableV2(this, 'Tabella', {
      billing: Billing.onDemand(),
      // the data of ten years cost more than their use: a byte at two fifths, a unit at five fourths
      tableClass: TableClass.STANDARD_INFREQUENT_ACCESS,
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
      pointInTimeRecoverySpecification: {
        pointInTimeRecoveryEnabled: true,
        recoveryPeriodInDays: GIORNI_DEL_DEPOSITO.tabella,
      },
      encryption: TableEncryptionV2.customerManagedKey(this.key),
      timeToLiveAttribute: TABLE.timeToLive,
      partitionKey: { name: TABLE.partitionKey, type: AttributeType.STRING },
      sortKey: { name: TABLE.sortKey, type: AttributeType.STRING },
      globalSecondaryIndexes: TABLE.indexes.map((indexName) => ({
        indexName,
        partitionKey: { name: `${indexName}pk`, type: AttributeType.STRING },
        sortKey: { name: `${indexName}sk`, type: AttributeType.STRING },
        projectionType: ProjectionType.INCLUDE,
        nonKeyAttributes: [...TABLE.indexAttributes],
      })),
    });
  }

  private logBucket(): Bucket {
    return new Bucket(this, 'AccessLog', {
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      lifecycleRules: [{ expiration: Duration.days(GIORNI_DEL_DEPOSITO.log) }],
    });
  }

  private filesBucket(): Bucket {
    return new Bucket(this, 'File', {
      encryption: BucketEncryption.KMS,
      encryptionKey: this.key,
      bucketKeyEnabled: true,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      versioned: true,
      // no retention by default: a file is locked once what it tells of was sent, by the check of every night
      objectLockEnabled: true,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      serverAccessLogsBucket: asInterface(this.accessLogs),
      serverAccessLogsPrefix: 'file/',
      // The signature of the link is the authority, not the origin.
      cors: [
        {
          allowedMethods: [HttpMethods.GET, HttpMethods.PUT],
          allowedOrigins: ['*'],
          allowedHeaders: ['*'],
          exposedHeaders: ['ETag'],
          maxAge: 3000,
        },
      ],
      lifecycleRules: [
        {
          abortIncompleteMultipartUploadAfter: Duration.days(2),
          noncurrentVersionExpiration: Duration.days(GIORNI_DEL_DEPOSITO.versioniDeiFile),
        },
        {
          prefix: CARICAMENTI.cartella,
          expiration: Duration.days(CARICAMENTI.giorni),
          noncurrentVersionExpiration: Duration.days(CARICAMENTI.giorni),
        },
        { prefix: CARICAMENTI.cartella, expiredObjectDeleteMarker: true },
      ],
    });
  }

  /** Lets one role alone pass over a lock, whatever else its holder may do, and has each version that goes for good told to EventBridge. */
  private guardLocks(nome: string): void {
    this.files.addToResourcePolicy(
      new PolicyStatement({
        effect: Effect.DENY,
        principals: [new AnyPrincipal()],
        actions: ['s3:BypassGovernanceRetention'],
        resources: [this.files.arnForObjects('*')],
        conditions: {
          ArnNotEquals: {
            'aws:PrincipalArn': `arn:${this.partition}:iam::${this.account}:role/${ruoloCheElimina(nome, this.region)}`,
          },
        },
      }),
    );
    const bucket = this.files.node.defaultChild;
    // the library would have a function of its own write it
    if (bucket instanceof CfnBucket)
      bucket.notificationConfiguration = { eventBridgeConfiguration: { eventBridgeEnabled: true } };
  }
}
