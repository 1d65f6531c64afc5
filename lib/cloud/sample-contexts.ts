const ACCOUNT = '123456789012';
const email = 'allarmi@scuola.example';
const posta = { mittente: 'emolumenti@scuola.example' };
const senzaPosta = { region: 'eu-south-1', nome: 'emolumenti', email };
const milano = { ...senzaPosta, posta };
const certificato = {
  arn: `arn:aws:acm:us-east-1:${ACCOUNT}:certificate/00000000-0000-0000-0000-000000000000`,
  dominio: 'emolumenti.scuola.example',
};
const wafArn = `arn:aws:wafv2:us-east-1:${ACCOUNT}:global/webacl/emolumenti/00000000-0000-0000-0000-000000000000`;
const oidc = {
  issuer: 'https://accesso.scuola.example/realms/scuole',
  clientId: 'emolumenti',
  tokenUse: 'id',
  persona: { codiceFiscale: 'https://attributes.eid.gov.it/fiscal_number' },
};

/** Ways in which the product is deployed, as cdk.json's context `regioni` would say them: each is synthesised and checked, with no account. */
export const sampleContexts: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  'as it comes': [milano],
  'with the account': [{ ...milano, account: ACCOUNT, portata: { limitePerUtente: 1200 } }],
  'in two regions': [
    milano,
    {
      region: 'eu-central-1',
      nome: 'emolumenti',
      allarmi: 'nessuno',
      accesso: { piano: 'LITE' },
      posta,
      portata: { limitePerUtente: 'nessuno' },
    },
  ],
  'with an external identity provider': [{ ...senzaPosta, oidc }],
  'with a certificate and a WAF': [{ ...milano, certificato, wafArn }],
  'with everything': [
    {
      ...milano,
      account: ACCOUNT,
      certificato,
      wafArn,
      accesso: { prefisso: 'scuole-di-prova', piano: 'PLUS' },
      segretiOrigine: { invia: 2, accetta: [1, 2] },
      registroAccessi: 'E1ABCDEFGHIJKL',
      canarino: { segreto: 'emolumenti/canarino' },
      versioni: { giorni: 60 },
      copie: { giorni: 90, altrove: `arn:aws:backup:eu-central-1:210987654321:backup-vault:emolumenti` },
      portata: { richiesteAlSecondo: 500, lambdaInsieme: 1000, passiInsieme: 40 },
    },
  ],
};
