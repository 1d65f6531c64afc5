import { Duration, RemovalPolicy, Stack, TimeZone, type StackProps } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { tellEvents } from '../alarms.ts';
import type { Copie } from '../settings.ts';
import type { DataStack } from './data-stack.ts';

interface BackupProps extends StackProps {
  readonly nome: string;
  readonly email: string | undefined;
  readonly data: DataStack;
  readonly copie: Copie;
}

/** For so long nobody can take a copy away, but who has the right to take the lock off, as long as the settings leave it to them. */
const GIORNI_INTOCCABILI = 7;

/** Hours after one at night: a copy that has not begun by the first, or ended by the last, is told as not made. */
const ORE_DELLA_COPIA = { inizio: 1, fine: 6 } as const;

/** What AWS Backup asks to copy and give back tables and buckets: its own policies. */
export const BACKUP_POLICIES = [
  'service-role/AWSBackupServiceRolePolicyForBackup',
  'service-role/AWSBackupServiceRolePolicyForRestores',
  'AWSBackupServiceRolePolicyForS3Backup',
  'AWSBackupServiceRolePolicyForS3Restore',
] as const;

/** A copy of the night, or its copy elsewhere, that did not end well. */
const NOT_DONE = {
  source: ['aws.backup'],
  detailType: ['Backup Job State Change', 'Copy Job State Change'],
  detail: { state: ['FAILED', 'ABORTED', 'EXPIRED'] },
};

/** The table and the files copied each night into a vault that locks them, and from there, where the settings say, to another region or account. */
export class BackupStack extends Stack {
  constructor(scope: Construct, id: string, { nome, email, data, copie, ...props }: BackupProps) {
    super(scope, id, props);
    const vault = new BackupVault(this, 'Deposito', {
      encryptionKey: data.key,
      lockConfiguration: {
        minRetention: Duration.days(GIORNI_INTOCCABILI),
        maxRetention: Duration.days(copie.giorni),
        ...(copie.bloccoDefinitivoDopo === undefined
          ? {}
          : { changeableFor: Duration.days(copie.bloccoDefinitivoDopo) }),
      },
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    const plan = new BackupPlan(this, 'Piano', { backupVault: vault });
    plan.addRule(
      new BackupPlanRule({
        scheduleExpression: Schedule.cron({ hour: '1', minute: '0' }),
        scheduleExpressionTimezone: TimeZone.EUROPE_ROME,
        startWindow: Duration.hours(ORE_DELLA_COPIA.inizio),
        completionWindow: Duration.hours(ORE_DELLA_COPIA.fine),
        deleteAfter: Duration.days(copie.giorni),
        ...(copie.altrove === undefined
          ? {}
          : {
              copyActions: [
                {
                  destinationBackupVault: BackupVault.fromBackupVaultArn(this, 'Altrove', copie.altrove),
                  deleteAfter: Duration.days(copie.giorni),
                },
              ],
            }),
      }),
    );
    plan.addSelection('Dati', {
      resources: [BackupResource.fromArn(data.table.tableArn), BackupResource.fromArn(data.files.bucketArn)],
      role: new Role(this, 'Ruolo', {
        assumedBy: new ServicePrincipal('backup.amazonaws.com'),
        managedPolicies: BACKUP_POLICIES.map((policy) => ManagedPolicy.fromAwsManagedPolicyName(policy)),
      }),
    });
    tellEvents(this, { nome: `${nome}-copie`, key: data.key, email }, 'NonRiuscita', NOT_DONE);
  }
}
