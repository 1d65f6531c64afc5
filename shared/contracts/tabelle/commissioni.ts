import * as z from 'zod';
import type { Ruolo } from '../../domain/accesso/ruoli.ts';
import { codiceFiscale, flag, giorni, numero, scelta, testo, uidDi, versione } from '../../domain/campi.ts';
import { fasceTrasferta, funzioniCommissione, tipiEsame } from '../../domain/elaborazione/commissione.ts';
import { acrossFields } from '../across-fields.ts';
import { defineRoute } from '../route.ts';
import { numAnno } from '../scuola/elenchi-scuola.ts';

const roles = ['GESTORE', 'TESTER', 'CEDOLINI'] as const satisfies readonly Ruolo[];

/** A course in a class that holds several: its candidates are examined apart. */
export const ParteClasse = z.strictObject({
  classe: testo(1, 20),
  indirizzo: testo(1, 60),
  candidati: numero(1, 100),
});
export type ParteClasse = z.infer<typeof ParteClasse>;

/** Who sits in a commission. The codice fiscale finds the person when the fee is paid; null for who is not known yet. */
export const Membro = z.strictObject({
  nominativo: testo(1, 120),
  desCf: codiceFiscale().nullable(),
  funzione: scelta(funzioniCommissione),
  /** Null for who has no travel quota. */
  fasciaTrasferta: scelta(fasceTrasferta).nullable(),
});
export type Membro = z.infer<typeof Membro>;

const campi = {
  numAnno: numAnno(),
  descrizione: testo(1, 100),
  tipoEsame: scelta(tipiEsame),
  numClassi: numero(0, 10),
  /** School or place where the commission works. */
  sede: testo(0, 120),
  candidati: numero(0, 500),
  giorniLavorati: giorni(120),
  /** The commission sits in a private school. */
  flgParitaria: flag(),
  presidente: testo(0, 120),
  articolate: z.array(ParteClasse).max(30),
  membri: z.array(Membro).max(40),
};

type Campi = z.infer<z.ZodObject<typeof campi>>;

/** Within the candidates and the classes of the commission; one chair, nobody twice. */
const regole = ({ candidati, numClassi, articolate, membri }: Campi, context: z.RefinementCtx): void => {
  const refuse = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
  const somma = articolate.reduce((totale, parte) => totale + parte.candidati, 0);
  if (somma > candidati)
    refuse(['candidati'], `Le classi articolate hanno ${somma} candidati: la commissione ne ha almeno altrettanti.`);
  const classi = new Set(articolate.map(({ classe }) => classe)).size;
  if (classi > numClassi) refuse(['numClassi'], `Le classi articolate sono ${classi}: indicarne almeno altrettante.`);
  articolate.forEach(({ classe, indirizzo }, indice) => {
    if (articolate.slice(0, indice).some((altra) => altra.classe === classe && altra.indirizzo === indirizzo))
      refuse(['articolate', indice, 'indirizzo'], 'La parte della classe è già indicata.');
  });
  membri.forEach(({ funzione, desCf, nominativo }, indice) => {
    const prima = membri.slice(0, indice);
    if (funzione === 'PRESIDENTE' && prima.some((altro) => altro.funzione === 'PRESIDENTE'))
      refuse(['membri', indice, 'funzione'], 'La commissione ha un solo presidente.');
    if (prima.some((altro) => (desCf === null ? altro.nominativo === nominativo : altro.desCf === desCf)))
      refuse(['membri', indice, desCf === null ? 'nominativo' : 'desCf'], 'La persona è già tra i membri.');
  });
};

/** A commission of an exam: what its members' fees are measured on. */
export const CommissioneInput = z.strictObject(campi).check(acrossFields(regole));
export type CommissioneInput = z.infer<typeof CommissioneInput>;
export const Commissione = z.strictObject({ ...campi, uid: uidDi('COMMISSIONE'), versione: versione() });
export type Commissione = z.infer<typeof Commissione>;

const comune = { roles, licences: ['WWS'], scope: 'scuola' } as const;

export const commissioniRoutes = {
  listCommissioni: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/commesami/lista',
    summary: 'Exam commissions of some school years; of all without years, or with -1',
    effect: 'read',
    errors: [],
    body: z.strictObject({ anni: z.array(numero(-1, 2100)).max(60).optional() }),
    response: z.array(Commissione).max(1000),
  }),
  createCommissione: defineRoute({
    ...comune,
    method: 'PUT',
    path: '/crud/commesami',
    summary: 'Creates an exam commission',
    effect: 'write',
    errors: ['DUPLICATO'],
    body: CommissioneInput,
    response: Commissione,
  }),
  updateCommissione: defineRoute({
    ...comune,
    method: 'POST',
    path: '/crud/commesami',
    summary: 'Changes an exam commission',
    effect: 'write',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'DUPLICATO'],
    body: z.strictObject({ ...campi, uid: uidDi('COMMISSIONE'), versione: versione() }).check(acrossFields(regole)),
    response: Commissione,
  }),
  removeCommissione: defineRoute({
    ...comune,
    method: 'DELETE',
    path: '/crud/commesami',
    summary: 'Deletes an exam commission that no payment uses',
    effect: 'write',
    errors: ['NON_TROVATO', 'VERSIONE_SUPERATA', 'IN_USO'],
    body: z.strictObject({ uid: uidDi('COMMISSIONE'), versione: versione() }),
    response: z.strictObject({ uid: uidDi('COMMISSIONE') }),
  }),
} as const;
