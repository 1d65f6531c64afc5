import * as z from 'zod';
import { ClaimPersona } from '#platform/caller/persona-certificata.ts';
import { Accessibilita } from '../accessibilita.ts';
import { kinds } from '../workflows/index.ts';

/** Which secrets the origins know: CloudFront sends one, the Lambdas accept some, so that it can be changed without refusing anybody. */
const SegretiOrigine = z
  .strictObject({
    invia: z.int().min(1).max(1000).default(1),
    accetta: z.array(z.int().min(1).max(1000)).min(1).max(2).default([1]),
  })
  .refine(
    ({ invia, accetta }) => accetta.includes(invia),
    'Il segreto che CloudFront invia deve essere tra quelli accettati.',
  );

/** The Cognito user pool that the deployment makes when no external provider is given. */
const Accesso = z.strictObject({
  /** First part of the address of the sign-in pages, unique in the world for a region; without it, the name and the account. */
  prefisso: z
    .string()
    .regex(
      /^(?!.*(aws|amazon|cognito))[a-z0-9](?:[a-z0-9-]{1,61})[a-z0-9]$/,
      'Lettere minuscole, cifre e trattini, senza "aws", "amazon", "cognito".',
    )
    .optional(),
  piano: z.enum(['LITE', 'ESSENTIALS', 'PLUS']).default('ESSENTIALS'),
});

/** Lambdas that an account keeps for whoever reserves none. */
const MAI_RISERVATE = 100;

/** How much the deployment may take of the account at once. */
const Portata = z
  .strictObject({
    /** Requests a second that each of the APIs takes from everybody together, and as many in the same instant. */
    richiesteAlSecondo: z.int().min(10).max(100_000).default(2000),
    /** Lambdas that the account runs at once (quota "Concurrent executions"): 10 in a new one, from which nothing can be reserved. */
    lambdaInsieme: z.int().min(10).max(100_000).default(10),
    /** Of those, for the steps of each kind of long work: so many at most, so that runs never starve the screens. Without it, as many as there are. */
    passiInsieme: z.int().min(1).max(10_000).optional(),
    /** Requests a minute that are taken from one user, where the firewall is ours (no `wafArn`); "nessuno" makes none, and saves its price. */
    limitePerUtente: z.union([z.int().min(60).max(100_000), z.literal('nessuno')]).default(600),
  })
  .refine(
    ({ lambdaInsieme, passiInsieme = 0 }) =>
      passiInsieme * kinds.length <= lambdaInsieme - MAI_RISERVATE || passiInsieme === 0,
    {
      path: ['passiInsieme'],
      message: `Moltiplicato per i ${kinds.length} tipi di lavoro deve lasciare libere almeno ${MAI_RISERVATE} Lambda di quelle che l'account esegue insieme: abbassarlo, o chiedere una quota più alta e scriverla in "lambdaInsieme".`,
    },
  );
export type Portata = z.infer<typeof Portata>;

/** The copies that AWS Backup makes each night. */
const Copie = z.strictObject({
  /** For how long each is kept. */
  giorni: z.int().min(8).max(3650).default(35),
  /** Days after which the lock of the vault can never be taken off again, by anybody (compliance mode); without it, whoever has the right to may (governance mode). */
  bloccoDefinitivoDopo: z.int().min(3).max(36_500).optional(),
  /** ARN of a vault of another region, or of another account, to which each is copied too. */
  altrove: z
    .string()
    .regex(/^arn:aws:backup:[a-z]{2}-[a-z]+-\d:\d{12}:backup-vault:[\w-]{2,50}$/, "L'ARN di un deposito di AWS Backup.")
    .optional(),
});
export type Copie = z.infer<typeof Copie>;

/** The visit of a synthetic user, every quarter of an hour. */
const Canarino = z.strictObject({
  /** Name of the secret of Secrets Manager, in the same region, that says who visits; none with an external provider, whose door alone is looked at. */
  segreto: z
    .string()
    .regex(/^[\w/+=.@-]{1,256}$/, 'Il nome di un segreto di Secrets Manager.')
    .optional(),
});
export type Canarino = z.infer<typeof Canarino>;

/** One deployment of the product in one region, as cdk.json's context `regioni` lists it. */
const Regione = z
  .strictObject({
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
        /** Claims of its ID token that say who a person is: with them who is in the registry of one school enters it without an invitation. */
        persona: ClaimPersona.optional(),
      })
      .refine(({ persona, tokenUse }) => persona === undefined || tokenUse === 'id', {
        path: ['persona'],
        message: 'Chi è una persona lo dice solo l\'ID token ("tokenUse": "id").',
      })
      .optional(),
    accesso: Accesso.prefault({}),
    portata: Portata.prefault({}),
    /** ARN of a WAF and of a certificate of us-east-1, with the domain that the certificate is for. */
    wafArn: z.string().optional(),
    certificato: z.strictObject({ arn: z.string(), dominio: z.string() }).optional(),
    /** Address that receives the alarms; `allarmi: "nessuno"` says that nobody does, on purpose. */
    email: z.email().optional(),
    allarmi: z.literal('nessuno').optional(),
    /** The address that messages to people come from, of a domain or an address that Amazon SES has verified in the region; without it none is sent. */
    posta: z.strictObject({ mittente: z.email() }).optional(),
    /** Address of who helps the offices: a link in the menu. */
    supporto: z.url({ protocol: /^https?$/ }).optional(),
    /** The statement of accessibility and who is told of a barrier, on the page that each footer leads to. */
    accessibilita: Accessibilita.prefault({}),
    segretiOrigine: SegretiOrigine.prefault({}),
    /** Without it, what is kept is the table at any instant of the last 35 days and the earlier versions of the files, both in this account. */
    copie: Copie.optional(),
    /** For how long a version of a function is kept after a deploy replaced it. */
    versioni: z.strictObject({ giorni: z.int().min(7).max(3650).default(30) }).prefault({}),
    /** Without it nobody visits the deployment by itself. */
    canarino: Canarino.optional(),
    /** Identifier of the distribution, known after the first deploy: with it its accesses are logged, from us-east-1. */
    registroAccessi: z
      .string()
      .regex(/^E[A-Z0-9]{8,20}$/)
      .optional(),
  })
  .refine(({ email, allarmi }) => (email === undefined) === (allarmi === 'nessuno'), {
    path: ['email'],
    message:
      'Indicare chi riceve gli allarmi ("email": "indirizzo@…") oppure, se non deve riceverli nessuno, "allarmi": "nessuno".',
  })
  .refine(({ canarino, oidc }) => canarino === undefined || (canarino.segreto === undefined) === (oidc !== undefined), {
    path: ['canarino'],
    message:
      'Il canarino entra solo negli utenti di Cognito che l\'installazione si fa da sé, con il segreto che dice chi è ("canarino": { "segreto": "…" }); con un fornitore esterno ("oidc") guarda soltanto la porta, senza segreto ("canarino": {}).',
  })
  .refine(({ posta, oidc }) => posta !== undefined || oidc !== undefined, {
    path: ['posta'],
    message:
      'Gli utenti di Cognito ricevono per posta la password provvisoria: indicare chi scrive ("posta": { "mittente": "indirizzo@dominio" }), un indirizzo o un dominio verificato in Amazon SES nella stessa regione, fuori dalla sua prova; oppure un fornitore di identità esterno ("oidc").',
  });
export type Regione = z.infer<typeof Regione>;

/** The deployments of cdk.json. @throws when the context has a shape that nobody could deploy, saying what to write where */
export const readRegioni = (context: unknown): Regione[] => {
  const { data, error } = z.array(Regione).min(1).safeParse(context);
  if (error) throw new Error(`cdk.json, context.regioni non va bene:\n${z.prettifyError(error)}`);
  return data;
};
