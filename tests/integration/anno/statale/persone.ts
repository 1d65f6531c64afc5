import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { fiscaleRoutes, fiscaliPredefiniti, type FiscaliInput } from '#shared/contracts/anagrafe/fiscale.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import type { ServizioInput } from '#shared/contracts/servizi/servizio.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { servizioDiProva, supplenzaDiProva } from '#support/servizi-di-prova.ts';
import type { Anno } from '../mondo.ts';

/** The people that the State school of these months pays, all invented. */

const A_TORINO = [{ dal: '2020-01-01', codComuneDomf: 'L219', desComuneDomf: 'TORINO', codRegioneDomf: '13' }];

const PERSONALE: Readonly<Record<string, { cognome: string; nome: string; servizio: ServizioInput }>> = {
  bianconi: { cognome: 'Bianconi', nome: 'Rosa', servizio: servizioDiProva() },
  verdelli: { cognome: 'Verdelli', nome: 'Marco', servizio: servizioDiProva() },
  ferrante: { cognome: 'Ferrante', nome: 'Lucia', servizio: servizioDiProva() },
  salvietti: { cognome: 'Salvietti', nome: 'Pietro', servizio: servizioDiProva() },
  montini: {
    cognome: 'Montini',
    nome: 'Giada',
    servizio: supplenzaDiProva('2025-09-08', '2026-06-30', { codTipoNomina: 'TA' }),
  },
  petrinelli: { cognome: 'Petrinelli', nome: 'Ivo', servizio: supplenzaDiProva('2025-10-06', '2025-12-22') },
};

const ESTERNI: Readonly<Record<string, { cognome: string; nome: string; fiscali: Partial<FiscaliInput> }>> = {
  espostini: { cognome: 'Espostini', nome: 'Dario', fiscali: { percettore: { tipo: 'OCCASIONALE' } } },
  collarini: {
    cognome: 'Collarini',
    nome: 'Bea',
    fiscali: { percettore: { tipo: 'COCOCO' }, codGestioneSeparata: 'CON_DIS_COLL', numRedditoPresunto: 1_200_000 },
  },
  riccardini: {
    cognome: 'Riccardini',
    nome: 'Olga',
    fiscali: { percettore: { tipo: 'COCOCO' }, codGestioneSeparata: 'CON_DIS_COLL', numRedditoPresunto: 1_200_000 },
  },
};

/** Tax data of a year; who is not staff says to what title they are paid. */
export const saveFiscali = ({ chi, uidDi }: Anno, nome: string, numAnno: number, cambi: Partial<FiscaliInput> = {}) =>
  chi.ok(fiscaleRoutes.createFiscali, {
    body: {
      ...fiscaliPredefiniti(numAnno),
      ...(ESTERNI[nome]?.fiscali ?? {
        numAliquotaMassima: numAnno === 2025 ? 350_000 : 330_000,
        desAliquotaLettaDa: `NoiPA ${numAnno}`,
      }),
      ...cambi,
      uidSubAnagrafe: uidDi(nome),
    },
  });

/** Registers the people, with their services and the tax data of the first year. */
export const registerPersone = async (anno: Anno): Promise<void> => {
  const { chi, persone } = anno;
  let numero = 0;
  for (const [chiave, { cognome, nome }] of [...Object.entries(PERSONALE), ...Object.entries(ESTERNI)]) {
    const persona = personaDiProva((numero += 1), { desCognome: cognome, desNome: nome, domicili: A_TORINO });
    persone.set(chiave, await chi.ok(anagrafeRoutes.createPersona, { body: persona }));
    const servizio = PERSONALE[chiave]?.servizio;
    if (servizio !== undefined)
      await chi.ok(serviziRoutes.createServizio, { body: { ...servizio, uidSubAnagrafe: anno.uidDi(chiave) } });
    await saveFiscali(anno, chiave, 2025);
  }
};

/** Gross pay of a person for days, of their title in the records. */
export const lordo = (
  { uidDi }: Anno,
  nome: string,
  importo: number,
  [dal, al]: readonly [string, string],
): InputCedolino => ({
  uidSubAnagrafe: uidDi(nome),
  percettore: null,
  voci: [{ codice: 'COMPENSO', competenza: { dal, al }, misura: { unita: 'IMPORTO', importo } }],
});
