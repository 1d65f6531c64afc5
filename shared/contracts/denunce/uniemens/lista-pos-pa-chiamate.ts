import * as z from 'zod';
import type { Licenza } from '#shared/domain/accesso/licenze.ts';
import {
  anno,
  codiceFiscale,
  data,
  importo,
  importoNonNegativo,
  mese,
  numero,
  scelta,
  testo,
  uidDi,
  versione,
} from '#shared/domain/campi.ts';
import { PRIMO_GIORNO_POS_PA } from '#shared/domain/denunce/codici-pos-pa.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { defineRoute } from '../../route.ts';
import { adempimenti, diUna } from '../chiamate.ts';
import {
  DenunciaIntera,
  nomeCampo,
  PRIMO_ANNO_DENUNCE,
  RigaDenuncia,
  RilievoInRiga,
  ValoreCampo,
} from '../denuncia.ts';
import { byteDelFile } from '../macchina/verifica.ts';
import { unRecord } from '../uniemens-chiamate.ts';

const licences = ['WWS'] as const satisfies readonly Licenza[];
const comune = { roles: adempimenti, licences, scope: 'scuola' } as const;
const lettura = { ...comune, effect: 'read' } as const;
const scrittura = { ...comune, effect: 'write' } as const;

/** Which list of the filing: that of the month, or that of variations only. */
export const listePosPA = ['O', 'V'] as const;
export type QualeLista = (typeof listePosPA)[number];

const Quale = z.strictObject({ uid: uidDi('DENUNCIA') });
const Riferimento = z.strictObject({ ...Quale.shape, versione: versione() });
const uidPosPa = () => scelta(listePosPA);
const DellaLista = z.strictObject({ ...Quale.shape, uidPosPa: uidPosPa() });
const elencoRighe = z.array(RigaDenuncia).max(20_000);
const campiScritti = z.record(nomeCampo(), ValoreCampo);
const perche = () => testo(1, 300);

/** A list of the filing: who declares it, who is in it, what it owes. */
const ListaInElenco = z.strictObject({
  uidPosPa: uidPosPa(),
  cfAzienda: testo(0, 16),
  prgAzienda: testo(0, 5),
  lavoratori: numero(0, 100_000),
  contributi: importo(),
});

/** A worker of a list, with how many forms of each kind and what they owe. */
const LavoratoreInElenco = z.strictObject({
  riga: RigaDenuncia,
  e0: numero(0, 1000),
  e1: numero(0, 1000),
  f1: numero(0, 1000),
  v1: numero(0, 1000),
  contributi: importo(),
});

const LavoratoreIntero = z.strictObject({
  riga: RigaDenuncia,
  /** Their id in the registry; null when nobody there has that codice fiscale any more. */
  uidSubAnagrafe: uidDi('PERSONA').nullable(),
  e0: elencoRighe,
  e1: elencoRighe,
  f1: elencoRighe,
  v1: elencoRighe,
  rilievi: z.array(RilievoInRiga).max(20_000),
});

/** What a list owes to a fund under one code of payment, and what the sent F24 of the month pay under it. */
const VoceProspetto = z.strictObject({
  gestione: testo(0, 2),
  codice: testo(0, 10),
  imponibile: importo(),
  contributo: importo(),
  versato: importo(),
  differenza: importo(),
});
export type VoceProspetto = z.infer<typeof VoceProspetto>;

const elencoModuli = (path: `/${string}`, nome: string) =>
  defineRoute({
    ...lettura,
    method: 'POST',
    path,
    summary: `The forms ${nome} of a list, of everybody or of one worker`,
    errors: ['NON_TROVATO'],
    body: z.strictObject({ ...DellaLista.shape, cf: codiceFiscale().optional() }),
    response: elencoRighe,
  });

/** A form as the office enters it: new for a person, or an existing one changed; or one that was left out, put back. */
const ModuloInput = z.strictObject({
  ...Riferimento.shape,
  uidPosPa: uidPosPa(),
  /** Of whom, for a new one. */
  uidSubAnagrafe: uidDi('PERSONA').optional(),
  /** The one that is changed. */
  riga: testo(1, 60).optional(),
  /** Its elements by their path; empty text for one that is not written. */
  campi: campiScritti,
  perche: perche(),
});
export type ModuloInput = z.infer<typeof ModuloInput>;

const salvaModulo = (path: `/${string}`, nome: string) =>
  defineRoute({
    ...scrittura,
    method: 'POST',
    path,
    summary: `Adds a form ${nome} that no payslip says, or changes one: what was gathered is written over, with the reason`,
    errors: diUna,
    body: ModuloInput,
    response: DenunciaIntera,
  });
export type SalvaModulo = ReturnType<typeof salvaModulo>;

const eliminaModulo = (path: `/${string}`, nome: string) =>
  defineRoute({
    ...scrittura,
    method: 'DELETE',
    path,
    summary: `Takes out a form ${nome}: one that was gathered is kept aside with the reason`,
    errors: diUna,
    body: z.strictObject({ ...Riferimento.shape, riga: testo(1, 60), perche: perche() }),
    response: DenunciaIntera,
  });

export const PRIMA_DEL_PRIMO = `Il periodo non può cominciare prima del ${formatGiorno(PRIMO_GIORNO_POS_PA)}.`;
const inizioPosPA = () => data().refine((giorno) => giorno >= PRIMO_GIORNO_POS_PA, PRIMA_DEL_PRIMO);

/** Elements that are proposed for a form, and what nobody knows of them. */
const Proposta = z.strictObject({ campi: campiScritti, avvertenze: z.array(testo(1, 300)).max(20) });
export type Proposta = z.infer<typeof Proposta>;

/** Further months that a form is repeated for: never past December. */
export const MASSIMI_MESI_V1 = 11;

/** The public family of the monthly filing: the lists, who is in them, their forms. */
export const listaPosPARoutes = {
  listPosPA: defineRoute({
    ...lettura,
    method: 'POST',
    path: '/crud/pospa-id',
    summary: 'The lists of the public family that a UniEmens has, with who declares them and what they owe',
    errors: ['NON_TROVATO'],
    body: Quale,
    response: z.array(ListaInElenco).max(10),
  }),
  getFrontespizioPosPA: defineRoute({
    ...lettura,
    method: 'POST',
    path: '/crud/pospa',
    summary: 'The front page of a list',
    errors: ['NON_TROVATO'],
    body: DellaLista,
    response: RigaDenuncia,
  }),
  getProspettoPosPA: defineRoute({
    ...lettura,
    method: 'POST',
    path: '/crud/pospa-prospetto',
    summary: 'What a list owes to each fund, code by code, against what the sent F24 of the month pay',
    errors: ['NON_TROVATO'],
    body: DellaLista,
    response: z.array(VoceProspetto).max(1000),
  }),
  listLavoratoriPosPA: defineRoute({
    ...lettura,
    method: 'POST',
    path: '/crud/pospa-denunce-individuali',
    summary: 'The workers of a list, with how many forms of each kind they have',
    errors: ['NON_TROVATO'],
    body: DellaLista,
    response: z.array(LavoratoreInElenco).max(20_000),
  }),
  getLavoratorePosPA: defineRoute({
    ...lettura,
    method: 'POST',
    path: '/crud/pospa-denuncia-individuale',
    summary: 'A worker of a list with every form and what is wrong in them',
    errors: ['NON_TROVATO'],
    body: z.strictObject({ ...DellaLista.shape, cf: codiceFiscale() }),
    response: LavoratoreIntero,
  }),
  getD0: unRecord('/crud/pospa-d0', 'worker of the public family'),
  listE0: elencoModuli('/crud/pospa-e0-list', 'E0'),
  listE1: elencoModuli('/crud/pospa-e1-list', 'E1'),
  listF1: elencoModuli('/crud/pospa-f1-list', 'F1'),
  listV1: elencoModuli('/crud/pospa-v1-list', 'V1'),
  saveE0: salvaModulo('/crud/pospa-e0', 'E0'),
  saveE1: salvaModulo('/crud/pospa-e1', 'E1'),
  saveF1: salvaModulo('/crud/pospa-f1', 'F1'),
  saveV1: salvaModulo('/crud/pospa-v1', 'V1'),
  removeE0: eliminaModulo('/crud/pospa-e0', 'E0'),
  removeE1: eliminaModulo('/crud/pospa-e1', 'E1'),
  removeF1: eliminaModulo('/crud/pospa-f1', 'F1'),
  removeV1: eliminaModulo('/crud/pospa-v1', 'V1'),
  putFrontespizioPosPA: defineRoute({
    ...scrittura,
    method: 'PUT',
    path: '/crud/pospa',
    cosa: 'LISTA_POS_PA',
    summary: 'Makes the front page of a list, or writes over what it says, with the reason',
    errors: diUna,
    body: z.strictObject({ ...Riferimento.shape, uidPosPa: uidPosPa(), campi: campiScritti, perche: perche() }),
    response: DenunciaIntera,
  }),
  putD0: defineRoute({
    ...scrittura,
    method: 'PUT',
    path: '/crud/pospa-d0',
    cosa: 'LISTA_POS_PA',
    summary: 'Puts a person of the registry into a list, or writes over what it says of them, with the reason',
    errors: diUna,
    body: ModuloInput,
    response: DenunciaIntera,
  }),
  multiplyV1: defineRoute({
    ...scrittura,
    method: 'POST',
    path: '/crud/pospa-v1/multiply',
    summary: `Repeats a form V1 for the months after it, at most ${MASSIMI_MESI_V1} and never past December: each with its own days`,
    errors: diUna,
    body: z.strictObject({
      ...Riferimento.shape,
      riga: testo(1, 60),
      mesi: numero(1, MASSIMI_MESI_V1),
      perche: perche(),
    }),
    response: DenunciaIntera,
  }),
  importPosPA: defineRoute({
    ...scrittura,
    method: 'POST',
    path: '/crud/pospa/importa',
    cosa: 'LISTA_POS_PA',
    summary:
      'Brings the forms of the public family of a file, whoever made it, into an open filing: those that are already there stay as they are',
    errors: diUna,
    body: z.strictObject({ ...Riferimento.shape, contenuto: byteDelFile(), perche: perche() }),
    response: DenunciaIntera,
  }),
  getFrontespizioPrincipale: defineRoute({
    ...lettura,
    method: 'GET',
    path: '/crud/pospa/frontespizio-principale',
    summary: 'The front page that the data of the school give for a month',
    errors: [],
    query: z.strictObject({ anno: anno(PRIMO_ANNO_DENUNCE), mese: mese() }),
    response: z.strictObject({ campi: campiScritti }),
  }),
  proponiInquadramento: defineRoute({
    ...lettura,
    method: 'POST',
    path: '/crud/inquadramento',
    summary: 'How who has a service in a period is classified, as the service and the tables of the school say',
    errors: ['NON_TROVATO'],
    body: z.strictObject({ uidSubAnagrafe: uidDi('PERSONA'), dal: inizioPosPA(), al: data() }),
    response: Proposta,
  }),
  proponiImporti: defineRoute({
    ...lettura,
    method: 'POST',
    path: '/crud/uniemens-calcolo-parametri',
    summary: 'The contributions that rules give on a base in a period, fund by fund',
    errors: ['NON_TROVATO'],
    body: z.strictObject({
      uidSubAnagrafe: uidDi('PERSONA'),
      dal: inizioPosPA(),
      al: data(),
      /** Base of the pension, in cents. */
      imponibile: importoNonNegativo(),
      /** Pay that counts for the end of service; zero for accessory pay. */
      utileFineServizio: importoNonNegativo(),
    }),
    response: Proposta,
  }),
} as const;
