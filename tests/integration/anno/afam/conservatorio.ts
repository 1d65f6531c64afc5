import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { fiscaleRoutes, fiscaliPredefiniti, type FiscaliInput } from '#shared/contracts/anagrafe/fiscale.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { posizioniRoutes } from '#shared/contracts/tabelle/posizioni.ts';
import { nameFirmatari } from '#support/cedolini.ts';
import { createAccademia } from '#support/denunce/accademia.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { supplenzaDiProva } from '#support/servizi-di-prova.ts';
import { COLLABORA, createIncarico } from '../atti.ts';
import { openAnno, type Anno } from '../mondo.ts';
import { loadTabelle } from '../statale/addizionali.ts';

const A_TORINO = [{ dal: '2020-01-01', codComuneDomf: 'L219', desComuneDomf: 'TORINO', codRegioneDomf: '13' }];
/** Presumed incomes are below the real ones: what is settled is on what was paid. */
const CHI: Readonly<Record<string, (anno: number) => Partial<FiscaliInput>>> = {
  annuali: (anno) => ({ numRedditoPresunto: anno === 2025 ? 600_000 : 2_000_000 }),
  brevi: () => ({ numRedditoPresunto: 500_000 }),
  collaborini: () => ({
    percettore: { tipo: 'COCOCO' },
    codGestioneSeparata: 'CON_DIS_COLL',
    numRedditoPresunto: 200_000,
  }),
};
/** The fee of the collaborator, every month. */
export const RATA = 120_000;

/** Year, month and day of each payment. */
export const MESI = [
  [2025, 11, '2025-11-27'],
  [2025, 12, '2025-12-18'],
  [2026, 1, '2026-01-27'],
  [2026, 2, '2026-02-26'],
  [2026, 3, '2026-03-27'],
  [2026, 4, '2026-04-27'],
  [2026, 5, '2026-05-27'],
  [2026, 6, '2026-06-26'],
  [2026, 7, '2026-07-27'],
  [2026, 8, '2026-08-27'],
  [2026, 9, '2026-09-28'],
  [2026, 10, '2026-10-27'],
] as const;

/** The conservatory made new, with its three people, on the first day somebody is paid. */
export const openConservatorio = async (): Promise<Anno> => {
  const scuola = await openAnno('TOAF09900X', 'Conservatorio Ottavio Inventato', 'AFAM', '2025-11-14');
  const { chi, persone } = scuola;
  await nameFirmatari(chi);
  await createAccademia(chi, 'TOAF09900X');
  await chi.ok(posizioniRoutes.createCodiceInps, {
    body: {
      descrizione: 'Docente annuale',
      qualifica1: '2',
      qualifica2: 'F',
      qualifica3: 'D',
      tipoContribuzione: '71',
      codContratto: 'CPUB',
      tipoLavoratore: '00',
      qualificaCu: '',
      tipoRapportoCu: '',
      flgTempoPieno: true,
      flgAttiva: true,
      contratti: ['TD_31_8'],
      ruoli: ['DOCENTE'],
    },
  });
  for (const [posto, [nome, suoi]] of Object.entries(CHI).entries()) {
    const persona = personaDiProva(60 + posto, { desCognome: nome, domicili: A_TORINO });
    persone.set(nome, await chi.ok(anagrafeRoutes.createPersona, { body: persona }));
    const uidSubAnagrafe = scuola.uidDi(nome);
    for (const anno of [2025, 2026])
      await chi.ok(fiscaleRoutes.createFiscali, {
        body: { ...fiscaliPredefiniti(anno), ...suoi(anno), uidSubAnagrafe },
      });
  }
  const contratto = (nome: string, dal: string, al: string, codTipoNomina: string) =>
    chi.ok(serviziRoutes.createServizio, {
      body: {
        ...supplenzaDiProva(dal, al, { codTipoNomina, codCessazione: '18' }),
        uidSubAnagrafe: scuola.uidDi(nome),
      },
    });
  await contratto('annuali', '2025-11-01', '2026-10-31', 'AN');
  await contratto('brevi', '2026-01-12', '2026-03-20', 'SB');
  await createIncarico(scuola, 'collaborini', '2025-11-01', '2026-10-31', { ...COLLABORA, numImporto: 12 * RATA });
  for (const anno of [2025, 2026]) await loadTabelle(scuola, anno);
  return scuola;
};
