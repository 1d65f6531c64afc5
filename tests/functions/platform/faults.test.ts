import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { SFNClient, SFNServiceException, StartExecutionCommand, StopExecutionCommand } from '@aws-sdk/client-sfn';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { filesFromEnv } from '#platform/files.ts';
import { workflowsFromEnv } from '#platform/work/workflows.ts';

/** Answers that the embedded engines never give: refusals of the services themselves, and races between two callers. */
const s3 = mockClient(S3Client);
const sfn = mockClient(SFNClient);
afterEach(() => {
  s3.reset();
  sfn.reset();
});
afterAll(() => {
  s3.restore();
  sfn.restore();
});

const s3Error = (name: string) => new S3ServiceException({ name, $fault: 'client', $metadata: {} });
const sfnError = (name: string) => new SFNServiceException({ name, $fault: 'client', $metadata: {} });

describe('files', () => {
  const files = filesFromEnv({ BUCKET_NAME: 'prova' });
  test('a file that is not there is no error, a refusal is', async () => {
    s3.on(GetObjectCommand).rejectsOnce(s3Error('NoSuchKey')).rejects(s3Error('AccessDenied'));
    s3.on(HeadObjectCommand).rejectsOnce(s3Error('NotFound')).rejects(s3Error('SlowDown'));
    expect(await files.get('scuola/a')).toBeUndefined();
    await expect(files.get('scuola/a')).rejects.toThrow(expect.objectContaining({ name: 'AccessDenied' }));
    expect(await files.size('scuola/a')).toBeUndefined();
    await expect(files.size('scuola/a')).rejects.toThrow(expect.objectContaining({ name: 'SlowDown' }));
  });
  test('a folder is emptied page after page, and a refusal half-way leaves the rest for the next call', async () => {
    s3.on(ListObjectsV2Command)
      .resolvesOnce({ Contents: [{ Key: 'f/1' }], NextContinuationToken: 'segue' })
      .resolvesOnce({ Contents: [{ Key: 'f/2' }, { Key: 'f/3' }] });
    s3.on(DeleteObjectCommand).resolves({});
    s3.on(DeleteObjectCommand, { Key: 'f/2' }).rejectsOnce(s3Error('SlowDown')).resolves({});
    await expect(files.removeFolder('f/')).rejects.toThrow(expect.objectContaining({ name: 'SlowDown' }));
    expect(s3.commandCalls(ListObjectsV2Command)[1]?.args[0].input.ContinuationToken).toBe('segue');
    s3.on(ListObjectsV2Command).resolves({ Contents: [{ Key: 'f/2' }, { Key: 'f/3' }] });
    await files.removeFolder('f/');
    expect(s3.commandCalls(DeleteObjectCommand).map(({ args }) => args[0].input.Key)).toEqual([
      'f/1',
      'f/2',
      'f/2',
      'f/3',
    ]);
  });
});

describe('workflows', () => {
  const workflows = workflowsFromEnv({ STATE_MACHINE_PREFIX: 'arn:aws:states:eu-south-1:1:stateMachine:prova-' });
  const lavoro = { codmin: 'XXIS00000A', uid: 'abc', tentativo: 1 };
  test('a start that was already made is no error, any other refusal is', async () => {
    sfn
      .on(StartExecutionCommand)
      .rejectsOnce(sfnError('ExecutionAlreadyExists'))
      .rejects(sfnError('StateMachineDoesNotExist'));
    await workflows.start('stampa', lavoro);
    await expect(workflows.start('stampa', lavoro)).rejects.toThrow(
      expect.objectContaining({ name: 'StateMachineDoesNotExist' }),
    );
  });
  test('stopping what has gone is no error, any other refusal is', async () => {
    sfn
      .on(StopExecutionCommand)
      .rejectsOnce(sfnError('ExecutionDoesNotExist'))
      .rejects(sfnError('AccessDeniedException'));
    await workflows.stop('stampa', lavoro, 'prova');
    await expect(workflows.stop('stampa', lavoro, 'prova')).rejects.toThrow(
      expect.objectContaining({ name: 'AccessDeniedException' }),
    );
  });
});
