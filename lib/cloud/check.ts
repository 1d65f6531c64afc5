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

/** The templates that a synthesis left in a folder, each with what the offline validator of CloudFormation finds wrong and with its size. */
export const checkTemplates = (outdir: string): readonly CheckedTemplate[] => {
  const engine = new RegoEngine();
  try {
    return readdirSync(outdir)
      .filter((name) => name.endsWith('.template.json'))
      .map((name) => {
        const path = join(outdir, name);
        const template = Template.parse(JSON.parse(readFileSync(path, 'utf8')));
        const count = Object.keys(template.Resources).length;
        return {
          name,
          template,
          problems: [
            ...engine
              .validateStandard(new TemplateFile(path))
              .diagnostics.filter(({ severity }) => /error|fatal/i.test(String(severity)))
              .map(({ ruleId, message }) => `${ruleId}: ${message}`),
            ...(count > MASSIMO_RISORSE ? [`${count} resources, more than ${MASSIMO_RISORSE}`] : []),
          ],
        };
      });
  } finally {
    engine.free();
  }
};
