import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DefaultStackSynthesizer,
  type FileAssetSource,
  type IReusableStackSynthesizer,
  type ISynthesisSession,
} from 'aws-cdk-lib';
import * as z from 'zod';

const Template = z.looseObject({ Resources: z.record(z.string(), z.unknown()) });
const Read = z.strictObject({ 'Fn::GetStackOutput': z.looseObject({ StackName: z.string(), OutputName: z.string() }) });

/**
 * Writes a template that asks each output of another stack once. CloudFormation looks an output up wherever it is written, and each look-up is a request that
 * it may throttle: what is needed in many places is kept in a parameter of Systems Manager, of this stack, and read from there.
 */
class ReadOnceSynthesizer extends DefaultStackSynthesizer {
  protected override synthesizeTemplate(session: ISynthesisSession, lookupRoleArn?: string): FileAssetSource {
    const source = super.synthesizeTemplate(session, lookupRoleArn);
    const path = join(session.assembly.outdir, this.boundStack.templateFile);
    const text = JSON.stringify(readOnce(JSON.parse(readFileSync(path, 'utf8'))), null, 1);
    writeFileSync(path, text);
    return { ...source, sourceHash: createHash('sha256').update(text).digest('hex') };
  }
}

/** The library declares its synthesizers in a way that exactOptionalPropertyTypes does not accept as what they are. */
export const readOnceSynthesizer = (): IReusableStackSynthesizer =>
  new ReadOnceSynthesizer() as IReusableStackSynthesizer;

/** The template with a parameter for each output that it reads more than once. */
export const readOnce = (template: unknown): unknown => {
  const { Resources, ...rest } = Template.parse(template);
  const times = new Map<string, number>();
  walk(template, (read) => {
    times.set(read, (times.get(read) ?? 0) + 1);
    return undefined;
  });
  const kept = new Map([...times].filter(([, count]) => count > 1).map(([read]) => [read, parameterId(read)]));
  const inside = (value: unknown): unknown =>
    walk(value, (read) => {
      const id = kept.get(read);
      return id === undefined ? undefined : { 'Fn::GetAtt': [id, 'Value'] };
    });
  const parameters = Object.fromEntries(
    [...kept].map(([read, id]) => [
      id,
      { Type: 'AWS::SSM::Parameter', Properties: { Type: 'String', Value: JSON.parse(read) } },
    ]),
  );
  return { ...Object(inside(rest)), Resources: { ...Object(inside(Resources)), ...parameters } };
};

/** Says of which stack, and what: whoever reads the template sees it. */
const parameterId = (read: string): string => {
  const { StackName, OutputName } = Read.parse(JSON.parse(read))['Fn::GetStackOutput'];
  return `Letto${StackName}${OutputName.replace(/^PublishOutput/, '')}`.replaceAll(/[^A-Za-z0-9]/g, '');
};

/** A copy of the value, with what is put in the place of each look-up; where nothing is, the look-up stays. */
const walk = (value: unknown, put: (read: string) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((one) => walk(one, put));
  if (typeof value !== 'object' || value === null) return value;
  if ('Fn::GetStackOutput' in value) return put(JSON.stringify(value)) ?? value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one, put)]));
};
