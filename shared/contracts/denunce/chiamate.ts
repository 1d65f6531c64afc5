import * as z from 'zod';
import type { Licenza } from '../../domain/accesso/licenze.ts';
import type { Ruolo } from '../../domain/accesso/ruoli.ts';
import { data, numero, testo, uidDi, versione } from '../../domain/campi.ts';
import { acrossFields } from '../across-fields.ts';
import type { Ammessi } from '../altri-nomi.ts';
import { pagina, ricerca } from '../lista.ts';
import { defineRoute } from '../route.ts';
import { Denuncia, DenunciaIntera, nomeCampo, ValoreCampo } from './denuncia.ts';

export const adempimenti = ['GESTORE', 'TESTER', 'ADEMPIMENTI'] as const satisfies readonly Ruolo[];
/** What a call about one filing may be refused for. */
export const diUna = ['NON_TROVATO', 'VERSIONE_SUPERATA', 'STATO_NON_AMMESSO'] as const;

const Riferimento = z.strictObject({ uid: uidDi('DENUNCIA'), versione: versione() });

type Percorso = `/${string}`;

/** Where the calls of a kind of filing answer, what it is called there. */
interface Quale {
  readonly nome: string;
  readonly licences: readonly Licenza[];
  readonly elenco: Percorso;
  readonly una: Percorso;
  /** Where one is read, when another call answers at its address. */
  readonly lettura?: Percorso;
  readonly file: Percorso;
  /** Name that the specification gives to the id of one. */
  readonly altroUid?: string;
}

/** One field with its value, or several by their names. */
const Correggendo = z
  .strictObject({
    ...Riferimento.shape,
    riga: testo(1, 60),
    campo: nomeCampo().optional(),
    valore: ValoreCampo.nullable().optional(),
    campi: z.record(nomeCampo(), ValoreCampo.nullable()).optional(),
    perche: testo(1, 300),
  })
  .check(
    acrossFields<{
      readonly campo?: string | undefined;
      readonly valore?: ValoreCampo | null | undefined;
      readonly campi?: Readonly<Record<string, ValoreCampo | null>> | undefined;
    }>(({ campo, valore, campi }, context) => {
      const nessuno = campo === undefined && Object.keys(campi ?? {}).length === 0;
      if (nessuno) context.addIssue({ code: 'custom', path: ['campo'], message: 'Indicare il campo da correggere.' });
      if ((nessuno || campo !== undefined) && valore === undefined)
        context.addIssue({ code: 'custom', path: ['valore'], message: 'Indicare il valore del campo.' });
    }),
  );

/** A value written over a computed field of a record, by which every kind of filing is mended. */
export const correzione = (
  path: Percorso,
  {
    method,
    nome,
    licences,
    altroUid,
  }: Pick<Quale, 'nome' | 'licences' | 'altroUid'> & { readonly method: 'POST' | 'PUT' },
) =>
  defineRoute({
    roles: adempimenti,
    licences,
    scope: 'scuola',
    method,
    path,
    summary: `Writes over computed fields of a record of ${nome}, one or several, with the reason; null puts the computed value back`,
    effect: 'write',
    errors: diUna,
    body: Correggendo,
    response: DenunciaIntera,
    ...dettaAltrimenti(altroUid, ['denuncia.']),
  });
export type Correzione = ReturnType<typeof correzione>;

/** The id of a filing under its other name too, in the request and in the answer. */
const dettaAltrimenti = (
  altroUid: string | undefined,
  luoghi: readonly string[] = [''],
): { readonly ammessi?: Ammessi } =>
  altroUid === undefined
    ? {}
    : {
        ammessi: {
          nomi: { [altroUid]: 'uid' },
          risposta: Object.fromEntries(luoghi.map((luogo) => [`${luogo}${altroUid}`, 'uid'])),
        },
      };

/** The filings of a kind, one of them, its files. */
const contenuto = ({ nome, licences, elenco, una, lettura = una, file, altroUid }: Quale) => {
  const comune = { roles: adempimenti, licences, scope: 'scuola' } as const;
  return {
    list: defineRoute({
      ...comune,
      method: 'POST',
      path: elenco,
      summary: `${nome} of the school, newest month first`,
      effect: 'read',
      errors: ['TROPPI_RISULTATI'],
      body: z.strictObject(ricerca(['periodo'], ['anno', 'status'])),
      response: pagina(Denuncia),
      ...(altroUid === undefined ? {} : { ammessi: { risposta: { [`righe.${altroUid}`]: 'uid' } } }),
    }),
    get: defineRoute({
      ...comune,
      method: 'POST',
      path: lettura,
      summary: `One ${nome} with its records and what is wrong in them; with \`riga\`, the payslip lines that record sums`,
      effect: 'read',
      errors: ['NON_TROVATO'],
      body: z.strictObject({ uid: uidDi('DENUNCIA'), riga: testo(1, 60).optional() }),
      response: DenunciaIntera,
      ...dettaAltrimenti(altroUid, ['denuncia.']),
    }),
    remove: defineRoute({
      ...comune,
      method: 'DELETE',
      path: una,
      summary: `Deletes one ${nome} that was not sent: its runs are free for another`,
      effect: 'write',
      errors: diUna,
      body: Riferimento,
      response: z.strictObject({ uid: uidDi('DENUNCIA') }),
      ...dettaAltrimenti(altroUid),
    }),
    makeFile: defineRoute({
      ...comune,
      method: 'GET',
      path: file,
      summary: `Makes the file of one ${nome} as it is now and keeps it; the same content makes no second one`,
      effect: 'write',
      errors: diUna,
      query: z.strictObject({ uid: uidDi('DENUNCIA'), versione: versione() }),
      response: Denuncia,
      ...dettaAltrimenti(altroUid),
    }),
    linkFile: defineRoute({
      ...comune,
      method: 'POST',
      path: `${una}/file`,
      summary: `A link that downloads a kept file of one ${nome} for 300 s`,
      effect: 'read',
      errors: ['NON_TROVATO'],
      body: z.strictObject({ uid: uidDi('DENUNCIA'), numero: numero(1, 10_000) }),
      response: z.strictObject({ link: z.url().max(4000) }),
      ...dettaAltrimenti(altroUid),
    }),
  };
};

/** Its sending. */
const invio = ({ nome, licences, una, altroUid }: Quale) => {
  const comune = { roles: adempimenti, licences, scope: 'scuola' } as const;
  return {
    send: defineRoute({
      ...comune,
      method: 'POST',
      path: `${una}/dat-invio`,
      summary: `Sets the day one ${nome} was sent: its content is frozen and its month takes no more runs`,
      effect: 'write',
      errors: diUna,
      body: z.strictObject({ ...Riferimento.shape, datInvio: data(), protocollo: testo(0, 60) }),
      response: Denuncia,
      ...dettaAltrimenti(altroUid),
    }),
    undoSend: defineRoute({
      ...comune,
      roles: ['GESTORE'],
      method: 'DELETE',
      path: `${una}/dat-invio`,
      summary: `Takes back, within a day, a sent date of ${nome} that was set by mistake`,
      effect: 'write',
      errors: diUna,
      body: z.strictObject({ ...Riferimento.shape, motivo: testo(1, 300) }),
      response: Denuncia,
      ...dettaAltrimenti(altroUid),
    }),
  };
};

/** The calls that every kind of filing has. */
export const chiamateDenuncia = (quale: Quale) => ({ ...contenuto(quale), ...invio(quale) });
export type ChiamateDenuncia = ReturnType<typeof chiamateDenuncia>;
