import type { AltriDati, DatiPropri } from '#shared/contracts/scuola/dati-propri.ts';
import { identitaRoutes, type IdentitaInput } from '#shared/contracts/scuola/identita.ts';
import { scuolaRoutes, type Scuola } from '#shared/contracts/scuola/scuola.ts';
import { identitaDi } from '#shared/domain/scuola.ts';
import type { Person } from './home/test-home.ts';

/** The school that the one of the tests becomes: obviously another. */
export const ALTRA_IDENTITA = {
  codMeccanografico: 'XXIS00777C',
  codFiscale: '97000007779',
  desScuola: 'Istituto Subentrato',
  desIndirizzo: 'Via Altrove, 2',
} as const;

/** The record of the school itself. */
export const scuolaPropria = async (chi: Person): Promise<Scuola> => {
  const [riga] = await chi.ok(scuolaRoutes.listScuole, { query: { tipo: 'PROPRIA' } });
  if (riga === undefined) throw new Error('The school has no record');
  return chi.ok(scuolaRoutes.getScuola, { params: { uid: riga.uid } });
};

/** Changes what the school alone has; `altri`, what its filings and its bank need, in each of its periods. */
export const changeDatiPropri = async (
  chi: Person,
  cambi: Partial<DatiPropri>,
  altri: Partial<AltriDati> = {},
): Promise<Scuola> => {
  const { uid, dati, ...campi } = await scuolaPropria(chi);
  if (dati === null) throw new Error('The school has no data of its own');
  const altriDati = dati.altriDati.map((prima) => ({ ...prima, ...altri }));
  return chi.ok(scuolaRoutes.updateScuola, {
    params: { uid },
    body: { ...campi, dati: { ...dati, altriDati, ...cambi } },
  });
};

/** The request of a change of the school as it is, or as it was in the period named. */
export const identitaDa = (scuola: Scuola, cambi: Partial<IdentitaInput>): IdentitaInput => ({
  ...identitaDi(scuola.dati?.identitaPrecedenti?.find(({ al }) => al === cambi.al) ?? scuola),
  atto: '',
  decorrenza: null,
  al: null,
  motivo: '',
  ...cambi,
});

/** Changes, or corrects, codes, name and seat of the school itself. */
export const changeIdentita = async (chi: Person, cambi: Partial<IdentitaInput>): Promise<Scuola> => {
  const scuola = await scuolaPropria(chi);
  return chi.ok(identitaRoutes.changeIdentita, {
    params: { uid: scuola.uid },
    body: { identita: identitaDa(scuola, cambi), versione: scuola.versione },
  });
};
