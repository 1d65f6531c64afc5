import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RegoEngine, TemplateFile } from '@aws/cloudformation-validate';
import * as z from 'zod';

/** A stack may hold 500 resources; beyond this it must be divided while there is still room to do it. */
const MASSIMO_RISORSE = 450;

const Template = z.looseObject({
  Resources: z.record(
    z.string(),
    z.looseObject({ Type: z.string(), Properties: z.record(z.string(), z.unknown()).optional() }),
  ),
  Outputs: z.record(z.string(), z.looseObject({})).optional(),
});
export type Template = z.infer<typeof Template>;

export interface CheckedTemplate {
  readonly name: string;
  readonly template: Template;
  readonly problems: readonly string[];
}

/** The findings of the validator in each template, by its text: deployments have most of their stacks alike. */
const found = new Map<string, readonly string[]>();

type Engine = InstanceType<typeof RegoEngine>;
let engine: Engine | undefined;
/** The validator, which takes seconds to read its rules: one for the whole process. */
const validator = (): Engine => (engine ??= new RegoEngine());

const findingsIn = (path: string, text: string): readonly string[] => {
  const known = found.get(text);
  if (known !== undefined) return known;
  const its = validator()
    .validateStandard(new TemplateFile(path))
    .diagnostics.filter(({ severity }) => /error|fatal/i.test(String(severity)))
    .map(({ ruleId, message }) => `${ruleId}: ${message}`);
  found.set(text, its);
  return its;
};

/** The templates that a synthesis left in a folder, each with what the offline validator of CloudFormation finds wrong and with its size. */
export const checkTemplates = (outdir: string): readonly CheckedTemplate[] =>
  readdirSync(outdir)
    .filter((name) => name.endsWith('.template.json'))
    .map((name) => {
      const path = join(outdir, name);
      const text = readFileSync(path, 'utf8');
      const template = Template.parse(JSON.parse(text));
      const count = Object.keys(template.Resources).length;
      return {
        name,
        template,
        problems: [
          ...findingsIn(path, text),
          ...(count > MASSIMO_RISORSE ? [`${count} resources, more than ${MASSIMO_RISORSE}`] : []),
        ],
      };
    });
