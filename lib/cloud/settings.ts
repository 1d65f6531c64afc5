import * as z from 'zod';

/** One deployment of the product in one region, as cdk.json's context `regioni` lists it. */
export const Regione = z.strictObject({
  region: z.string().regex(/^[a-z]{2}-[a-z]+-\d$/),
  /** Prefix of everything the deployment creates: letters, digits and dashes. */
  nome: z.string().regex(/^[a-z][a-z0-9-]{2,20}$/),
  account: z
    .string()
    .regex(/^\d{12}$/)
    .optional(),
  /** An external OpenID Connect provider; without it the deployment makes a Cognito user pool. */
  oidc: z
    .strictObject({
      issuer: z.url(),
      clientId: z.string().min(1),
      tokenUse: z.enum(['id', 'access']).default('id'),
      audience: z.string().optional(),
    })
    .optional(),
  /** ARN of a WAF and of a certificate of us-east-1, with the domain that the certificate is for. */
  wafArn: z.string().optional(),
  certificato: z.strictObject({ arn: z.string(), dominio: z.string() }).optional(),
  /** Address that receives the alarms. */
  email: z.email().optional(),
});
export type Regione = z.infer<typeof Regione>;

/** The deployments of cdk.json. @throws when the context has a shape that nobody could deploy */
export const readRegioni = (context: unknown): Regione[] => z.array(Regione).min(1).parse(context);
