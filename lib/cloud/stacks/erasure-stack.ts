import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { AccountPrincipal, PolicyStatement, Role } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { TABLE } from '../../table.ts';
import type { Oidc } from '../oidc.ts';
import { ruoloCheElimina } from '../ruolo-che-elimina.ts';
import type { DataStack } from './data-stack.ts';

interface ErasureProps extends StackProps {
  readonly nome: string;
  readonly data: DataStack;
  readonly pool: Oidc['pool'];
  /** The stack whose outputs say where the deployment is. */
  readonly told: string;
}

/** The role that `admin elimina` works as: it alone may remove a version of a file before the end of its lock. */
export class ErasureStack extends Stack {
  constructor(scope: Construct, id: string, { nome, data, pool, told, ...props }: ErasureProps) {
    super(scope, id, props);
    const { table, files, key } = data;
    const role = new Role(this, 'Elimina', {
      roleName: ruoloCheElimina(nome, this.region),
      description: 'Erases a school at the end of its contract: each use is told to who receives the alarms',
      // the account's own policies say which of its people take it
      assumedBy: new AccountPrincipal(this.account),
      maxSessionDuration: Duration.hours(4),
    });
    for (const statement of [
      new PolicyStatement({
        actions: [
          'dynamodb:Scan',
          'dynamodb:Query',
          'dynamodb:GetItem',
          'dynamodb:BatchGetItem',
          'dynamodb:BatchWriteItem',
          'dynamodb:PutItem',
          'dynamodb:UpdateItem',
          'dynamodb:DeleteItem',
          'dynamodb:ConditionCheckItem',
        ],
        resources: [table.tableArn, ...TABLE.indexes.map((index) => `${table.tableArn}/index/${index}`)],
      }),
      new PolicyStatement({ actions: ['s3:ListBucket', 's3:ListBucketVersions'], resources: [files.bucketArn] }),
      new PolicyStatement({
        actions: [
          's3:GetObject',
          's3:GetObjectVersion',
          's3:GetObjectRetention',
          's3:DeleteObject',
          's3:DeleteObjectVersion',
          's3:BypassGovernanceRetention',
        ],
        resources: [files.arnForObjects('*')],
      }),
      new PolicyStatement({ actions: ['kms:Decrypt', 'kms:GenerateDataKey'], resources: [key.keyArn] }),
      new PolicyStatement({
        actions: ['cloudformation:DescribeStacks'],
        resources: [`arn:${this.partition}:cloudformation:${this.region}:${this.account}:stack/${told}/*`],
      }),
      ...(pool
        ? [
            new PolicyStatement({
              actions: ['cognito-idp:AdminGetUser', 'cognito-idp:AdminDisableUser', 'cognito-idp:AdminDeleteUser'],
              resources: [pool.arn],
            }),
          ]
        : []),
    ])
      role.addToPolicy(statement);
  }
}
